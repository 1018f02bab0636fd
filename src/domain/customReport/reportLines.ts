import { mediumGroup } from "../taxonomy/mediumById.ts";
import { verticalOf } from "../taxonomy/subVerticalById.ts";
import type { CubeAxes } from "./reportAxes.ts";
import type { Dimension } from "./reportDefinition.ts";

/** A row or a column of a report, apart from years: one member of each of its dimensions. */
export interface Line {
  readonly ids: readonly string[];
  /** Places of the units in it; null where markets stand on the other side or nowhere. */
  readonly units: readonly number[] | null;
  /** What it is apart from its market: the same for all lines that the nation's one line answers. */
  readonly kin: string;
  /** How many lines were put together to make it; 0 for a line that is one. */
  readonly merged: number;
}

export interface Lines {
  readonly lines: readonly Line[];
  /** The line on which a place of the cube falls. */
  readonly of: (unit: number, medium: number, business: number, platform: number) => number;
}

/** The part of a cube's axis that a line shows: members as fine as its dimensions need. */
interface Part {
  /** For each member of the axis the position among the parts. */
  readonly at: readonly number[];
  readonly count: number;
}

/** The lines that some dimensions make of a cube, in the product's own order, the first dimension outermost. */
export function reportLines(dimensions: readonly Dimension[], axes: CubeAxes): Lines {
  const shown = dimensions.filter((dimension) => dimension !== "year");
  const parts = (["units", "media", "business", "platforms"] as const).map((axis) =>
    partOf(
      axes[axis].ids,
      shown.filter((dimension) => AXIS[dimension] === axis),
    ),
  );
  const [units, media, business, platforms] = parts;
  if (!units || !media || !business || !platforms) return { lines: [], of: () => 0 };
  const key = (u: number, m: number, b: number, p: number) =>
    (((units.at[u] ?? 0) * media.count + (media.at[m] ?? 0)) * business.count + (business.at[b] ?? 0)) *
      platforms.count +
    (platforms.at[p] ?? 0);

  const found = new Map<number, { readonly line: Line; readonly order: readonly number[] }>();
  for (const [u, unit] of axes.units.ids.entries()) {
    for (const [m, medium] of axes.media.ids.entries()) {
      for (const [b, line] of axes.business.ids.entries()) {
        for (const [p, platform] of axes.platforms.ids.entries()) {
          const at = key(u, m, b, p);
          if (found.has(at)) continue;
          const member = { units: unit, media: medium, business: line, platforms: platform };
          const ids = shown.map((dimension) => idOf(dimension, member[AXIS[dimension]]));
          found.set(at, {
            line: {
              ids,
              units: shown.includes("market") ? [u] : null,
              kin: ids.filter((_, place) => shown[place] !== "market").join("\n"),
              merged: 0,
            },
            order: shown.map((dimension) => ({ units: u, media: m, business: b, platforms: p })[AXIS[dimension]]),
          });
        }
      }
    }
  }
  // A group or vertical is as far up as its first member, so that inner dimensions do not tear outer ones apart.
  const first = shown.map((_, place) => {
    const least = new Map<string, number>();
    for (const { line, order } of found.values()) {
      const id = line.ids[place] ?? "";
      least.set(id, Math.min(least.get(id) ?? Infinity, order[place] ?? 0));
    }
    return least;
  });
  const rank = (line: Line, place: number) => first[place]?.get(line.ids[place] ?? "") ?? 0;
  const entries = [...found].toSorted(([, one], [, other]) => {
    for (const place of shown.keys()) {
      const apart = rank(one.line, place) - rank(other.line, place);
      if (apart !== 0) return apart;
    }
    return 0;
  });
  const position = new Map(entries.map(([at], place) => [at, place]));
  return {
    lines: entries.map(([, { line }]) => line),
    of: (u, m, b, p) => position.get(key(u, m, b, p)) ?? 0,
  };
}

/** How many lines some dimensions make. */
export function lineCount(dimensions: readonly Dimension[], axes: CubeAxes): number {
  const shown = dimensions.filter((dimension) => dimension !== "year");
  return (["units", "media", "business", "platforms"] as const).reduce(
    (count, axis) =>
      count *
      partOf(
        axes[axis].ids,
        shown.filter((dimension) => AXIS[dimension] === axis),
      ).count,
    1,
  );
}

/** Several lines as one. */
export function mergedLine(lines: readonly Line[], ids: readonly string[]): Line {
  const units = lines.every((line) => line.units === null)
    ? null
    : [...new Set(lines.flatMap((line) => line.units ?? []))];
  return { ids, units, kin: "", merged: lines.length };
}

const AXIS = {
  market: "units",
  group: "media",
  medium: "media",
  vertical: "business",
  subVertical: "business",
  platform: "platforms",
} as const satisfies Record<Exclude<Dimension, "year">, keyof CubeAxes>;

/** A member of an axis as a dimension sees it; the axis may be finer. */
function idOf(dimension: Exclude<Dimension, "year">, member: string): string {
  if (dimension === "group") return member === "traditional" || member === "digital" ? member : mediumGroup(member);
  return dimension === "vertical" ? verticalOf(member) : member;
}

function partOf(ids: readonly string[], dimensions: readonly Exclude<Dimension, "year">[]): Part {
  const parts = new Map<string, number>();
  const at = ids.map((id) => {
    const part = dimensions.map((dimension) => idOf(dimension, id)).join("\n");
    if (!parts.has(part)) parts.set(part, parts.size);
    return parts.get(part) ?? 0;
  });
  return { at, count: parts.size };
}
