import type { ReportPart } from "../../document.ts";
import { figurePart } from "../../parts/blockFigure.ts";
import { gainsAndLossesFigure } from "../../parts/gainsAndLossesFigure.ts";
import { spendingPart } from "../../parts/spendingParts.ts";
import type { Spending } from "../../spending.ts";

/** The categories that spend most, and those that gain and lose most. */
export function moversSection(spending: Spending): ReportPart[] {
  return [
    { ...spendingPart("topSubVerticals", spending), shows: "both" },
    figurePart(gainsAndLossesFigure(spending), spending),
  ];
}
