import { z } from "zod";
import type { Queryable } from "#database/database.ts";
import { buildReport } from "#database/queries/buildReport.ts";
import type { EvidenceBelowTotal, RaisedTotal } from "#forecast/input.ts";

/** Where imported spend and national totals did not agree when a revision was built, and which of them gave way. */
export interface SpendAgainstTotals {
  readonly raisedTotals: readonly RaisedTotal[];
  readonly belowTotals: readonly EvidenceBelowTotal[];
}

const dollars = z.number().int().nonnegative();
const table = { medium: z.string(), year: z.number().int(), part: z.enum(["core", "political"]) };

/** What a stored report says of it; revisions built before totals could give way say nothing. */
const report = z.object({
  forecast: z.object({
    raisedTotals: z.array(z.object({ ...table, stated: dollars, raised: dollars })).default([]),
    evidence: z.object({
      belowTotals: z.array(z.object({ ...table, total: dollars, evidence: dollars, lines: dollars })).default([]),
    }),
  }),
});

/** From the report that is stored with the revision; a draft that is not built has nothing to tell. */
export async function spendAgainstTotals(store: Queryable, revision: number): Promise<SpendAgainstTotals> {
  const stored = await buildReport(store, revision);
  if (stored === null) return { raisedTotals: [], belowTotals: [] };
  const { raisedTotals, evidence } = report.parse(stored).forecast;
  return { raisedTotals, belowTotals: evidence.belowTotals };
}
