import type { CoursePlace } from "#domain/forecast/cellCourse.ts";
import type { Words } from "#language/words/words.ts";
import {
  byVertical,
  type Matrix,
  marketMatrix,
  matrixSums,
  type RunFigures,
  subVerticalMatrix,
} from "../figures/runFigures.ts";
import { allocation, scoresOf } from "./allocation.ts";

export const MOVES_BY = ["media", "verticals", "markets", "marketMedia", "cells", "outliers"] as const;
export type MovesBy = (typeof MOVES_BY)[number];

/** One line of the lists: dollars before and after, and a score where it stands out. */
export interface MoveRow {
  readonly id: string;
  readonly name: string;
  readonly medium: string;
  readonly before: number;
  readonly after: number;
  readonly score: number | null;
  /** The cell that it is of, where it is one that can be explained. */
  readonly place?: Omit<CoursePlace, "year">;
}

/** What differs from the revision in a year, most dollars first; what stayed is left out. */
export function moveRows(
  now: RunFigures,
  base: RunFigures,
  by: Exclude<MovesBy, "cells" | "outliers">,
  year: number,
  words: Words,
): MoveRow[] {
  const all = words.text("forecastRoom.spending.allMedia");
  return rowsOf(now, base, by, year, words, all)
    .filter(({ before, after }) => before !== after)
    .toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before));
}

function rowsOf(now: RunFigures, base: RunFigures, by: string, year: number, words: Words, all: string): MoveRow[] {
  const markets = pair(marketMatrix, now, base, year);
  if (by === "media") {
    const [after, before] = markets.map((matrix) => matrixSums(matrix).columns);
    return now.media.map((medium, place) => ({
      id: medium,
      name: words.market("nation"),
      medium: words.medium(medium),
      before: before?.[place] ?? 0,
      after: after?.[place] ?? 0,
      score: null,
    }));
  }
  const [after, before] =
    by === "verticals" ? pair((...of) => byVertical(subVerticalMatrix(...of)), now, base, year) : markets;
  const name = (id: string) => (by === "verticals" ? words.vertical(id) : words.market(id));
  if (by === "marketMedia") return cellsOf(before, after, words);
  const [sumsAfter, sumsBefore] = [matrixSums(after).rows, matrixSums(before).rows];
  return after.rows.map((id, row) => ({
    id,
    name: name(id),
    medium: all,
    before: sumsBefore[row] ?? 0,
    after: sumsAfter[row] ?? 0,
    score: null,
  }));
}

function pair(
  matrixOf: typeof marketMatrix,
  now: RunFigures,
  base: RunFigures,
  year: number,
): readonly [after: Matrix, before: Matrix] {
  return [matrixOf(now, year, "all"), matrixOf(base, year, "all")];
}

function cellsOf(before: Matrix, after: Matrix, words: Words): MoveRow[] {
  const width = after.columns.length;
  return after.rows.flatMap((market, row) =>
    after.columns.map((medium, column) => ({
      id: `${market} ${medium}`,
      name: words.market(market),
      medium: words.medium(medium),
      before: before.dollars[row * width + column] ?? 0,
      after: after.dollars[row * width + column] ?? 0,
      score: null,
    })),
  );
}

/** From here on a change is unlike the others of its medium. */
const BOUND = 3;

/** What an outlier is unlike the others in: growth over the year before, or change against the revision. */
export const OUTLIERS_BY = ["growth", "change"] as const;
export type OutliersBy = (typeof OUTLIERS_BY)[number];

/** Sub-verticals and markets of which growth or change lies more than three deviations from that of the others in the medium, in core spend. */
export function outlierRows(
  now: RunFigures,
  base: RunFigures,
  year: number,
  words: Words,
  by: OutliersBy = "growth",
): MoveRow[] {
  return (["verticals", "markets"] as const)
    .flatMap((axis): MoveRow[] => {
      const found = allocation(now, base, axis, year, "core");
      const after = found.now;
      const before = by === "growth" ? found.before : found.base;
      const scores = by === "growth" ? found.scores : scoresOf(after, found.base);
      const width = after.columns.length;
      return [...scores].flatMap((score, cell) => {
        if (!(Math.abs(score) > BOUND)) return [];
        const row = after.rows[Math.floor(cell / width)] ?? "";
        return [
          {
            id: `${axis} ${row} ${after.columns[cell % width]}`,
            place: {
              market: axis === "markets" ? row : null,
              subVertical: axis === "markets" ? null : row,
              medium: after.columns[cell % width] ?? "",
              part: "core",
            },
            name: axis === "markets" ? words.market(row) : words.subVertical(row),
            medium: words.medium(after.columns[cell % width] ?? ""),
            before: before?.dollars[cell] ?? 0,
            after: after.dollars[cell] ?? 0,
            score,
          },
        ];
      });
    })
    .toSorted((a, b) => Math.abs(b.score ?? 0) - Math.abs(a.score ?? 0));
}
