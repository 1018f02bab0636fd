import { PLACE_FIGURES, type PlaceFigure } from "#domain/markets/placeFigure.ts";
import type { MarketDrivers } from "../input.ts";

/** No place is told apart by more than this: beyond it a figure says more about its source than about the place. */
const FURTHEST = 6;

/** Every market's place figures against the nation's, which is their mean by people; 1 where one is not known. */
export function placeRatios(markets: readonly MarketDrivers[]): Record<PlaceFigure, readonly number[]> {
  const of = (figure: PlaceFigure): number[] => {
    let [people, weighted] = [0, 0];
    for (const { population, place } of markets) {
      const value = place?.[figure] ?? 0;
      if (value <= 0) continue;
      people += population;
      weighted += population * value;
    }
    const nation = people > 0 ? weighted / people : 0;
    return markets.map(({ place }) => {
      const value = place?.[figure] ?? 0;
      return value > 0 && nation > 0 ? Math.max(1 / FURTHEST, Math.min(FURTHEST, value / nation)) : 1;
    });
  };
  const [broadband, older, hispanic, density] = PLACE_FIGURES.map(of);
  return { broadband: broadband!, older: older!, hispanic: hispanic!, density: density! };
}
