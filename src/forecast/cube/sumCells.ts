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
