import type { ReportPart } from "../../document.ts";
import { spendingPart } from "../../parts/spendingParts.ts";
import type { Spending } from "../../spending.ts";

/** Where the money goes. */
export function mediaSection(spending: Spending): ReportPart[] {
  return [
    { ...spendingPart("mediaAdSpending", spending), shows: "both" },
    spendingPart("mediaAdSpendingMarketCompare", spending),
    spendingPart("mediaAdSpendingTable", spending),
  ];
}
