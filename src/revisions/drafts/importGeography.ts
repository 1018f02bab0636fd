import type { Queryable } from "#platform/database/database.ts";
import { countyCodes } from "#platform/database/queries/countyRows.ts";
import { knownStations } from "#platform/database/queries/stations/knownStations.ts";
import { marketCountyRows } from "#platform/database/queries/marketCountyRows.ts";
import { marketRows } from "#platform/database/queries/marketRows.ts";
import { revisionImports } from "#platform/database/queries/revisionImports.ts";
import { readFormerCallSigns } from "#domain/stations/formerCallSigns.ts";
import type { ImportGeography, KnownStation, LayoutName } from "#revisions/ingest/layout.ts";
import { LAYOUT_BY_NAME } from "#revisions/ingest/layoutByName.ts";
import { type GeographyFacts, geographyOf } from "../markets/geographyOf.ts";

/** The markets, counties and, for files about them, stations that a file for this revision is checked against; nothing where none are imported yet. */
export async function importGeography(
  store: Queryable,
  revision: number | null,
  layout: LayoutName,
): Promise<ImportGeography> {
  return geographyOf(await readGeographyFacts(store, revision, layout));
}

/** The same as plain facts, which a thread can be handed. */
export async function readGeographyFacts(
  store: Queryable,
  revision: number | null,
  layout: LayoutName,
): Promise<GeographyFacts> {
  const imports = revision === null ? [] : await revisionImports(store, revision);
  const latest = new Map(imports.map(({ layout: name, importId }) => [name, importId]));
  const listed = (...layouts: LayoutName[]) => layouts.flatMap((name) => latest.get(name) ?? []);
  const counties = latest.get("counties");
  return {
    markets: await marketRows(store, listed("markets-tv", "markets-radio")),
    // Thousands of rows for the one layout that names counties.
    counties: counties === undefined || layout !== "market-counties" ? [] : await countyCodes(store, counties),
    stations: LAYOUT_BY_NAME[layout].ofStations
      ? await stationFacts(store, {
          lists: listed("stations-tv", "stations-radio"),
          given: imports.filter((one) => one.layout === "station-markets").map(({ importId }) => importId),
          marketCounties: latest.get("market-counties") ?? null,
        })
      : null,
  };
}

interface StationImports {
  readonly lists: readonly number[];
  /** Markets given by hand. */
  readonly given: readonly number[];
  readonly marketCounties: number | null;
}

async function stationFacts(
  store: Queryable,
  { lists, given, marketCounties }: StationImports,
): Promise<GeographyFacts["stations"]> {
  return {
    members: marketCounties === null ? [] : await marketCountyRows(store, marketCounties),
    known: (await knownStations(store, lists, given)).map(
      ({ former, ...station }): KnownStation => ({
        ...station,
        formerCallSigns: readFormerCallSigns(former).map(({ callSign }) => callSign),
        band: bandOf(station.id),
      }),
    ),
  };
}

/** The band stands at the end of a radio station's id. */
function bandOf(id: string): "FM" | "AM" | null {
  return (["FM", "AM"] as const).find((band) => id.startsWith("radio-") && id.endsWith(`-${band}`)) ?? null;
}
