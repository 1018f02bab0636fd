import { z } from "zod";
import type { Queryable } from "#platform/database/database.ts";
import { buildReport } from "#platform/database/queries/buildReport.ts";
import type { EvidenceBelowTotal, RaisedTotal } from "#forecast/input.ts";

/** Where imported spend and national totals did not agree when a revision was built, and which of them gave way. */
export interface SpendAgainstTotals {
  readonly raisedTotals: readonly RaisedTotal[];
  readonly belowTotals: readonly EvidenceBelowTotal[];
  /** Lines of spend that count for nothing for another reason. */
  readonly leftOut: Readonly<Record<"unplaced" | "yearOutside" | "contradicted", LinesLeftOut>>;
  /** Lines that tell a part of what was spent, and those of them that lifted a figure. */
  readonly parts: { readonly lines: number; readonly lifted: number };
}

interface LinesLeftOut {
  readonly lines: number;
  readonly dollars: number;
}

const dollars = z.number().int().nonnegative();
/** Reports of earlier versions lack some. */
const count = dollars.default(0);
const table = { medium: z.string(), year: z.number().int(), part: z.enum(["core", "political"]) };

/** What a stored report says of it; revisions built before totals could give way say nothing. */
const report = z.object({
  forecast: z.object({
    raisedTotals: z.array(z.object({ ...table, stated: dollars, raised: dollars })).default([]),
    evidence: z.object({
      belowTotals: z.array(z.object({ ...table, total: dollars, evidence: dollars, lines: dollars })).default([]),
      overruledLines: count,
      contradictedDollars: count,
      outsideLines: count,
      outsideDollars: count,
      leastLines: count,
      liftedLines: count,
    }),
  }),
  unplacedSpendLines: count,
  unplacedSpendDollars: count,
});

/** From the report that is stored with the revision; a draft that is not built has nothing to tell. */
export async function spendAgainstTotals(store: Queryable, revision: number): Promise<SpendAgainstTotals> {
  const stored = await buildReport(store, revision);
  if (stored === null) return NOTHING_LEFT_OUT;
  const { forecast, unplacedSpendLines, unplacedSpendDollars } = report.parse(stored);
  const { raisedTotals, evidence } = forecast;
  const { belowTotals } = evidence;
  const belowLines = belowTotals.reduce((sum, { lines }) => sum + lines, 0);
  return {
    raisedTotals,
    belowTotals,
    leftOut: {
      unplaced: { lines: unplacedSpendLines, dollars: unplacedSpendDollars },
      yearOutside: { lines: evidence.outsideLines, dollars: evidence.outsideDollars },
      contradicted: { lines: evidence.overruledLines - belowLines, dollars: evidence.contradictedDollars },
    },
    parts: { lines: evidence.leastLines, lifted: evidence.liftedLines },
  };
}

const NONE = { lines: 0, dollars: 0 };

export const NOTHING_LEFT_OUT: SpendAgainstTotals = {
  raisedTotals: [],
  belowTotals: [],
  leftOut: { unplaced: NONE, yearOutside: NONE, contradicted: NONE },
  parts: { lines: 0, lifted: 0 },
};
