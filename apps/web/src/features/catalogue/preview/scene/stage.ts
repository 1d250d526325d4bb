/** The drawn side of the scene: a canvas, a camera and the bodies on it. Draws when it is told to and at no other time. */
import { DirectionalLight, Group, HemisphereLight, PerspectiveCamera, Scene, Vector3, WebGLRenderer } from 'three';
import type { JourneyNode } from '../journey-nodes.ts';
import { readTokens } from './colours.ts';
import { outermost, type Place, placesOf } from './places.ts';
import { freeAll, lampAt, STOP_RADIUS, stopAt, wayThrough } from './stops.ts';

/** Where a stop's face is on the canvas, in CSS pixels, how wide it looks, how far below its middle it ends, and how near it is: 0 for the farthest, 1 for the nearest. */
export interface Seen {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly below: number;
  readonly nearness: number;
}

export interface Stage {
  readonly places: readonly Place[];
  /** Draws the way turned by so many radians, and answers where its stops are now. */
  draw(angle: number): readonly Seen[];
  resize(width: number, height: number): void;
  /** Takes the colours of the scheme in force. */
  recolour(): void;
  /** Lifts the ring of one stop, of none for null. */
  mark(nodeId: string | null): void;
  /** Gives everything back, the drawing context too. */
  dispose(): void;
}

/** The camera looks down by 35 degrees. Source: look, 'The 3D scene'. */
const TILT = (35 * Math.PI) / 180;
const FIELD_OF_VIEW = 28;
/** A sharper picture than this costs more than it shows. */
const SHARPEST = 2;
const MARKED = 1.14;

/** Throws where the browser has no WebGL. */
export function openStage(canvas: HTMLCanvasElement, nodes: readonly JourneyNode[]): Stage {
  const renderer = new WebGLRenderer({ canvas, alpha: true, antialias: true, powerPreference: 'low-power' });
  renderer.setPixelRatio(Math.min(devicePixelRatio, SHARPEST));
  const scene = new Scene();
  const camera = new PerspectiveCamera(FIELD_OF_VIEW, 1, 0.1, 200);
  const sky = new HemisphereLight(0xffffff, 0xffffff, 2.8);
  const sun = new DirectionalLight(0xffffff, 1);
  sun.position.set(-3, 6, 4);
  scene.add(sky, sun);

  const places = placesOf(nodes.length);
  const reach = outermost(nodes.length) + STOP_RADIUS;
  let size = { width: 1, height: 1 };
  let way = new Group();
  let stops = new Map<string, Group>();
  let marked: string | null = null;

  const build = () => {
    freeAll(way);
    scene.remove(way);
    const tokens = readTokens(canvas.parentElement ?? document.body);
    stops = new Map(nodes.flatMap((node, at) => (places[at] ? [[node.id, stopAt(places[at], node, tokens)] as const] : [])));
    way = new Group();
    way.add(...stops.values(), wayThrough(places, tokens));
    if (places[0]) way.add(lampAt(places[0], tokens));
    scene.add(way);
    sky.color.set(tokens('--paper')).lerp(sky.groundColor.set('white'), 0.7);
    show();
  };
  const show = () => {
    for (const [id, stop] of stops) stop.scale.set(id === marked ? MARKED : 1, 1, id === marked ? MARKED : 1);
  };
  build();

  return {
    places,
    recolour: build,
    mark(nodeId) {
      marked = nodeId;
      show();
    },
    resize(width, height) {
      size = { width, height };
      renderer.setSize(width, height, false);
      camera.aspect = width / Math.max(1, height);
      // Far enough to see the whole circle, across and from front to back.
      const half = Math.tan((FIELD_OF_VIEW * Math.PI) / 360);
      const distance = Math.max((reach * 1.1) / (half * camera.aspect), (reach * 0.66 + 0.9) / half);
      camera.position.set(0, distance * Math.sin(TILT), distance * Math.cos(TILT));
      camera.lookAt(0, 0.4, 0); // below the middle, so that the word of the nearest stop has room under it
      camera.updateProjectionMatrix();
      camera.updateMatrixWorld();
    },
    draw(angle) {
      way.rotation.y = angle;
      way.updateMatrixWorld();
      renderer.render(scene, camera);
      return places.map(({ x, y, z }) => seen(new Vector3(x, y, z).applyMatrix4(way.matrixWorld), camera, size, reach));
    },
    dispose() {
      freeAll(way);
      sun.dispose();
      sky.dispose();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}

function seen(point: Vector3, camera: PerspectiveCamera, { width, height }: { width: number; height: number }, reach: number): Seen {
  const nearness = Math.min(1, Math.max(0, (point.z + reach) / (2 * reach)));
  const distance = point.distanceTo(camera.position);
  const onPage = (place: Vector3) => ((1 - place.project(camera).y) / 2) * height;
  const edge = onPage(point.clone().setZ(point.z + STOP_RADIUS));
  const y = onPage(point);
  const wide = (STOP_RADIUS * height) / (distance * Math.tan((FIELD_OF_VIEW * Math.PI) / 360));
  return { x: ((point.x + 1) / 2) * width, y, width: wide, below: edge - y, nearness };
}
