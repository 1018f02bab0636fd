import type { StationMedium } from "#domain/stations/station.ts";
import { type CountyFinder, countyFinder } from "#forecast/geography/countyFinder.ts";
import type { ImportGeography, KnownMarket, KnownStation } from "#revisions/ingest/layout.ts";
import { countyTopology } from "./countyShapes.ts";

/** What a file is checked against, without anything that only one thread could hold. */
export interface GeographyFacts {
  readonly markets: readonly KnownMarket[];
  /** FIPS codes; for files of `market-counties` only. */
  readonly counties: readonly string[];
  /** For layouts about stations only. */
  readonly stations: {
    readonly known: readonly KnownStation[];
    /** Which county belongs to which market, and how much of it, 0–1. */
    readonly members: readonly { readonly fips: string; readonly market: string; readonly share: number }[];
  } | null;
}

/** Makes the facts answer the questions of the checks. */
export function geographyOf({ markets, counties, stations }: GeographyFacts): ImportGeography {
  return { markets, counties: new Set(counties), stations: stations ? stationGeography(stations) : undefined };
}

function stationGeography({ known, members }: NonNullable<GeographyFacts["stations"]>): ImportGeography["stations"] {
  const byCounty = Map.groupBy(
    members.toSorted((a, b) => b.share - a.share),
    ({ fips }) => fips,
  );
  let find: CountyFinder | null = null;
  return {
    known,
    countyAt: (latitude, longitude) => {
      find ??= countyFinder(countyTopology());
      return find(latitude, longitude);
    },
    marketsOf: (medium: StationMedium, fips) =>
      (byCounty.get(fips) ?? []).flatMap(({ market }) => (market.startsWith(`${medium}-`) ? [market] : [])),
  };
}
