// The placed parts of one solution as objects of three.js, which move, fade and vanish.

const OUTLINE = "#17191f";
const SEAM = 0.62; // the share of the brightness of a part that its seams have
const FAINT_EDGE = 0x80899a;
const FAINT = 0.22; // how much is seen of a part that the others show through
const HOVER = 0.27; // how far from its place the next part waits, in the radius of the whole
const FARTHEST = 0.6; // how far at most, where parts go so far and no farther
const HEADROOM = 0.15; // how much smaller everything is drawn meanwhile
const ROOM = 0.6; // the same where parts go so far and no farther

const VERTEX = `
attribute vec4 paint;
uniform float swell;
varying vec3 facing;
varying vec4 patchColor;
void main() {
  facing = normal;
  patchColor = paint;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position + swell * normal, 1.0);
}`;
const FRAGMENT = `
uniform vec3 color;
uniform float opacity;
uniform float lit;
varying vec3 facing;
varying vec4 patchColor;
const vec3 LIGHT = vec3(${LIGHT.map((part) => part.toFixed(2)).join(", ")});
void main() {
  float brightness = clamp(1.0 + 0.5 * (dot(normalize(facing), LIGHT) - LIGHT.z), 0.35, 1.0);
  gl_FragColor = vec4(mix(color, patchColor.rgb, patchColor.a) * mix(1.0, brightness, lit), opacity);
}`;

function material(color, lit, swell, settings) {
  return new THREE.ShaderMaterial({
    vertexShader: VERTEX, fragmentShader: FRAGMENT, ...settings,
    uniforms: { color: { value: color }, opacity: { value: 1 }, lit: { value: lit }, swell: { value: swell } },
  });
}

function darker(color) {
  const hex = channels(color).map((channel) => Math.round(255 * SEAM * channel).toString(16).padStart(2, "0"));
  return `#${hex.join("")}`;
}

function lineMaterial(color, opacity) {
  return new THREE.LineMaterial({ color, linewidth: 1.5, transparent: opacity < 1, opacity, depthWrite: opacity === 1 });
}

const BEHIND_EDGES = { polygonOffset: true, polygonOffsetFactor: 1, polygonOffsetUnits: 40 };
const FAINT_LINES = lineMaterial(FAINT_EDGE, 0.5);

// One placed part: its faces, its edges, and a dark rim that shows round what has no edges.
class Placed {
  constructor(bodies, [mesh, color, part, x, y, z], number, rim) {
    this.part = part;
    this.number = number;
    this.color = bodies.data.colors[color];
    this.home = new THREE.Vector3(...bodies.scaled([x, y, z]));
    this.group = new THREE.Group();
    this.fill = material(channels(this.color), 1, 0, BEHIND_EDGES);
    const { flat, round, edges } = bodies.body(mesh);
    this.faces = [flat, round].filter(Boolean).map((geometry) => new THREE.Mesh(geometry, this.fill));
    this.faces.forEach((face) => { face.userData.number = number; });
    const dark = bodies.data.outlines ? OUTLINE : darker(this.color);
    this.rim = round && new THREE.Mesh(round, material(channels(dark), 0, rim, { side: THREE.BackSide }));
    this.ink = lineMaterial(dark, 1);
    this.lines = edges && new THREE.LineSegments2(edges, this.ink);
    this.group.add(...[...this.faces, this.rim, this.lines].filter(Boolean));
  }

  // Show as much of it as `opacity` says, nothing at 0.
  show(opacity) {
    const glass = opacity < 1;
    this.group.visible = opacity > 0;
    this.fill.uniforms.opacity.value = opacity;
    this.fill.transparent = glass;
    this.fill.depthWrite = !glass;
    if (this.rim) this.rim.visible = !glass; // behind glass it would darken all of it
    if (this.lines) this.lines.material = glass ? FAINT_LINES : this.ink;
    this.group.renderOrder = glass ? 1 : 0;
  }

  dispose() {
    this.fill.dispose();
    this.ink.dispose();
    if (this.rim) this.rim.material.dispose();
  }
}

// A solution: its parts moved apart, put together up to some move, some of them faint or hidden.
class Assembled {
  constructor(bodies, solution) {
    const [low, high] = [solution.low, solution.high].map((corner) => new THREE.Vector3(...bodies.scaled(corner)));
    this.middle = low.clone().add(high).multiplyScalar(0.5);
    this.reach = high.sub(low).multiplyScalar(0.5);
    this.moves = solution.moves;
    this.apart = solution.apart.map((offset) => new THREE.Vector3(...bodies.scaled(offset)));
    // For each move the way of each part that moves.
    this.ways = solution.ways.map((ways) => ways.map((way) => new THREE.Vector3(...bodies.scaled(way))));
    this.placed = solution.placed.map((one, i) => new Placed(bodies, one, i, 0.008 * this.reach.length()));
    this.enters = solution.enters;
    this.straight = !solution.hands.length;
    // A single move is one only where what stands before it is more than nothing.
    this.film = this.moves.length > 1 || this.enters.some((enters) => !enters);
    // What stands after each move.
    this.hands = this.straight ? this.moves.map((_, move) => this.moves.slice(0, move + 1).flat()) : solution.hands;
    this.shifts = this.shiftsOf();
    this.group = new THREE.Group();
    this.arrows = new Arrows();
    this.group.add(...this.placed.map((one) => one.group), this.arrows.group);
  }

  // How far each part is from its place, for each number of moves made.
  shiftsOf() {
    const shifts = [this.placed.map(() => new THREE.Vector3())];
    for (let move = this.moves.length - 1; move >= 0; move--) {
      const before = shifts[0].map((shift) => shift.clone());
      if (!this.enters[move]) this.moves[move].forEach((number, i) => before[number].add(this.ways[move][i]));
      shifts.unshift(before);
    }
    return shifts;
  }

  // Lay the parts out and return how far they reach.
  arrange(explode, step, states, towards, flat) {
    const last = this.moves.length;
    const done = Math.min(last, Math.floor(step));
    const share = Math.min(step, last) - done;
    const seen = new Set(done < last ? this.hands[done] : last ? this.hands[last - 1] : this.placed.keys());
    const coming = new Set(done < last && this.enters[done] ? this.moves[done] : []);
    const outside = done < last ? this.outside(this.ways[done][0], explode) : new THREE.Vector3();
    const faint = outside.length() > 0 || share > 0 ? FAINT + (1 - FAINT) * share ** 3 : 0;
    for (const one of this.placed) {
      const place = one.group.position.copy(this.away(one, explode));
      place.addScaledVector(this.shifts[done][one.number], 1 - share);
      place.addScaledVector(this.shifts[Math.min(last, done + 1)][one.number], share);
      if (coming.has(one.number)) place.addScaledVector(outside, (1 - share) ** 2);
      const opacity = coming.has(one.number) ? faint : seen.has(one.number) ? 1 : 0;
      const state = states.get(one.part) || "shown";
      one.show(state === "hidden" ? 0 : state === "faint" ? Math.min(FAINT, opacity) : opacity);
    }
    this.point(step, towards, explode, flat);
    return this.extent(explode).multiplyScalar(1 + (this.straight ? HEADROOM : ROOM) * Math.min(1, last - step));
  }

  // Show arrows for the move that comes next together (1) or apart (-1); none from the whole on.
  point(step, towards, explode, flat) {
    const move = towards > 0 ? Math.floor(step) : Math.ceil(step) - 1;
    this.arrows.clear();
    if (step >= this.moves.length || move < 0) return;
    this.moves[move].forEach((number, i) => {
      const way = this.ways[move][i].clone().multiplyScalar(-towards);
      this.arrows.show(this.placed[number], way, this.extent(explode).length(), flat);
    });
  }

  // How far something is from its place that is about to come in.
  outside(way, explode) {
    const far = this.extent(explode).length();
    const length = Math.min(Math.max(way.length(), HOVER * (1 + HEADROOM) * far), FARTHEST * far);
    return way.clone().setLength(way.length() && (this.straight ? HOVER * (1 + HEADROOM) * far : length));
  }

  // Where a part is, as seen from the middle, when the parts are moved apart.
  away(one, explode) {
    return one.home.clone().sub(this.middle).addScaledVector(this.apart[one.number], explode);
  }

  // How far the parts reach from the middle, along x, y and z, when they are moved apart.
  extent(explode) {
    const reach = new THREE.Vector3();
    for (const one of this.placed) {
      const away = this.away(one, explode);
      for (const { geometry: { boundingBox } } of one.faces) {
        for (const corner of [boundingBox.min, boundingBox.max]) {
          const { x, y, z } = away.clone().add(corner);
          reach.max(new THREE.Vector3(Math.abs(x), Math.abs(y), Math.abs(z)));
        }
      }
    }
    return reach;
  }

  dispose() {
    this.placed.forEach((one) => one.dispose());
    this.arrows.dispose();
  }
}
