import type { Queryable } from "#platform/database/database.ts";
import { countyRows } from "#platform/database/queries/countyRows.ts";
import { marketCountyRows } from "#platform/database/queries/marketCountyRows.ts";
import { marketRows } from "#platform/database/queries/marketRows.ts";
import type { DraftState } from "#revisions/marketEditing/draftState.ts";
import type { GroundCounty } from "../contract/editingSchemas.ts";

/** All counties with the markets that have a part of them in a draft, by state and name. */
export async function groundOf(store: Queryable, state: DraftState): Promise<GroundCounty[]> {
  const [counties, members] = [state.latest("counties"), state.latest("market-counties")];
  const lists = [...state.all("markets-tv").slice(-1), ...state.all("markets-radio").slice(-1)];
  const names = new Map((await marketRows(store, lists)).map(({ id, name }) => [id, name]));
  const rows = members === null ? [] : await marketCountyRows(store, members);
  const byCounty = Map.groupBy(rows, ({ fips }) => fips);
  const known = counties === null ? [] : await countyRows(store, counties);
  return known
    .map(({ fips, name, state: code, population, households }) => ({
      fips,
      name,
      state: code,
      population,
      households,
      markets: (byCounty.get(fips) ?? []).map(({ market, share }) => ({
        id: market,
        name: names.get(market) ?? market,
        share,
      })),
    }))
    .toSorted((a, b) => (`${a.state} ${a.name}` < `${b.state} ${b.name}` ? -1 : 1));
}
