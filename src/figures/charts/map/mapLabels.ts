import { nameWidth } from "../nameLines.ts";
import { type Box, overlap } from "../placeLabels.ts";
import { labelBox, labelPlaces } from "./labelSpots.ts";
import type { Project } from "./mapProjection.ts";
import type { Area, View } from "./mapScene.ts";

export interface MapLabel {
  readonly id: string;
  readonly name: string;
  /** The middle of the text in pixels. */
  readonly x: number;
  readonly y: number;
  /** Where a line from the name leads, for one that stands beside its area; null for one that stands inside. */
  readonly of: readonly [x: number, y: number] | null;
}

interface Sheet {
  readonly project: Project;
  readonly width: number;
  readonly height: number;
  /** What lies on the map and may not be written over. */
  readonly taken?: readonly Box[];
}

/** What of an area its name needs. */
export type Named = Pick<Area, "id" | "label" | "county" | "value" | "shape">;

type Point = readonly [x: number, y: number];

const HEIGHT = 16;
const AIR = 5;
const MOST = 60;
/**
 * So many areas with the most people in sight are named beside themselves where they are too small for it; fewer on a narrow map, where
 * lines would lie across one another, one for so many pixels of its width.
 */
const [LEADERS, LEADER_ROOM] = [20, 30];
/** Of the people in sight an area has to have for that. */
const LEADING_SHARE = 0.015;
/** Pixels from an area's middle to the middle of a name beside it, in height; in width half the name comes on top. */
const [NEAR, STEP, STEPS] = [16, 12, 3];

/**
 * Names of areas in the order of their people, of what is in sight alone: those of the most people always find a place, inside of their
 * area or beside it with a line that leads to it; the others are named where there is room. None lies on another or leaves the map.
 */
export function mapLabels(areas: readonly Named[], sheet: Sheet): MapLabel[] {
  const seen = inSight(areas, sheet);
  const people = seen.reduce((sum, { area }) => sum + weight(area), 0);
  const taken: Box[] = [...(sheet.taken ?? [])];
  const ranked = seen.map((one, rank) => {
    const half = nameWidth(one.area.label) / 2 + AIR;
    const leads = rank < Math.min(LEADERS, sheet.width / LEADER_ROOM) && weight(one.area) >= people * LEADING_SHARE;
    return { ...one, half, leads, hasRoom: (one.box.right - one.box.left) * 0.75 > half };
  });
  // Where a line will have to lead, no other name may lie.
  const led = ranked.filter(({ leads, hasRoom }) => leads && !hasRoom);
  const labels: MapLabel[] = [];
  const lines: (readonly [Point, Point])[] = [];
  for (const { area, spots, half, leads, hasRoom } of ranked) {
    if (labels.length >= MOST) break;
    const fits = (place: Point) => {
      const name = boxOf(place, half);
      const hides = led.some(({ area: other, spots: [at] }) => other !== area && at && touches(place, half, at));
      return (
        isOnSheet(name, sheet) && !hides && !taken.some((other) => overlap(name, other)) && !lines.some(crosses(name))
      );
    };
    const inside = hasRoom ? spots.find(fits) : undefined;
    const [middle] = spots;
    const beside =
      inside || !leads || !middle
        ? undefined
        : placesBeside(middle, half).find((at) => fits(at) && !taken.some((other) => crosses(other)([at, middle])));
    const place = inside ?? beside;
    if (!place) continue;
    taken.push(boxOf(place, half));
    const of = beside && middle && !touches(beside, half, middle) ? middle : null;
    if (of) lines.push([place, of]);
    labels.push({ id: area.id, name: area.label, x: Math.round(place[0]), y: Math.round(place[1]), of });
  }
  return labels;
}

interface Seen {
  readonly area: Named;
  /** Where its name can stand, in pixels, the best place first. */
  readonly spots: readonly Point[];
  readonly box: Box;
}

/** What is in sight, the most people first. */
function inSight(areas: readonly Named[], sheet: Sheet): Seen[] {
  return areas
    .flatMap((area) => {
      const around = labelBox(area.shape);
      const box = around && flatBox(around, sheet.project);
      if (!box || !overlap(box, { left: 0, top: 0, right: sheet.width, bottom: sheet.height })) return [];
      return { area, spots: spotsInSight(area, sheet), box };
    })
    .toSorted((one, other) => weight(other.area) - weight(one.area));
}

function spotsInSight({ shape }: Named, { project, width, height }: Sheet): Point[] {
  return labelPlaces(shape).flatMap((place) => {
    const at = project(place);
    return at && at[0] >= 0 && at[0] <= width && at[1] >= 0 && at[1] <= height ? [at] : [];
  });
}

function flatBox([west, south, east, north]: View, project: Project): Box | null {
  const corners = [project([west, south]), project([west, north]), project([east, south]), project([east, north])];
  const [xs, ys] = [0, 1].map((axis) => corners.flatMap((corner) => corner?.[axis] ?? []));
  if (!xs || !ys || xs.length === 0) return null;
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

function weight({ county, value }: Named): number {
  return county?.population ?? value ?? 0;
}

/** Over the middle of an area, then around it, the nearest places first. */
function placesBeside([x, y]: Point, half: number): Point[] {
  return [
    [x, y],
    ...Array.from({ length: STEPS }, (_, step) => NEAR + step * STEP).flatMap((far): Point[] => [
      [x + half + far - HEIGHT / 2, y],
      [x - half - far + HEIGHT / 2, y],
      [x + half * 0.8, y - far],
      [x - half * 0.8, y + far],
      [x - half * 0.8, y - far],
      [x + half * 0.8, y + far],
      [x, y - far],
      [x, y + far],
    ]),
  ];
}

function boxOf([x, y]: Point, half: number): Box {
  return { left: x - half, right: x + half, top: y - HEIGHT / 2, bottom: y + HEIGHT / 2 };
}

function isOnSheet({ left, right, top, bottom }: Box, { width, height }: Sheet): boolean {
  return left >= 0 && right <= width && top >= 0 && bottom <= height;
}

/** Whether a place lies so near a name that a line to it would say nothing. */
function touches(place: Point, half: number, [x, y]: Point): boolean {
  const { left, right, top, bottom } = boxOf(place, half);
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** Whether a line runs through a box: enough to look at some places along it. */
function crosses({ left, right, top, bottom }: Box): (line: readonly [Point, Point]) => boolean {
  return ([[x1, y1], [x2, y2]]) =>
    ALONG.some((part) => {
      const [x, y] = [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part];
      return x > left && x < right && y > top && y < bottom;
    });
}

const ALONG = Array.from({ length: 13 }, (_, at) => at / 12);
