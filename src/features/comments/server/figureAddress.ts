import { queryOf, screenOf } from "#platform/api/appAddress.ts";

/** What passes by and filters nothing: the revision that is looked at, what is open beside the figures, what is to be opened. */
const PASSING = ["revision", "changes", "explain", "story", "do"];

/** What a filter is where an address does not name it. */
const USUAL: Readonly<Record<string, string>> = { quarter: "", political: "with", measure: "dollars", compare: "" };

/** The filters that stand in an address though its screen has none such, by how the screen's address begins. */
const UNUSED: readonly (readonly [screen: string, names: readonly string[]])[] = [
  ["/share-wallet", ["measure", "compare"]],
  ["/market-reports/", ["measure", "compare", "quarter"]],
  ["/tv/", ["measure", "compare", "quarter", "political"]],
  ["/radio/", ["measure", "compare", "quarter", "political"]],
];

/**
 * The one address of all that show a figure: by the filters it uses, in one order, its year among them, as an address without a year
 * shows the current one. `/home?year=2026&political=with` and `/home` are both `/home?year=2026` in 2026.
 */
export function figureAddress(address: string, currentYear: number): string {
  const screen = screenOf(address);
  const query = new URLSearchParams(queryOf(address));
  const unused = UNUSED.filter(([beginning]) => screen.startsWith(beginning)).flatMap(([, names]) => names);
  for (const name of [...PASSING, ...unused]) query.delete(name);
  if (!query.get("year")) query.set("year", String(currentYear));
  const compared = query.get("compare");
  if (compared !== null) query.set("compare", compared.split(",").toSorted().join(","));
  for (const [name, usual] of Object.entries(USUAL)) if (query.get(name) === usual) query.delete(name);
  query.sort();
  return `${screen}?${String(query).replaceAll("%2C", ",").replaceAll("%3A", ":")}`;
}
