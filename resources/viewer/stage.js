// The canvas: camera, turning by mouse, touch and keyboard, and what is clicked.

const AWAY = 8; // the viewer's distance in radii of the solution: a mild perspective
const MARGIN = 1.1;

class Stage {
  constructor(element, flat, view) {
    this.element = element;
    this.flat = flat;
    this.view = view;
    this.renderer = new THREE.WebGLRenderer({ antialias: true, alpha: true });
    this.renderer.setPixelRatio(window.devicePixelRatio);
    element.append(this.renderer.domElement);
    this.scene = new THREE.Scene();
    this.camera = new THREE.PerspectiveCamera(10, 1, 0.5, 80);
    this.camera.up.set(0, 0, 1);
    this.controls = new THREE.OrbitControls(this.camera, this.renderer.domElement);
    this.controls.minDistance = 1.6;
    this.controls.maxDistance = 40;
    this.controls.addEventListener("change", () => this.draw());
    this.shown = null;
    this.reach = new THREE.Vector3(1, 1, 1).normalize();
    this.onpart = () => {};
    this.resize();
    this.home();
    new ResizeObserver(() => this.resize()).observe(element);
    this.watchClicks();
  }

  // Show another solution.
  show(assembled) {
    if (this.shown) {
      this.scene.remove(this.shown.group);
      this.shown.dispose();
    }
    this.shown = assembled;
    this.scene.add(assembled.group);
  }

  // Draw everything so much smaller that parts that were moved apart are still seen.
  arrange(explode, step, states, towards) {
    const reach = this.shown.arrange(explode, step, states, towards, this.flat);
    this.shown.group.scale.setScalar(1 / reach.length());
    this.reach = reach.normalize();
    this.draw();
  }

  // Look from where one sees best, with everything in the window.
  home() {
    this.controls.target.set(0, 0, 0);
    this.look(...this.view, AWAY);
  }

  // Look from these angles, in degrees, and this far away.
  look(azimuth, elevation, distance) {
    const [a, e] = [azimuth, Math.min(89.99, Math.max(-89.99, elevation))].map((angle) => angle * Math.PI / 180);
    const away = new THREE.Vector3(Math.cos(e) * Math.cos(a), Math.cos(e) * Math.sin(a), Math.sin(e));
    this.camera.position.copy(this.controls.target).addScaledVector(away, distance);
    this.controls.update();
    this.draw();
  }

  // Turn by so many degrees, and come nearer so many times.
  turn(right, up, nearer = 1) {
    const away = this.camera.position.clone().sub(this.controls.target);
    const distance = away.length();
    const azimuth = Math.atan2(away.y, away.x) * 180 / Math.PI;
    const elevation = Math.asin(away.z / distance) * 180 / Math.PI;
    this.look(azimuth + right, elevation + up, Math.min(40, Math.max(1.6, distance / nearer)));
  }

  // Take the size of the element.
  resize() {
    const [width, height] = [this.element.clientWidth, this.element.clientHeight];
    if (!width || !height) return;
    this.camera.aspect = width / height;
    this.renderer.setSize(width, height);
    this.draw();
  }

  // Draw before the next frame, once however often it is asked for.
  draw() {
    if (this.waiting) return;
    this.waiting = true;
    requestAnimationFrame(() => {
      this.waiting = false;
      this.fit();
      this.renderer.render(this.scene, this.camera);
    });
  }

  // See all of it, if it is not zoomed; what is solid keeps its size when it is turned.
  fit() {
    this.camera.updateMatrixWorld();
    const [right, up] = [0, 1].map((column) => new THREE.Vector3().setFromMatrixColumn(this.camera.matrixWorld, column));
    const [x, y] = [right, up].map((way) => this.flat
      ? Math.abs(way.x) * this.reach.x + Math.abs(way.y) * this.reach.y + Math.abs(way.z) * this.reach.z : 0.9);
    const half = Math.max(y, x / this.camera.aspect) * MARGIN / AWAY;
    this.camera.fov = 2 * Math.atan(half) * 180 / Math.PI;
    this.camera.updateProjectionMatrix();
  }

  // A press and release in place is a click on a part.
  watchClicks() {
    const canvas = this.renderer.domElement;
    let pressed = null;
    canvas.addEventListener("pointerdown", (event) => { pressed = event.isPrimary ? [event.clientX, event.clientY] : null; });
    canvas.addEventListener("pointerup", (event) => {
      if (pressed && Math.hypot(event.clientX - pressed[0], event.clientY - pressed[1]) < 5) {
        const number = this.partAt(event);
        if (number !== null) this.onpart(number);
      }
      pressed = null;
    });
  }

  // Return the number of the placement under a pointer; what is faint counts only if nothing else is there.
  partAt(event) {
    const box = this.element.getBoundingClientRect();
    const point = new THREE.Vector2(2 * (event.clientX - box.left) / box.width - 1, 1 - 2 * (event.clientY - box.top) / box.height);
    const ray = new THREE.Raycaster();
    ray.setFromCamera(point, this.camera);
    const seen = this.shown.placed.filter((one) => one.group.visible);
    for (const glass of [false, true]) {
      const faces = seen.filter((one) => one.fill.transparent === glass).flatMap((one) => one.faces);
      const [hit] = ray.intersectObjects(faces, false);
      if (hit) return hit.object.userData.number;
    }
    return null;
  }
}
