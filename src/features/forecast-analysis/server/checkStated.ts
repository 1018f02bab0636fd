import type { Queryable } from "#platform/database/database.ts";
import { nationalTotalRows } from "#platform/database/queries/nationalTotalRows.ts";
import { verticalMixRows } from "#platform/database/queries/verticalMixRows.ts";
import type { Assumptions } from "#domain/forecast/assumptions.ts";
import { statedTotals } from "#revisions/building/statedTotals.ts";
import { readComposition } from "#revisions/drafts/composition.ts";
import { forecastFailure } from "#revisions/forecastFailure.ts";

/**
 * Checks what is stated against the media, years and mix of a base. Markets and spend are looked at by the run alone.
 *
 * @throws Failure `invalid-input` or `forecast-contradiction` naming the statement, `conflict` where the base lacks a file
 */
export async function checkStated(store: Queryable, base: number, assumptions: Assumptions): Promise<void> {
  const { nationalTotals, verticalMix } = await readComposition(store, base);
  const totals = await nationalTotalRows(store, nationalTotals);
  const mix = await verticalMixRows(store, verticalMix);
  try {
    statedTotals(totals, mix, assumptions);
  } catch (reason) {
    forecastFailure(reason, "/body/assumptions");
  }
}
