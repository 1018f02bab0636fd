import { ForecastError } from "../forecastError.ts";
import { cubeCells, type CubeProblem } from "./cubeProblem.ts";
import { KIND_WORDS, lineCount, lineName, MARGIN_KINDS } from "./marginLines.ts";

/** Throws where sizes do not fit the axes or a figure is no number of zero or more, naming the first one. */
export function refuseBadNumbers({ shape, seeds, margins, locks, least, sums = [], names }: CubeProblem): void {
  const cells = cubeCells(shape);
  for (const [what, table] of Object.entries({ seeds, locks, "least amounts": least })) {
    if (table !== undefined && table.length !== cells) {
      throw invalid(
        `${table.length} ${what} do not fill ${shape.media} media of ${shape.markets} markets and ${shape.subVerticals} sub-verticals.`,
      );
    }
  }
  const cellName = (cell: number) => {
    const market = Math.floor(cell / shape.subVerticals) % shape.markets;
    const medium = Math.floor(cell / (shape.subVerticals * shape.markets));
    const row = lineName("marketSubVertical", market * shape.subVerticals + (cell % shape.subVerticals), shape, names);
    return `${row}, ${lineName("medium", medium, shape, names)}`;
  };
  refuse(seeds, (cell) => `The seed of ${cellName(cell)}`);
  if (locks !== undefined) refuse(locks, (cell) => `The lock of ${cellName(cell)}`, true);
  if (least !== undefined) refuse(least, (cell) => `The least amount of ${cellName(cell)}`);
  for (const kind of MARGIN_KINDS) {
    const given = margins[kind];
    if (given === undefined) continue;
    const lines = lineCount(kind, shape);
    if (given.length !== lines) {
      throw invalid(`${given.length} ${KIND_WORDS[kind]} margins were given; there are ${lines} of them.`);
    }
    refuse(given, (line) => `The ${KIND_WORDS[kind]} margin of ${lineName(kind, line, shape, names)}`);
  }
  sums.forEach(({ dollars, name }, place) => refuse(Float64Array.of(dollars), () => name ?? `Sum ${place + 1}`));
}

function refuse(values: Float64Array, name: (index: number) => string, nanIsFree = false): void {
  for (let index = 0; index < values.length; index++) {
    const value = values[index]!;
    if ((value >= 0 && value < Infinity) || (nanIsFree && Number.isNaN(value))) continue;
    throw invalid(`${name(index)} is ${value}; it must be a number of zero or more.`);
  }
}

function invalid(message: string): ForecastError {
  return new ForecastError("invalid-input", message);
}
