import { figure } from "../figure.ts";
import { ForecastError } from "../forecastError.ts";
import type { CubeMargins, CubeProblem, CubeSum, MarginKind } from "./cubeProblem.ts";
import { eachCell } from "./freeSums.ts";
import { KIND_WORDS, LINE_OF, lineCount, lineName, MARGIN_KINDS } from "./marginLines.ts";

const TIE = 1e-9;

/** What a sum may come to by one kind of margins, and which of these lines say so. */
interface Range {
  readonly least: number;
  readonly most: number;
  readonly kind: MarginKind | null;
  readonly lines: readonly number[];
}

/** Throws where a sum asks for more or less than locks, one kind of margins, or a sum around it leave room for. */
export function refuseSumsWithoutRoom(problem: CubeProblem): void {
  const { sums = [] } = problem;
  sums.forEach((sum, place) => {
    const name = nameOf(sum, place);
    refuse(problem, name, sum, lockedRange(problem, sum));
    for (const kind of MARGIN_KINDS) {
      const given = problem.margins[kind];
      if (given !== undefined) refuse(problem, name, sum, marginRange(problem, sum, kind, given));
    }
    sums.forEach((around, other) => {
      if (other === place || around.rule !== "equals" || sum.dollars <= around.dollars * (1 + TIE)) return;
      if (!within(sum, around)) return;
      throw new ForecastError(
        "contradictory-margins",
        `${name} asks for ${asked(sum)}, but ${nameOf(around, other)}, which it is part of, is ${figure(around.dollars)}: ` +
          `${figure(sum.dollars - around.dollars)} too much.`,
        { amounts: { asked: sum.dollars, around: around.dollars, excess: sum.dollars - around.dollars } },
      );
    });
  });
}

function nameOf({ name }: CubeSum, place: number): string {
  return name ?? `Sum ${place + 1}`;
}

function asked({ rule, dollars }: CubeSum): string {
  return rule === "atLeast" ? `${figure(dollars)} or more` : figure(dollars);
}

function within(inner: CubeSum, outer: CubeSum): boolean {
  return (["markets", "subVerticals", "media"] as const).every((axis) => {
    const known = new Set(outer[axis]);
    return inner[axis].every((place) => known.has(place));
  });
}

function refuse({ shape, names }: CubeProblem, name: string, sum: CubeSum, { least, most, kind, lines }: Range): void {
  const what =
    kind === null
      ? "what is locked in these cells"
      : `the ${KIND_WORDS[kind]} ${lines.length === 1 ? "margin" : "margins"} of ${listed(lines.map((line) => lineName(kind, line, shape, names)))}`;
  const tolerance = TIE * Math.max(sum.dollars, 1);
  if (sum.dollars > most + tolerance) {
    throw new ForecastError(
      "contradictory-margins",
      `${name} asks for ${asked(sum)}, but ${what} ${leaves(kind, lines)} ${figure(most)}: ${figure(sum.dollars - most)} too much.`,
      { amounts: { asked: sum.dollars, most, excess: sum.dollars - most } },
    );
  }
  if (sum.rule === "equals" && sum.dollars < least - tolerance) {
    throw new ForecastError(
      "contradictory-margins",
      `${name} asks for ${asked(sum)}, but ${what} ${kind !== null && lines.length !== 1 ? "need" : "needs"} at least ${figure(least)}: ` +
        `${figure(least - sum.dollars)} too little.`,
      { amounts: { asked: sum.dollars, least, excess: least - sum.dollars } },
    );
  }
}

function leaves(kind: MarginKind | null, lines: readonly number[]): string {
  return kind !== null && lines.length !== 1 ? "together allow" : "allows";
}

/** By locks, least amounts and zeros alone. */
function lockedRange({ shape, seeds, locks, least }: CubeProblem, sum: CubeSum): Range {
  let [low, free] = [0, false];
  eachCell(sum, shape, (cell) => {
    const lock = locks?.[cell] ?? NaN;
    low += Number.isNaN(lock) ? (least?.[cell] ?? 0) : lock;
    free ||= Number.isNaN(lock) && seeds[cell]! > 0;
  });
  return { least: low, most: free ? Infinity : low, kind: null, lines: [] };
}

/** A line brings its margin, less what must lie outside of the sum; it must bring what nothing outside can hold. */
function marginRange(
  problem: CubeProblem,
  sum: CubeSum,
  kind: MarginKind,
  margins: NonNullable<CubeMargins[MarginKind]>,
): Range {
  const { shape, seeds, locks, least } = problem;
  const lines = lineCount(kind, shape);
  const [inside, whole] = [new Float64Array(lines), new Float64Array(lines)];
  const [freeInside, freeWhole] = [new Int32Array(lines), new Int32Array(lines)];
  const countIn =
    (held: Float64Array, free: Int32Array) => (cell: number, medium: number, market: number, subVertical: number) => {
      const line = LINE_OF[kind](shape, market, subVertical, medium);
      const lock = locks?.[cell] ?? NaN;
      held[line]! += Number.isNaN(lock) ? (least?.[cell] ?? 0) : lock;
      if (Number.isNaN(lock) && seeds[cell]! > 0) free[line]!++;
    };
  eachCell(sum, shape, countIn(inside, freeInside));
  eachCell(everything(shape), shape, countIn(whole, freeWhole));
  const touched = [...inside.keys()].filter((line) => inside[line]! > 0 || freeInside[line]! > 0);
  let [low, most] = [0, 0];
  for (const line of touched) {
    const outside = whole[line]! - inside[line]!;
    const room = margins[line]! - outside;
    most += freeInside[line]! > 0 ? Math.max(0, room) : inside[line]!;
    low += freeWhole[line]! > freeInside[line]! ? inside[line]! : Math.max(0, room);
  }
  return { least: low, most, kind, lines: touched };
}

function everything({ markets, subVerticals, media }: CubeProblem["shape"]) {
  const places = (length: number) => Array.from({ length }, (_, place) => place);
  return { markets: places(markets), subVerticals: places(subVerticals), media: places(media) };
}

function listed(names: readonly string[]): string {
  const rest = names.length - 3;
  return names.slice(0, 3).join("; ") + (rest > 0 ? ` and ${rest} more` : "");
}
