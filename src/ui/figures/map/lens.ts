import type { Box } from "#figures/charts/placeLabels.ts";

/** How a drawn map is looked at: magnified about the middle of its frame, and then moved, in pixels. */
export interface Lens {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export const WHOLE: Lens = { zoom: 1, x: 0, y: 0 };
const CLOSEST = 40;

/** What is drawn around the frame, in widths and heights of it: as far as a map can be moved until it is drawn anew. */
export const MARGIN = 0.5;
/** How much larger and smaller a picture may be shown than it was drawn. */
const [LARGEST, SMALLEST] = [2.1, 0.6];

/** Closer by a factor; the place at `about`, in pixels from the middle of the frame, stays where it is. */
export function zoomed({ zoom, x, y }: Lens, by: number, about: readonly [x: number, y: number] = [0, 0]): Lens {
  const next = Math.min(CLOSEST, Math.max(1, zoom * by));
  const ratio = next / zoom;
  return { zoom: next, x: about[0] - (about[0] - x) * ratio, y: about[1] - (about[1] - y) * ratio };
}

export function moved(lens: Lens, x: number, y: number): Lens {
  return { ...lens, x: lens.x + x, y: lens.y + y };
}

/** The middle of the frame never leaves the map. */
export function onTheMap({ zoom, x, y }: Lens, { width, height }: Size): Lens {
  const within = (value: number, room: number) => Math.min(room, Math.max(-room, value));
  return { zoom, x: within(x, (width * zoom) / 2), y: within(y, (height * zoom) / 2) };
}

/** Shows a box of the map in the middle of the frame, no closer than it is; a box that is in sight changes nothing. */
export function showing(lens: Lens, { left, right, top, bottom }: Box, { width, height }: Size): Lens {
  const across = (x: number) => (x - width / 2) * lens.zoom + lens.x + width / 2;
  const down = (y: number) => (y - height / 2) * lens.zoom + lens.y + height / 2;
  if (across(left) >= 0 && across(right) <= width && down(top) >= 0 && down(bottom) <= height) return lens;
  const fit = Math.min(width / (right - left), height / (bottom - top)) * 0.8;
  const zoom = Math.max(1, Math.min(lens.zoom, fit));
  return { zoom, x: (width / 2 - (left + right) / 2) * zoom, y: (height / 2 - (top + bottom) / 2) * zoom };
}

/** What turns a picture drawn for one lens into what another shows: magnified about the middle of the frame, then moved. */
export function between(drawn: Lens, shown: Lens): Lens {
  const zoom = shown.zoom / drawn.zoom;
  return { zoom, x: shown.x - drawn.x * zoom, y: shown.y - drawn.y * zoom };
}

/** Whether a picture drawn for one lens, with its margin, fills the frame for another and is not too coarse for it. */
export function serves(drawn: Lens, shown: Lens, { width, height }: Size): boolean {
  const { zoom, x, y } = between(drawn, shown);
  const reaches = (room: number, by: number) => room * (0.5 + MARGIN) * zoom - Math.abs(by) >= room / 2;
  return zoom <= LARGEST && zoom >= SMALLEST && reaches(width, x) && reaches(height, y);
}

/** How fine a picture has to be drawn for a lens: doubled with every doubling of the zoom. */
export function detailOf({ zoom }: Lens): number {
  return 2 ** Math.floor(Math.log2(zoom));
}

/** What a picture for a lens shows with its margin, in the pixels of the map as a whole. */
export function pictureBox({ zoom, x, y }: Lens, { width, height }: Size): Box {
  const side = (room: number, by: number, far: -1 | 1) => room / 2 + (far * room * (0.5 + MARGIN) - by) / zoom;
  return {
    left: side(width, x, -1),
    right: side(width, x, 1),
    top: side(height, y, -1),
    bottom: side(height, y, 1),
  };
}
