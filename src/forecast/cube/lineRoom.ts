import type { FaultCells } from "#domain/forecast/forecastFault.ts";
import { figure } from "../figure.ts";
import { ForecastError } from "../forecastError.ts";
import type { CubeProblem } from "./cubeProblem.ts";
import { type AllMargins, cubeSums } from "./cubeSums.ts";
import { heldSums } from "./freeCube.ts";
import { KIND_WORDS, lineCells, lineName, MARGIN_KINDS } from "./marginLines.ts";

/** Held amounts may pass a margin by this part of it: float64 loses about as much. */
const TIE = 1e-9;

/** Throws where locks and least amounts pass a margin, or where nothing free is left to hold the rest of one. */
export function refuseFullLines(problem: CubeProblem): void {
  const { shape, seeds, margins, locks, least, names } = problem;
  const support = locks === undefined ? seeds : freeOnly(seeds, locks);
  const free = cubeSums(support, shape, margins.marketSubVertical !== undefined);
  const locked: AllMargins | null = locks === undefined ? null : heldSums(locks, shape);
  const kept: AllMargins | null =
    least === undefined ? null : cubeSums(locks === undefined ? least : freeOnly(least, locks), shape);
  for (const kind of MARGIN_KINDS) {
    margins[kind]?.forEach((margin, line) => {
      const fixed = locked?.[kind][line] ?? 0;
      const atLeast = kept?.[kind][line] ?? 0;
      const full = () => ({
        name: lineName(kind, line, shape, names),
        cells: lineCells(kind, line, shape, names),
        margin,
      });
      if (fixed + atLeast > margin * (1 + TIE)) throw tooMuch(full(), KIND_WORDS[kind], fixed, atLeast);
      if (margin - fixed > margin * TIE && !(free[kind][line]! > 0)) throw noRoom(full(), fixed);
    });
  }
}

function freeOnly(values: Float64Array, locks: Float64Array): Float64Array {
  const free = values.slice();
  for (let cell = 0; cell < free.length; cell++) if (!Number.isNaN(locks[cell])) free[cell] = 0;
  return free;
}

interface FullLine {
  readonly name: string;
  readonly cells: FaultCells;
  readonly margin: number;
}

function tooMuch({ name, cells, margin }: FullLine, kind: string, locked: number, least: number): ForecastError {
  const what = [locked > 0 ? `locked at ${figure(locked)}` : "", least > 0 ? `kept at ${figure(least)} or more` : ""];
  return new ForecastError(
    "contradictory-margins",
    `Cells of ${name} are ${what.filter(Boolean).join(" and ")}, but its ${kind} margin is ${figure(margin)}: ` +
      `${figure(locked + least - margin)} too much.`,
    {
      kind: "line-overfull",
      lines: [cells],
      amounts: { margin, locked, least, fixed: locked + least, excess: locked + least - margin },
    },
  );
}

function noRoom({ name, cells, margin }: FullLine, locked: number): ForecastError {
  const rest = locked > 0 ? `locked at ${figure(locked)} or zero` : "zero";
  return new ForecastError(
    "contradictory-margins",
    `${name} should hold ${figure(margin)}, but all its cells are ${rest}.`,
    { kind: "line-without-room", lines: [cells], amounts: { margin, locked } },
  );
}
