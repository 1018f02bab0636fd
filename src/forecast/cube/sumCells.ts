import type { FaultCells } from "#domain/forecast/forecastFault.ts";
import type { CubeProblem, CubeSum } from "./cubeProblem.ts";

/** The first few cells of a sum, for messages. */
const SHOWN = 3;

/** By market and medium, where a sum lies. */
export function sumCells({ names }: Pick<CubeProblem, "names">, { markets, media }: CubeSum): FaultCells[] {
  return markets
    .flatMap((market) => media.map((medium) => ({ market: names?.markets[market], ...names?.tables?.[medium] })))
    .slice(0, SHOWN);
}

/** The same for messages: "tv-501, tvOta; tv-803, tvOta". */
export function cellNames(cells: readonly FaultCells[]): string {
  return cells
    .map(({ market, subVertical, medium }) => [market, subVertical, medium].filter(Boolean).join(", "))
    .join("; ");
}
