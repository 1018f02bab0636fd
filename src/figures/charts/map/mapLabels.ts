import { geoCentroid } from "d3-geo";
import { overlap, type Box } from "../placeLabels.ts";
import { textWidth } from "../yearAxis.ts";
import type { Project } from "./mapProjection.ts";
import { type Area, polygonsOf, viewOf } from "./mapScene.ts";

export interface MapLabel {
  readonly id: string;
  readonly name: string;
  /** The middle of the text in pixels. */
  readonly x: number;
  readonly y: number;
}

interface Sheet {
  readonly project: Project;
  readonly width: number;
  readonly height: number;
}

const HEIGHT = 16;
const AIR = 6;
const MOST = 60;

/** Names of areas where they fit, those of the most people first; none lies on another or leaves the map. */
export function mapLabels(areas: readonly Area[], { project, width, height }: Sheet): MapLabel[] {
  const taken: Box[] = [];
  const labels: MapLabel[] = [];
  for (const area of byWeight(areas)) {
    const at = project(placeOf(area.shape).middle);
    if (!at || labels.length >= MOST) continue;
    const half = textWidth(area.name) / 2 + AIR;
    const box = { left: at[0] - half, right: at[0] + half, top: at[1] - HEIGHT / 2, bottom: at[1] + HEIGHT / 2 };
    if (box.left < 0 || box.right > width || box.top < 0 || box.bottom > height) continue;
    if (taken.some((other) => overlap(box, other)) || !hasRoom(area, project, half)) continue;
    taken.push(box);
    labels.push({ id: area.id, name: area.name, x: Math.round(at[0]), y: Math.round(at[1]) });
  }
  return labels;
}

function byWeight(areas: readonly Area[]): Area[] {
  return areas.toSorted((one, other) => weight(other) - weight(one));
}

function weight({ county, value }: Area): number {
  return county?.population ?? value ?? 0;
}

/** A name may be somewhat wider than its area, not lie over half of its neighbours. */
function hasRoom({ shape }: Area, project: Project, half: number): boolean {
  const { west, east, middle } = placeOf(shape);
  const [from, to] = [project([west, middle[1]]), project([east, middle[1]])];
  return from !== null && to !== null && (to[0] - from[0]) * 0.75 > half;
}

interface Place {
  readonly west: number;
  readonly east: number;
  readonly middle: readonly [longitude: number, latitude: number];
}

const places = new WeakMap<Area["shape"], Place>();

/** The largest part of an area, so that no name lies in the sea between islands. */
function placeOf(shape: Area["shape"]): Place {
  const known = places.get(shape);
  if (known) return known;
  const largest =
    polygonsOf(shape)
      .map(([outside = []]) => outside)
      .toSorted((one, other) => other.length - one.length)[0] ?? [];
  const [longitude, latitude] = geoCentroid({ type: "LineString", coordinates: largest });
  const [west = longitude, , east = longitude] = viewOf([largest]) ?? [];
  const place: Place = { west, east, middle: [longitude > 0 ? longitude - 360 : longitude, latitude] };
  places.set(shape, place);
  return place;
}
