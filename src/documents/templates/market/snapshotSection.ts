import type { ReportPart } from "../../document.ts";
import { keyFiguresPart } from "../../parts/keyFigure.ts";
import { marketKeyFigures } from "../../parts/marketKeyFigures.ts";
import { spendingPart } from "../../parts/spendingParts.ts";
import type { Spending } from "../../spending.ts";
import { talkingPart } from "./talkingPart.ts";

/** As many sentences as a page has room for. */
const POINTS = 5;

/** The market at a glance: what a seller knows by heart; `gaps` where the reader may see them. */
export function snapshotSection(spending: Spending, gaps: boolean): ReportPart[] {
  const { figures } = marketKeyFigures(spending);
  return [
    keyFiguresPart(figures),
    ...talkingPart(spending, POINTS, { gaps }),
    { ...spendingPart("mediaAdSpendingTrend", spending), shows: "chart" },
  ];
}
