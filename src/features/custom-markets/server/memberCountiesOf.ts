import { mayReadMarket, type Rights } from "#domain/access/access.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import type { MemberCountyRecord } from "../contract/customMarketSchemas.ts";

/** The counties of the TV and radio markets that somebody may read, by state and name. */
export function memberCountiesOf(loadedRevision: LoadedRevision, rights: Rights): MemberCountyRecord[] {
  const found = new Map<string, MemberCountyRecord>();
  for (const { id, kind } of loadedRevision.markets.values()) {
    if ((kind !== "tv" && kind !== "radio") || !mayReadMarket(rights, id)) continue;
    for (const { county, share } of loadedRevision.counties(id)) {
      const { fips, name, state } = county;
      const known = found.get(fips) ?? { fips, name, state, population: Math.round(county.population), markets: [] };
      found.set(fips, { ...known, markets: [...known.markets, { id, share }] });
    }
  }
  const key = ({ state, name }: MemberCountyRecord) => `${state} ${name}`;
  return [...found.values()].toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}
