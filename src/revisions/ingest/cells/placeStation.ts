import type { MarketSource, StationMedium } from "#domain/stations/station.ts";
import type { Position } from "../position.ts";
import type { LayoutContext } from "../layout.ts";
import { MarketMatcher } from "./matchMarket.ts";

/** Where a station belongs, and how that was found. */
export interface StationPlace {
  readonly market: string | null;
  readonly source: MarketSource | null;
  /** Of the transmitter where its position is known, else as the file has it. */
  readonly countyFips: string | null;
}

/**
 * Finds the market of stations: the one that the file states, else the one of the county around the transmitter, else of the county that
 * the file names. A stated market that is not the transmitter's is kept and told.
 */
export function stationPlacer(
  { row, geography }: LayoutContext,
  medium: StationMedium,
  column: string,
): (position: Pick<Position, "latitude" | "longitude">) => StationPlace {
  const matcher = new MarketMatcher(medium, geography.markets);
  const { stations } = geography;
  const names = new Map(geography.markets.map(({ id, name }) => [id, name]));

  function statedMarket(): string | null {
    const code = row.text(column);
    if (code === null) return null;
    // Before any market is known, nothing can be checked.
    if (matcher.known.length === 0) return `${medium}-${code}`;
    const found = matcher.match(code, "");
    if ("id" in found) return found.id;
    row.note(column, found.code, () => `${found.message()} The county decides instead.`, "warning");
    return null;
  }

  return ({ latitude, longitude }) => {
    const around = latitude === null || longitude === null ? null : (stations?.countyAt(latitude, longitude) ?? null);
    const countyFips = around ?? row.text("county_fips");
    const found = countyFips === null ? [] : (stations?.marketsOf(medium, countyFips) ?? []);
    const stated = statedMarket();
    const [first] = found;
    if (stated === null) {
      if (first === undefined) return { market: null, source: null, countyFips };
      return { market: first, source: around === null ? "community" : "transmitter", countyFips };
    }
    if (around !== null && first !== undefined && !found.includes(stated)) {
      row.note(
        column,
        "doubtful-market",
        () =>
          `The transmitter is in county ${around}, which is in ${names.get(first) ?? first}; the file says ${names.get(stated) ?? stated}. The file was believed.`,
        "warning",
      );
    }
    return { market: stated, source: "stated", countyFips };
  };
}
