import type { ReportPart } from "../../document.ts";
import { marketKeyFigures } from "../../parts/marketKeyFigures.ts";
import { spendingPart } from "../../parts/spendingParts.ts";
import type { Spending } from "../../spending.ts";
import { talkingPart } from "./talkingPart.ts";

/** As many sentences as a page has room for. */
const POINTS = 5;

/** The market at a glance: what a seller knows by heart. */
export function snapshotSection(spending: Spending): ReportPart[] {
  const { figures } = marketKeyFigures(spending);
  return [
    {
      kind: "keyFigures",
      figures: figures.map(({ label, value, note }) => ({
        name: label,
        value,
        change: note === "" ? null : note,
        comparison: null,
      })),
    },
    ...talkingPart(spending, POINTS),
    { ...spendingPart("mediaAdSpendingTrend", spending), shows: "chart" },
  ];
}
