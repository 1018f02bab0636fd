import { mayReadVertical, type Rights } from "#domain/access/access.ts";
import { hasWords, wordsAsked } from "#domain/companies/companyWords.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import type { EndpointInput } from "#platform/api/endpoint.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import type { companySearch, FoundCompanies } from "../contract.ts";
import type { ListedCompany } from "./companyRows.ts";
import { openCompanies, rankCompanies } from "./rankCompanies.ts";
import type { RememberedCompanies } from "./rememberedCompanies.ts";

/** The companies that answer a search, best to call first; scores are those they have among all of them. */
export function searchCompanies(
  known: RememberedCompanies,
  { q = "", market, vertical, subVertical, limit }: EndpointInput<typeof companySearch>["query"],
  rights: Rights,
  revision: LoadedRevision | null,
): FoundCompanies {
  const asked = wordsAsked(q);
  const isAsked = (company: ListedCompany, place: number) =>
    (subVertical === undefined || company.subVertical === subVertical) &&
    (vertical === undefined || verticalOf(company.subVertical) === vertical) &&
    mayReadVertical(rights, verticalOf(company.subVertical)) &&
    (q === "" || hasWords(known.words[place] ?? "", asked));
  const all = openCompanies(known.companies, rights);
  const { items } = rankCompanies(known.companies.filter(isAsked), rights, revision, new Date(), all);
  const found = market === undefined ? items : items.filter(({ markets }) => markets.includes(market));
  return {
    all: all.length,
    found: found.length,
    items: found.slice(0, limit).map((company) => {
      const { id, name, city, phone, ownDollars, score, turn } = company;
      return {
        id,
        name,
        city,
        subVertical: company.subVertical,
        phone,
        market: market ?? company.market,
        ownDollars,
        score,
        turn,
      };
    }),
  };
}
