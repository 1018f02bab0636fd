import { matchMediaType, nearestMediaTypes } from "../cells/matchMediaType.ts";
import { type Period, parsePeriod } from "../cells/parsePeriod.ts";
import { Remembered } from "../remembered.ts";
import type { Row } from "../row.ts";

/** A period with its position among those found so far. */
export interface FoundPeriod extends Period {
  readonly at: number;
}

/** Reads the period that a row is for; null after a problem has been noted. */
export function periodReader(row: Row) {
  const position = row.position("period");
  const remembered = new Remembered<FoundPeriod>();
  const byDays = new Map<string, FoundPeriod>();
  const found: FoundPeriod[] = [];
  const read = () => {
    const cell = row.cells[position] ?? "";
    const before = remembered.get(cell);
    if (before) return before;
    const period = parsePeriod(cell);
    if (!period) {
      row.refuse(
        "period",
        "bad-period",
        () =>
          `“${cell.trim()}” is no period. Write a month as 2025-07, a quarter as 2025-Q3, a week as 2025-W27 or as the Monday it begins on.`,
      );
      return null;
    }
    const days = `${period.firstDay} ${period.endDay}`;
    let meaning = byDays.get(days);
    if (!meaning) {
      meaning = { ...period, at: found.length };
      found.push(meaning);
      byDays.set(days, meaning);
    }
    remembered.set(cell, meaning);
    return meaning;
  };
  return { found, read };
}

/** How many brands a row stands for; 0 where it does not say. */
export function brandsReader(row: Row): () => number {
  const position = row.position("brands");
  if (position < 0) return () => 0;
  const remembered = new Remembered<number>();
  return () => {
    const cell = row.cells[position] ?? "";
    if (cell === "") return 0;
    const before = remembered.get(cell);
    if (before !== undefined) return before;
    const brands = row.number("brands", { whole: true, least: 0, most: 100_000 }) ?? 0;
    if (row.sound) remembered.set(cell, brands);
    return brands;
  };
}

/** Position of the row's media type among those found so far. */
export function mediaTypeReader(row: Row, found: string[]): () => number | null {
  const position = row.position("media_type");
  const remembered = new Remembered<number>();
  return () => {
    const cell = row.cells[position] ?? "";
    const before = remembered.get(cell);
    if (before !== undefined) return before;
    const name = row.requiredText("media_type");
    if (name === null) return null;
    const id = matchMediaType(name);
    if (id === null) {
      const near = nearestMediaTypes(name);
      const hint = near.length > 0 ? ` Nearest: ${near.join("; ")}.` : "";
      row.refuse("media_type", "unknown-media-type", () => `“${name}” is no known media type.${hint}`);
      return null;
    }
    const known = found.indexOf(id);
    const at = known < 0 ? found.push(id) - 1 : known;
    remembered.set(cell, at);
    return at;
  };
}
