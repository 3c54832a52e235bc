// What the pages use of three.js; installer/viewer.py makes three.min.js of it.
export {
  BackSide, BufferGeometry, CylinderGeometry, Float32BufferAttribute, FrontSide, Group, Matrix4, Mesh,
  PerspectiveCamera, Quaternion, Raycaster, Scene, ShaderMaterial, SphereGeometry, Vector2, Vector3, WebGLRenderer,
} from "three";
export { OrbitControls } from "three/addons/controls/OrbitControls.js";
export { LineMaterial } from "three/addons/lines/LineMaterial.js";
export { LineSegments2 } from "three/addons/lines/LineSegments2.js";
export { LineSegmentsGeometry } from "three/addons/lines/LineSegmentsGeometry.js";
