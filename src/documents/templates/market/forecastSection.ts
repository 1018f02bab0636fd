import type { ReportPart } from "../../document.ts";
import { spendingPart } from "../../parts/spendingParts.ts";
import type { Spending } from "../../spending.ts";

/** Where the market is going, year by year. */
export function forecastSection(spending: Spending): ReportPart[] {
  return [{ ...spendingPart("forecastByMedia", spending), shows: "both" }];
}
