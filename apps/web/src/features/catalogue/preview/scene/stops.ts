/** The bodies of the scene: a stop, the way between stops, the pool of light, and the lamp that stands by the first one. */
import {
  BufferGeometry,
  CanvasTexture,
  CatmullRomCurve3,
  CircleGeometry,
  ConeGeometry,
  CylinderGeometry,
  DoubleSide,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  SphereGeometry,
  TorusGeometry,
  TubeGeometry,
  Vector3,
} from 'three';
import type { JourneyNode } from '../journey-nodes.ts';
import { typeTokens } from './colours.ts';
import type { Place } from './places.ts';

type Tokens = (token: string) => string;

/** Round things are drawn with so many sides. */
const SIDES = 48;
export const STOP_RADIUS = 0.55;
const FACE = 0.1;

const matt = (color: string) => new MeshLambertMaterial({ color });
const flat = (color: string, opacity = 1) => new MeshBasicMaterial({ color, transparent: opacity < 1, opacity, depthWrite: opacity === 1 });

/** A round pillar with a face to stand on, ringed in the colour of its kind; the next one has a face of light. */
export function stopAt({ x, y, z }: Place, node: JourneyNode, tokens: Tokens): Group {
  const colour = tokens(typeTokens[node.type]);
  const body = new Mesh(new CylinderGeometry(STOP_RADIUS * 0.94, STOP_RADIUS, y - FACE, SIDES), matt(tokens('--wash')));
  body.position.y = (y - FACE) / 2;
  const face = new Mesh(new CylinderGeometry(STOP_RADIUS, STOP_RADIUS, FACE, SIDES), node.isNext ? flat(tokens('--lamp')) : matt(tokens('--sheet')));
  face.position.y = y - FACE / 2;
  const ring = new Mesh(new TorusGeometry(STOP_RADIUS, 0.026, 10, SIDES), flat(colour));
  ring.rotation.x = Math.PI / 2;
  ring.position.y = y;
  const stop = new Group();
  stop.add(body, face, ring, shadow(STOP_RADIUS * 1.7));
  stop.position.set(x, 0, z);
  return stop;
}

/** Ground that the light does not reach. */
function shadow(radius: number): Mesh {
  const mesh = new Mesh(
    new CircleGeometry(radius, SIDES),
    new MeshBasicMaterial({ map: glow('rgb(0, 0, 0)'), transparent: true, opacity: 0.2, depthWrite: false }),
  );
  mesh.rotation.x = -Math.PI / 2;
  mesh.position.y = 0.002;
  return mesh;
}

/** A round spot that fades to its rim. */
function glow(color: string): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = 128;
  canvas.height = 128;
  const brush = canvas.getContext('2d');
  const light = brush?.createRadialGradient(64, 64, 0, 64, 64, 64);
  if (brush && light) {
    light.addColorStop(0, color);
    light.addColorStop(0.45, color.replace('rgb(', 'rgba(').replace(')', ', 0.45)'));
    light.addColorStop(1, color.replace('rgb(', 'rgba(').replace(')', ', 0)'));
    brush.fillStyle = light;
    brush.fillRect(0, 0, 128, 128);
  }
  return new CanvasTexture(canvas);
}

/** Beads from stop to stop, on the air between their faces: the thread of the storyboard, ahead of the learner. */
export function wayThrough(places: readonly Place[], tokens: Tokens): Group {
  const way = new Group();
  if (places.length < 2) return way;
  const curve = new CatmullRomCurve3(places.map(({ x, y, z }) => new Vector3(x, y - FACE / 2, z)));
  const bead = new SphereGeometry(0.038, 10, 8);
  const colour = flat(tokens('--edge'));
  const count = Math.round(curve.getLength() / 0.17);
  for (const point of curve.getSpacedPoints(count)) {
    if (places.some(({ x, z }) => Math.hypot(point.x - x, point.z - z) < STOP_RADIUS * 1.12)) continue;
    const mesh = new Mesh(bead, colour);
    mesh.position.copy(point);
    way.add(mesh);
  }
  return way;
}

/** Lou's lamp beside a stop, its light falling on the stop's face and on the ground around. */
export function lampAt({ x, y, z }: Place, tokens: Tokens): Group {
  const lamp = new Group();
  const metal = matt(tokens('--metal'));
  const outward = 1.02;
  const foot = new Mesh(new CylinderGeometry(0.26, 0.3, 0.08, SIDES), metal);
  foot.position.set(outward, 0.04, 0);
  const head = new Vector3(0.2, y + 1.16, 0);
  const stem = new CatmullRomCurve3([
    new Vector3(outward, 0.06, 0),
    new Vector3(outward + 0.16, y + 0.7, 0),
    new Vector3(outward - 0.28, y + 1.42, 0),
    head.clone(),
  ]);
  const pole = new Mesh(new TubeGeometry(stem, 40, 0.045, 10), metal);
  const shade = new Mesh(new CylinderGeometry(0.1, 0.36, 0.36, SIDES, 1, true), new MeshLambertMaterial({ color: tokens('--shade'), side: DoubleSide }));
  const cap = new Mesh(new CylinderGeometry(0.1, 0.1, 0.05, SIDES), matt(tokens('--shade')));
  const bulb = new Mesh(new SphereGeometry(0.15, 24, 16), flat(tokens('--lamp-core')));
  for (const [part, lift] of [
    [shade, 0],
    [cap, 0.19],
    [bulb, -0.14],
  ] as const) {
    part.position.set(0, lift, 0);
  }
  const top = new Group();
  top.add(shade, cap, bulb);
  top.position.copy(head);
  top.rotation.z = -0.24;
  const beam = new Mesh(
    new ConeGeometry(STOP_RADIUS * 1.08, 1.06, SIDES, 1, true),
    new MeshBasicMaterial({ color: tokens('--lamp'), transparent: true, opacity: 0.2, side: DoubleSide, depthWrite: false }),
  );
  beam.position.set(0.06, y + 0.54, 0);
  const pool = new Mesh(
    new CircleGeometry(2.5, SIDES),
    new MeshBasicMaterial({ map: glow(tokens('--lamp')), transparent: true, opacity: 0.5, depthWrite: false }),
  );
  pool.rotation.x = -Math.PI / 2;
  pool.position.y = 0.004;
  lamp.add(foot, pole, top, beam, pool);
  lamp.position.set(x, 0, z);
  // It stands on the way that leads to the first stop, within the circle of the others.
  lamp.rotation.y = -Math.atan2(z, x) - Math.PI / 2;
  return lamp;
}

/** Gives back what the graphics card holds of a part of the scene. */
export function freeAll(group: Group): void {
  group.traverse((one) => {
    if (!(one instanceof Mesh)) return;
    if (one.geometry instanceof BufferGeometry) one.geometry.dispose();
    for (const material of [one.material].flat()) {
      if (material instanceof MeshBasicMaterial || material instanceof MeshLambertMaterial) {
        material.map?.dispose();
        material.dispose();
      }
    }
  });
}
