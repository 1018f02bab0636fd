import type { Rights } from "#domain/access/access.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import type { EndpointInput } from "#platform/api/endpoint.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import { type CountyCompanies, type countyCompanies, SENT_OF_COUNTY } from "../contract/countyCompanies.ts";
import type { ListedCompany } from "./companyRows.ts";
import { openCompanies, rankCompanies } from "./rankCompanies.ts";

/** The companies of a market county by county, best to call first; scores are those they have among all of them. */
export function countCompanies(
  known: readonly ListedCompany[],
  { market, vertical }: EndpointInput<typeof countyCompanies>["query"],
  rights: Rights,
  revision: LoadedRevision | null,
): CountyCompanies {
  const all = openCompanies(known, rights);
  const asked = all.filter(({ subVertical }) => vertical === undefined || verticalOf(subVertical) === vertical);
  const places = new Map(
    (revision?.counties(market) ?? []).map(({ county: { fips, name, state } }) => [fips, `${name}, ${state}`]),
  );
  const here = asked.filter(({ county }) => county !== null && places.has(county));
  const byCounty = Map.groupBy(rankCompanies(here, rights, revision, new Date(), all).items, ({ county }) => county);
  const counties = [...places].flatMap(([county, name]) => {
    const companies = byCounty.get(county) ?? [];
    if (companies.length === 0) return [];
    const items = companies
      .slice(0, SENT_OF_COUNTY)
      .map(({ id, name: called, city, subVertical, phone, score, turn }) => ({
        id,
        name: called,
        city,
        subVertical,
        phone,
        score,
        turn,
      }));
    return [{ county, name, companies: companies.length, items }];
  });
  return {
    all: all.length,
    found: here.length,
    withoutCounty: asked.filter(({ county }) => county === null).length,
    counties: counties.toSorted((one, other) => other.companies - one.companies),
  };
}
