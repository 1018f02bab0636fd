import type { Database } from "#platform/database/database.ts";

type Row = readonly [
  id: string,
  medium: "tv" | "radio",
  call: string,
  market: string | null,
  city: string,
  owner: string,
  format: string,
  frequency: number | null,
];

const STATIONS: readonly Row[] = [
  ["tv-1", "tv", "WNBC-TV", "tv-501", "New York", "NBC Telemundo", "NBC", null],
  ["tv-2", "tv", "WNBC-LD", "tv-501", "Newark", "Somebody else", "Ind", null],
  ["tv-3", "tv", "KXAS-TV", "tv-623", "Fort Worth", "NBC Telemundo", "NBC", null],
  ["tv-4", "tv", "WXXX", null, "Nowhere", "Nobody_100%", "Ind", null],
  ["radio-1", "radio", "WHTZ", "radio-35620", "Newark", "iHeart", "Top 40", 100.3],
  ["radio-2", "radio", "KKDA-FM", "radio-19100", "Dallas", "Service Broadcasting", "Urban", 104.5],
];

/** Stations in imports of the revision, and one in an import that is not part of it. */
export async function giveStations(database: Database, revision: number): Promise<void> {
  const importOf = async (layout: string) => {
    const [row] = await database.query<{ id: number }>(
      "insert into import (layout, file_name, sample, status, started_by) values ($1, 'x.csv', false, 'accepted', 'test') returning import_id as id",
      [layout],
    );
    return row?.id ?? 0;
  };
  const imports = { tv: await importOf("stations-tv"), radio: await importOf("stations-radio") };
  for (const [medium, id] of Object.entries(imports)) {
    await database.query("insert into revision_import (revision_id, layout, import_id) values ($1, $2, $3)", [
      revision,
      `stations-${medium}`,
      id,
    ]);
  }
  const put = (importId: number, [id, medium, call, market, city, owner, format, frequency]: Row) =>
    database.query(
      `insert into station (import_id, station_id, medium, call_sign, market_id, city, state, owner, network_or_format, frequency)
       values ($1, $2, $3, $4, $5, $6, 'NY', $7, $8, $9)`,
      [importId, id, medium, call, market, city, owner, format, frequency],
    );
  for (const station of STATIONS) await put(imports[station[1]], station);
  await put(await importOf("stations-tv"), ["tv-9", "tv", "WNBC-OLD", "tv-501", "New York", "x", "x", null]);
}
