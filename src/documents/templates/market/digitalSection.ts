import type { ReportPart } from "../../document.ts";
import { spendingPart } from "../../parts/spendingParts.ts";
import type { Spending } from "../../spending.ts";

/** The digital media, and who sells them. */
export function digitalSection(spending: Spending): ReportPart[] {
  return [
    spendingPart("digitalAdSpending", spending),
    spendingPart("digitalAdSpendingMarketCompare", spending),
    spendingPart("digitalAdSpendingTable", spending),
    spendingPart("digitalSpendingByPlatform", spending),
    { ...spendingPart("digitalSpendingByPlatformTable", spending), shows: "both" },
  ];
}
