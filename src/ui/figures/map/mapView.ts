import type { Locale } from "#domain/taxonomy/name.ts";
import { lengthUnit, METRES } from "#language/measures.ts";
import type { Project } from "#figures/charts/map/mapProjection.ts";

/** What a pointer, the keyboard or the list of places rests on. */
export interface Pointed {
  readonly kind: "area" | "station";
  readonly id: string;
  /** Pixels from the top left of the map; not a number for what is not under a pointer. */
  readonly x: number;
  readonly y: number;
}

/** The part of the world that a map shows. */
export interface MapView {
  readonly project: Project;
  /** The place in the middle of the frame; null where the map shows none there. */
  readonly middle: readonly [longitude: number, latitude: number] | null;
  readonly width: number;
  readonly height: number;
}

export interface MapHandle {
  /** 1 comes closer, −1 goes away. */
  zoomBy(steps: number): void;
  reset(): void;
  /** Moves what is seen, in pixels: to the right and down where they are negative. */
  pan(x: number, y: number): void;
  /** Brings an area into sight. */
  show(area: string): void;
}

const EARTH_METRES = 6_371_009;

/** Metres of a pixel in the middle of a map, along its parallel; null where that is not on the map. */
export function metresPerPixel(
  { project, width, height }: Pick<MapView, "project" | "width" | "height">,
  [longitude, latitude]: readonly [number, number],
): number | null {
  const [one, other] = [project([longitude, latitude]), project([longitude + 0.1, latitude])];
  if (!one || !other || width === 0 || height === 0) return null;
  const pixels = Math.hypot(other[0] - one[0], other[1] - one[1]);
  const metres = EARTH_METRES * Math.cos((latitude * Math.PI) / 180) * ((0.1 * Math.PI) / 180);
  return pixels > 0 ? metres / pixels : null;
}

/** A round length that fits in `room` pixels, in the unit of the reader's country. */
export function scaleBar(
  perPixel: number,
  room: number,
  locale: Locale,
): { readonly length: number; readonly unit: "mile" | "kilometer"; readonly pixels: number } {
  const unit = lengthUnit(locale);
  const metres = METRES[unit];
  const most = (perPixel * room) / metres;
  const power = 10 ** Math.floor(Math.log10(most));
  const length = ([5, 2, 1].find((step) => step * power <= most) ?? 1) * power;
  return { length, unit, pixels: (length * metres) / perPixel };
}
