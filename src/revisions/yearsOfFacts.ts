import { FACT_OF_SOURCE, FACTS, type FactYears } from "#domain/revisions/factYears.ts";
import type { Queryable } from "#platform/database/database.ts";
import { countyVintages, historySpans, tradeSpan } from "#platform/database/queries/factYearRows.ts";
import type { RevisionImport } from "#platform/database/queries/revisionImports.ts";
import type { LayoutName } from "./ingest/layout.ts";

/**
 * Which years the facts are of that some imports hold: of a layout the latest file counts. What does not say its year is left out.
 *
 * @param until years after it are projections, and no facts
 */
export async function yearsOfFacts(
  store: Queryable,
  imports: readonly RevisionImport[],
  until: number,
): Promise<FactYears[]> {
  const latest = (layout: LayoutName) => imports.findLast((one) => one.layout === layout)?.importId;
  const [counties, history, trades] = [latest("counties"), latest("county-history"), latest("county-trades")];
  const vintages = counties === undefined ? null : await countyVintages(store, counties);
  const spans = [
    ...(history === undefined ? [] : await historySpans(store, history, until)),
    ...(trades === undefined ? [] : await tradeSpan(store, trades)),
  ];
  const found = new Map<string, Omit<FactYears, "fact">>();
  for (const [fact, vintage] of Object.entries(vintages ?? {})) {
    const years = vintage?.match(/\d{4}/g);
    if (years?.[0]) found.set(fact, { first: years[0], last: years.at(-1) ?? years[0] });
  }
  for (const { fact, first, last } of spans)
    if (first !== null && last !== null) found.set(fact, { first: String(first), last: String(last) });
  // Transmitters are of the day on which they were fetched.
  for (const { source, vintage } of imports.flatMap(({ origins }) => origins))
    if (source.startsWith("fcc-")) found.set(FACT_OF_SOURCE[source], { first: vintage, last: vintage });
  return FACTS.flatMap((fact) => {
    const years = found.get(fact);
    return years ? [{ fact, ...years }] : [];
  });
}
