import type { Queryable } from "#platform/database/database.ts";
import { personPreference } from "#platform/database/queries/personPreference.ts";
import { mayReadMarket, mayReadVertical, type Rights } from "#domain/access/access.ts";
import type { AlertReach } from "#domain/alerts/resolveScope.ts";
import { NATION } from "#domain/markets/market.ts";
import { VERTICALS } from "#domain/taxonomy/verticals.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";

/** What a person may see of a revision with these rights, and what she follows of it. */
export async function alertReach(
  store: Queryable,
  person: number,
  rights: Rights,
  loadedRevision: LoadedRevision | null,
): Promise<AlertReach> {
  const { verticals: chosen } = await personPreference(store, person);
  const verticals = VERTICALS.map(({ id }) => id).filter((id) => mayReadVertical(rights, id));
  const followed = verticals.filter((id) => chosen.includes(id));
  const markets = [...(loadedRevision?.markets.keys() ?? [])].filter(
    (id) => id !== NATION && mayReadMarket(rights, id),
  );
  return { markets, verticals, followed: followed.length > 0 ? followed : verticals };
}
