import type { Basis, Kind } from "#domain/revisions/revision.ts";
import type { Queryable } from "../database.ts";

/** A year's total of a medium, with the line of its file; the line is null where it was imported before lines were kept. */
export interface TotalLine {
  readonly year: number;
  readonly core: number;
  readonly political: number;
  readonly kind: Kind;
  readonly basis: Basis;
  readonly source: string;
  readonly line: number | null;
}

export function totalLines(store: Queryable, importId: number, medium: string): Promise<TotalLine[]> {
  return store.query(
    `select year, core_dollars as core, political_dollars as political, kind, basis, source, line
     from national_total where import_id = $1 and medium = $2 order by year`,
    [importId, medium],
  );
}

/** A weight of the mix, and on which line it stands. */
export interface MixLine {
  readonly weight: number;
  readonly line: number | null;
}

export async function mixLine(
  store: Queryable,
  importId: number,
  medium: string,
  subVertical: string,
): Promise<MixLine | null> {
  const [found] = await store.query<MixLine>(
    "select weight, line from vertical_mix where import_id = $1 and medium = $2 and sub_vertical = $3",
    [importId, medium, subVertical],
  );
  return found ?? null;
}

/** The line of its list that a market stands on. */
export async function marketLine(store: Queryable, importId: number, market: string): Promise<number | null> {
  const [found] = await store.query<{ line: number | null }>(
    "select line from market where import_id = $1 and market_id = $2",
    [importId, market],
  );
  return found?.line ?? null;
}

/** A county of a market, and on which lines of both files it stands. */
export interface CountyLine {
  readonly fips: string;
  readonly shareLine: number | null;
  readonly line: number | null;
}

export function countyLines(
  store: Queryable,
  { counties, marketCounties }: { readonly counties: number; readonly marketCounties: number },
  market: string,
): Promise<CountyLine[]> {
  return store.query(
    `select m.fips, m.line as "shareLine", c.line
     from market_county m join county c on c.import_id = $1 and c.fips = m.fips
     where m.import_id = $2 and m.market_id = $3 order by m.fips`,
    [counties, marketCounties, market],
  );
}
