import type { Kind } from "#domain/revisions/revision.ts";
import { pixel, type Shape } from "./drawing.ts";

/**
 * The one key of kinds, of every mark on screens and in files: what is settled is solid, an estimate lightly hatched, a forecast closely.
 * Lines have full dots, hollow ones, and dashes behind a divide. A kind is seen without its colour, and never passes for a more settled one.
 */
export const HATCHES = {
  estimate: { step: 10, stroke: 1, opacity: 0.45 },
  forecast: { step: 5, stroke: 1.7, opacity: 1 },
} as const satisfies Readonly<Record<Exclude<Kind, "actual">, Hatch>>;

interface Hatch {
  /** Pixels from line to line across, how wide a line is, and how much of the page's colour it has. */
  readonly step: number;
  readonly stroke: number;
  readonly opacity: number;
}

const PAGE = "var(--chart-surface)";

/**
 * Diagonal lines in the page's colour over a bar of that kind; none over what is settled. Drawn as a path, not as a pattern: patterns
 * need ids, and ids meet on a page with many charts.
 */
export function hatch(kind: Kind | undefined, x: number, y: number, width: number, height: number): readonly Shape[] {
  if (kind === undefined || kind === "actual" || width <= 0 || height <= 0) return [];
  const { step, stroke, opacity } = HATCHES[kind];
  let d = "";
  for (let start = -height; start < width; start += step) {
    const left = Math.max(start, 0);
    const right = Math.min(start + height, width);
    if (right > left)
      d += `M${pixel(x + left)} ${pixel(y + height - (left - start))}L${pixel(x + right)} ${pixel(y + height - (right - start))}`;
  }
  const strength = opacity < 1 ? { strokeOpacity: opacity } : {};
  return [{ tag: "path", attributes: { d, stroke: PAGE, strokeWidth: stroke, fill: "none", ...strength } }];
}

/**
 * The same for bars that are laid out by a page: `--hatch-estimate`, `--hatch-forecast`, over the bar's own colour. Tiles, since Firefox
 * blurs a repeated gradient of mixed colours until nothing of its lines is left.
 */
export function hatchProperties(): string {
  return Object.entries(HATCHES)
    .map(([kind, { step, stroke, opacity }]) => {
      const line = `color-mix(in srgb,${PAGE} ${opacity * 100}%,transparent)`;
      // Of the tile's diagonal: a line in its corner, and one through its middle.
      const wide = (stroke / (step * Math.SQRT2)) * 100;
      const stops = `${line} ${wide.toFixed(1)}%,transparent 0 50%,${line} 0 ${(50 + wide).toFixed(1)}%,transparent 0`;
      return `--hatch-${kind}:0 0/${step}px ${step}px linear-gradient(135deg,${stops})`;
    })
    .join(";");
}

const ORDER: readonly Kind[] = ["actual", "estimate", "forecast"];

/** The kinds that a chart mixes, the most settled first; empty where all of it is of one kind and there is nothing to tell apart. */
export function mixedKinds(kinds: readonly Kind[]): readonly Kind[] {
  const there = ORDER.filter((kind) => kinds.includes(kind));
  return there.length > 1 ? there : [];
}
