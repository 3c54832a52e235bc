// Bodies of the data as geometries of three.js: flat faces, round faces and edges of each mesh, made once.

const LIGHT = [-0.15, -0.35, 0.75];
const CAP = 0.28; // how far a cap of another colour reaches over a ball, in half the way round it

// Return numbers whose rows of so many columns were given as differences from the row before.
function summed(steps, columns) {
  const whole = new Array(steps.length);
  for (let i = 0; i < steps.length; i++) whole[i] = steps[i] + (i < columns ? 0 : whole[i - columns]);
  return whole;
}

// Return "#rrggbb" as three numbers from 0 to 1.
function channels(color) {
  return [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16) / 255);
}

// Collects triangles with normals, and with the colours of patches: red, green, blue, 1, or four zeros for none.
class Triangles {
  constructor() {
    this.corners = [];
    this.normals = [];
    this.paint = [];
  }

  add(corner, normal, paint) {
    this.corners.push(...corner);
    this.normals.push(...normal);
    this.paint.push(...paint);
  }

  // Add a geometry of three.js, moved.
  take(geometry, matrix, paint) {
    const plain = geometry.toNonIndexed().applyMatrix4(matrix);
    const [corners, normals] = [plain.attributes.position.array, plain.attributes.normal.array];
    for (let i = 0; i < corners.length; i += 3) {
      this.add(corners.subarray(i, i + 3), normals.subarray(i, i + 3), paint);
    }
  }

  geometry() {
    if (!this.corners.length) return null;
    const made = new THREE.BufferGeometry();
    made.setAttribute("position", new THREE.Float32BufferAttribute(this.corners, 3));
    made.setAttribute("normal", new THREE.Float32BufferAttribute(this.normals, 3));
    made.setAttribute("paint", new THREE.Float32BufferAttribute(this.paint, 4));
    made.computeBoundingBox();
    return made;
  }
}

// Makes the body of a mesh when it is first asked for.
class Bodies {
  constructor(data) {
    this.data = data;
    this.made = new Map();
  }

  // Return {flat, round, edges}, each of them null where there is nothing of the kind.
  body(number) {
    if (!this.made.has(number)) {
      const mesh = this.data.meshes[number];
      this.made.set(number, { flat: this.flat(mesh), round: this.round(mesh), edges: this.edges(mesh) });
    }
    return this.made.get(number);
  }

  scaled(numbers) {
    return numbers.map((number) => number / this.data.unit);
  }

  paint(color) {
    return color < 0 ? [0, 0, 0, 0] : [...channels(this.data.colors[color]), 1];
  }

  points(steps) {
    const flat = this.scaled(summed(steps || [], 3));
    return Array.from({ length: flat.length / 3 }, (_, i) => new THREE.Vector3(...flat.slice(3 * i, 3 * i + 3)));
  }

  flat(mesh) {
    const triangles = new Triangles();
    const points = this.points(mesh.points);
    for (const [color, steps] of mesh.faces || []) {
      const corners = summed(steps, 3).map((at) => points[at]);
      const paint = this.paint(color);
      for (let i = 0; i < corners.length; i += 3) {
        const [a, b, c] = corners.slice(i, i + 3);
        const normal = b.clone().sub(a).cross(c.clone().sub(a)).normalize().toArray();
        for (const corner of [a, b, c]) triangles.add(corner.toArray(), normal, paint);
      }
    }
    return triangles.geometry();
  }

  round(mesh) {
    const triangles = new Triangles();
    this.addSmooth(triangles, mesh);
    for (const [x, y, z, radius, caps] of mesh.balls || []) this.addBall(triangles, [x, y, z, radius], caps);
    for (const neck of mesh.necks || []) this.addNeck(triangles, neck);
    return triangles.geometry();
  }

  // Add faces whose normals at a point are the mean of those of the faces that meet there.
  addSmooth(triangles, mesh) {
    const points = this.points(mesh.round_points);
    const normals = points.map(() => new THREE.Vector3());
    const faces = (mesh.round_faces || []).map(([color, steps]) => [color, summed(steps, 3)]);
    for (const [, corners] of faces) {
      for (let i = 0; i < corners.length; i += 3) {
        const [a, b, c] = corners.slice(i, i + 3).map((at) => points[at]);
        const normal = b.clone().sub(a).cross(c.clone().sub(a));
        for (let k = 0; k < 3; k++) normals[corners[i + k]].add(normal);
      }
    }
    normals.forEach((normal) => normal.normalize());
    for (const [color, corners] of faces) {
      const paint = this.paint(color);
      for (const at of corners) triangles.add(points[at].toArray(), normals[at].toArray(), paint);
    }
  }

  addBall(triangles, numbers, caps) {
    const [x, y, z, radius] = this.scaled(numbers);
    const matrix = new THREE.Matrix4().makeRotationX(Math.PI / 2).setPosition(x, y, z); // its poles lie along y
    const ranges = caps < 0 ? [[0, 1, -1]] : [[0, CAP, caps], [CAP, 1 - 2 * CAP, -1], [1 - CAP, CAP, caps]];
    for (const [from, length, color] of ranges) {
      const sphere = new THREE.SphereGeometry(radius, 32, Math.ceil(18 * length), 0, 2 * Math.PI, from * Math.PI,
        length * Math.PI);
      triangles.take(sphere, matrix, this.paint(color));
    }
  }

  addNeck(triangles, numbers) {
    const neck = this.scaled(numbers);
    const [start, end] = [new THREE.Vector3(...neck.slice(0, 3)), new THREE.Vector3(...neck.slice(3, 6))];
    const along = end.clone().sub(start);
    const turn = new THREE.Quaternion().setFromUnitVectors(new THREE.Vector3(0, 1, 0), along.clone().normalize());
    const matrix = new THREE.Matrix4().compose(start.add(end).multiplyScalar(0.5), turn, new THREE.Vector3(1, 1, 1));
    triangles.take(new THREE.CylinderGeometry(neck[6], neck[6], along.length(), 20, 1, true), matrix, this.paint(-1));
  }

  edges(mesh) {
    if (!mesh.edges) return null;
    const points = this.points(mesh.points);
    const made = new THREE.LineSegmentsGeometry();
    made.setPositions(summed(mesh.edges, 2).flatMap((at) => points[at].toArray()));
    return made;
  }
}
