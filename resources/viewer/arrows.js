// Arrows that show where parts go next; they are drawn over everything else, or parts would hide them.

const ARROW = "#ffc81e"; // seen on both grounds, and on most parts
const ARROW_SIZE = 0.16; // in the radius of the whole
const ARROW_LEAST = 1.2; // the least length of an arrow in its size
const ARROW_MOST = 0.6; // the greatest length in the radius of the whole

class Arrows {
  constructor() {
    this.group = new THREE.Group();
    this.fill = material(channels(ARROW), 1, 0, { depthTest: false, transparent: true });
    this.rim = material(channels("#17191f"), 0, 0, { depthTest: false, transparent: true, side: THREE.BackSide });
    this.bodies = [];
  }

  // Show one more arrow, before a part, the way that it goes; far: the radius of the whole.
  show(part, way, far, flat) {
    const length = way.length();
    if (!part.group.visible || !length || (flat && Math.abs(way.z) > 0.5 * length)) return;
    const ahead = way.clone().divideScalar(length);
    const size = ARROW_SIZE * far;
    const long = Math.min(Math.max(length, ARROW_LEAST * size), ARROW_MOST * far);
    const body = this.body(long, size);
    this.bodies.push(body);
    for (const [order, fill] of [this.rim, this.fill].entries()) {
      const arrow = new THREE.Mesh(body, fill);
      arrow.position.copy(this.front(part, ahead)).add(part.group.position);
      arrow.quaternion.setFromUnitVectors(new THREE.Vector3(0, 1, 0), ahead);
      arrow.renderOrder = 2 + order;
      this.group.add(arrow);
    }
    this.rim.uniforms.swell.value = 0.03 * size;
  }

  // Return an arrow that goes up along y from the origin: a shaft, and a head that is drawn after it.
  body(long, size) {
    const all = new Triangles();
    const head = 0.5 * size;
    const shaft = new THREE.CylinderGeometry(0.1 * size, 0.1 * size, long - head, 12);
    const tip = new THREE.CylinderGeometry(0, 0.3 * size, head, 16);
    all.take(shaft, new THREE.Matrix4().makeTranslation(0, (long - head) / 2, 0), [0, 0, 0, 0]);
    all.take(tip, new THREE.Matrix4().makeTranslation(0, long - head / 2, 0), [0, 0, 0, 0]);
    return all.geometry();
  }

  // Return the point on the side of a part that goes ahead, before its middle, from where the part is.
  front(part, ahead) {
    const [low, high] = [new THREE.Vector3(Infinity, Infinity, Infinity), new THREE.Vector3(-Infinity, -Infinity, -Infinity)];
    for (const { geometry: { boundingBox } } of part.faces) {
      low.min(boundingBox.min);
      high.max(boundingBox.max);
    }
    const half = high.clone().sub(low).multiplyScalar(0.5);
    const reach = Math.abs(half.x * ahead.x) + Math.abs(half.y * ahead.y) + Math.abs(half.z * ahead.z);
    return low.add(high).multiplyScalar(0.5).addScaledVector(ahead, reach);
  }

  clear() {
    this.group.clear();
    this.bodies.forEach((body) => body.dispose());
    this.bodies = [];
  }

  dispose() {
    this.clear();
    this.fill.dispose();
    this.rim.dispose();
  }
}
