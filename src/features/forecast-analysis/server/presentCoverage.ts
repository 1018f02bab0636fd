import type { EndpointOutput } from "#platform/api/endpoint.ts";
import type { Database } from "#platform/database/database.ts";
import type { RevisionRecord } from "#platform/database/queries/revisionRecords.ts";
import { revisionAssumptions } from "#platform/database/queries/revisionAssumptions.ts";
import { tradeCoverage as coverageOf } from "#forecast/demand/tradeCoverage.ts";
import { assume } from "#forecast/plan/assume.ts";
import { forecastInput } from "#revisions/building/forecastInput.ts";
import { readRevisionRows } from "#revisions/building/readRevisionRows.ts";
import { readComposition } from "#revisions/drafts/composition.ts";
import type { tradeCoverage } from "../contract/inputs.ts";

/** No spend line is of this year; none is needed here. */
const NO_YEAR = 0;

/** What the counts of a base tell of its trades, or of other codes. @throws Failure `conflict` where the base lacks a file */
export async function presentCoverage(
  store: Database,
  { id }: RevisionRecord,
  codes: readonly string[] | null,
): Promise<EndpointOutput<typeof tradeCoverage>> {
  const assumptions = await revisionAssumptions(store, id);
  const rows = await readRevisionRows(store, id, await readComposition(store, id), assumptions, NO_YEAR);
  const { trades = [], activity } = assume(forecastInput(rows).input, assumptions);
  if (!activity) return { items: [] };
  const covered = coverageOf(rows.countyTrades, rows.counties);
  const employeesOf = new Map(activity.codes.map((code, place) => [code, activity.nation[place] ?? 0]));
  const asked = codes ? [{ subVertical: null, naics: codes }] : trades;
  return {
    items: asked.map(({ subVertical, naics }) => {
      const pooled = naics.flatMap((code) => employeesOf.get(code) ?? []);
      return {
        subVertical,
        naics,
        ...covered({ naics }),
        pooledEmployees: pooled.length > 0 ? pooled.reduce((sum, one) => sum + one, 0) : null,
      };
    }),
  };
}
