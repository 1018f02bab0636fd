import { mayReadMarket, mayReadVertical, type Rights } from "#domain/access/access.ts";
import type { CompanyFields } from "#domain/companies/company.ts";
import {
  type CategoryFacts,
  categoryFacts,
  categoryParts,
  companyScore,
  turnOf,
} from "#domain/companies/companyRank.ts";
import { sixDecimals } from "#domain/figures/rounded.ts";
import { NATION } from "#domain/markets/market.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import type { CompaniesFile, RankedCategory, RankedCompany } from "../contract.ts";

/** What of a company decides where it stands. */
type Rankable = Pick<CompanyFields, "county" | "subVertical" | "ownDollars">;

type Ranking = Pick<RankedCompany, "market" | "markets" | "score" | "turn">;

interface Ranked<C> extends Omit<CompaniesFile, "items"> {
  readonly items: readonly (C & Ranking)[];
}

/** A market that has a part of a county. */
interface CountyMarket {
  readonly market: string;
  readonly share: number;
}

const remembered = new WeakMap<object, ReadonlyMap<string, readonly CountyMarket[]>>();

/** The TV and radio markets of each county, TV first, the largest part first. A revision never changes, so they are remembered with it. */
function marketsByCounty(revision: LoadedRevision): ReadonlyMap<string, readonly CountyMarket[]> {
  const known = remembered.get(revision.cacheKey);
  if (known) return known;
  const found = new Map<string, CountyMarket[]>();
  for (const { id, kind } of revision.markets.values()) {
    if (kind !== "tv" && kind !== "radio") continue;
    for (const { county, share } of revision.counties(id)) {
      const list = found.get(county.fips) ?? [];
      found.set(county.fips, list);
      list.push({ market: id, share });
    }
  }
  const isTv = ({ market }: CountyMarket) => Number(market.startsWith("tv-"));
  for (const list of found.values()) list.sort((a, b) => isTv(b) - isTv(a) || b.share - a.share);
  remembered.set(revision.cacheKey, found);
  return found;
}

/** Companies whose line of business is open to somebody: a colleague with more rights may have brought others. */
export function openCompanies<C extends Rankable>(companies: readonly C[], rights: Rights): C[] {
  return companies.filter(({ subVertical }) => mayReadVertical(rights, verticalOf(subVertical)));
}

/** Companies with whose turn it is to be called, best first. `at` is what day it is; `of` all of them, where only some are asked for. */
export function rankCompanies<C extends Rankable>(
  companies: readonly C[],
  rights: Rights,
  revision: LoadedRevision | null,
  at: Date,
  of: readonly Rankable[] = companies,
): Ranked<C> {
  const none = { market: null, markets: [], score: null, turn: null };
  if (!revision)
    return { year: null, items: companies.map((one) => ({ ...one, ...none })), categories: [], counties: {} };
  const open = new Map<string, readonly string[]>();
  const counties: Record<string, string> = {};
  for (const { county } of of) {
    if (county === null || open.has(county)) continue;
    const all = (marketsByCounty(revision).get(county) ?? []).map(({ market }) => market);
    open.set(
      county,
      all.filter((market) => mayReadMarket(rights, market)),
    );
  }
  const marketsOf = ({ county }: Rankable) => (county === null ? [] : (open.get(county) ?? []));
  const categories = rankedCategories(of, marketsOf, revision, at);
  const items = companies.map((company) => {
    const markets = marketsOf(company);
    const category = categories.get(`${markets[0]} ${company.subVertical}`);
    if (!category || markets[0] === undefined) return { ...company, ...none, markets };
    const score = companyScore(category.parts, company.ownDollars);
    return { ...company, market: markets[0], markets, score, turn: turnOf(score) };
  });
  for (const { county } of revision.counties(NATION))
    if (open.has(county.fips)) counties[county.fips] = `${county.name}, ${county.state}`;
  return {
    year: revision.revision.currentYear,
    items: items.toSorted((a, b) => (b.score ?? -1) - (a.score ?? -1)),
    categories: [...categories.values()],
    counties,
  };
}

function rankedCategories(
  companies: readonly Rankable[],
  marketsOf: (company: Rankable) => readonly string[],
  revision: LoadedRevision,
  at: Date,
): ReadonlyMap<string, RankedCategory> {
  const facts = new Map<string, CategoryFacts>();
  const seasons = new Map(revision.advertisers.seasons.map(({ subVertical, months }) => [subVertical, months]));
  const when = { year: revision.revision.currentYear, month: at.getUTCMonth() };
  for (const company of companies) {
    const [market] = marketsOf(company);
    const { subVertical } = company;
    const key = `${market} ${subVertical}`;
    if (market === undefined || facts.has(key)) continue;
    const months = seasons.get(subVertical) ?? null;
    facts.set(key, categoryFacts(revision.wallet(market), subVertical, { ...when, months }));
  }
  const parts = categoryParts([...facts.values()]);
  return new Map(
    [...facts].map(([key, fact], place) => {
      const { wallet = 0, growth = 0, season = 0 } = parts[place] ?? {};
      const six = (figure: number | null) => (figure === null ? null : sixDecimals(figure));
      const ranked = {
        ...fact,
        growth: six(fact.growth),
        season: six(fact.season),
        parts: { wallet: Math.round(wallet), growth: Math.round(growth), season: Math.round(season) },
      };
      return [key, ranked] as const;
    }),
  );
}
