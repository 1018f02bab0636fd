import { sumKnown } from "#domain/figures/amount.ts";
import { figure } from "../figure.ts";
import { ForecastError } from "../forecastError.ts";
import type { CubeProblem, CubeShape, MarginKind } from "./cubeProblem.ts";
import { KIND_WORDS, lineCells, lineName, MARGIN_KINDS } from "./marginLines.ts";

/** Sums that differ by less than this part count as equal: float64 loses about as much in adding up a nation. */
const TIE = 1e-9;

/** What margins of several kinds add up to alike: by market, by sub-vertical, by medium, and over everything. */
export type Axis = "market" | "subVertical" | "medium" | "all";

/** Throws where two sets of margins add up to different amounts of a market, sub-vertical or medium, or over all. */
export function refuseUntiedMargins({ shape, margins, names }: CubeProblem): void {
  for (const axis of ["market", "subVertical", "medium", "all"] as const) {
    const sets = MARGIN_KINDS.flatMap((kind) => {
      const given = margins[kind];
      const sums = given && summedTo(axis, kind, given, shape);
      return sums ? [{ kind, sums }] : [];
    });
    const [first] = sets;
    for (const { kind, sums } of sets.slice(1)) {
      const apart = sums.map((sum, place) => Math.abs(sum - first!.sums[place]!));
      const place = apart.reduce((most, distance, at) => (distance > apart[most]! ? at : most), 0);
      const [one, other] = [first!.sums[place]!, sums[place]!];
      if (apart[place]! <= TIE * Math.max(one, other)) continue;
      const of = axis === "all" ? "" : ` of ${lineName(axis, place, shape, names)}`;
      throw new ForecastError(
        "contradictory-margins",
        `The ${KIND_WORDS[first!.kind]} margins${of} add up to ${figure(one)}, the ${KIND_WORDS[kind]} margins to ${figure(other)}: ` +
          `they differ by ${figure(apart[place]!)}.`,
        {
          kind: "sums-apart",
          ...(axis !== "all" && { lines: [lineCells(axis, place, shape, names)] }),
          amounts: { one, second: other, difference: one - other },
        },
      );
    }
  }
}

const AXES: Readonly<Record<MarginKind, readonly Axis[]>> = {
  market: ["market"],
  subVertical: ["subVertical"],
  medium: ["medium"],
  marketMedium: ["market", "medium"],
  subVerticalMedium: ["subVertical", "medium"],
  marketSubVertical: ["market", "subVertical"],
};

/** Null where margins of this kind say nothing by that axis. */
export function summedTo(axis: Axis, kind: MarginKind, margins: Float64Array, shape: CubeShape): Float64Array | null {
  if (axis === "all") return Float64Array.of(sumKnown(margins));
  if (!AXES[kind].includes(axis)) return null;
  if (AXES[kind].length === 1) return margins;
  const width = kind === "marketMedium" ? shape.markets : shape.subVerticals;
  const outer = kind === "marketSubVertical" ? "market" : "medium";
  const sums = new Float64Array(axis === outer ? margins.length / width : width);
  margins.forEach((margin, line) => (sums[axis === outer ? Math.floor(line / width) : line % width]! += margin));
  return sums;
}
