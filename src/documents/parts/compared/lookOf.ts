import { NATION } from "#domain/markets/market.ts";
import type { DotSeries } from "../../chart.ts";
import { NEUTRAL, roleLight, shade } from "../lightColours.ts";

/** What is compared with the own market, each with a grey and a shape of its own. */
const OTHERS = [
  { shape: "square", colour: NEUTRAL },
  { shape: "triangle", colour: shade(NEUTRAL, 0.75) },
  { shape: "diamond", colour: roleLight("other") },
  { shape: "circle", colour: NEUTRAL },
] as const satisfies readonly Pick<DotSeries, "shape" | "colour">[];

/** The own market first, the nation as a tick, the others by their place. */
export function lookOf(market: string, at: number): Pick<DotSeries, "shape" | "colour"> {
  if (at === 0) return { shape: "own", colour: roleLight("own") };
  if (market === NATION) return { shape: "nation", colour: roleLight("nation") };
  return OTHERS[(at - 1) % OTHERS.length] ?? OTHERS[0];
}
