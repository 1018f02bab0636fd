import { isPolitical } from "#domain/taxonomy/isPolitical.ts";
import type { BlockSubject } from "../block.ts";
import type { PointsPart, ReportPart } from "../document.ts";
import { shareAsked, subjectOfYear } from "../parts/blockParts.ts";
import { type KeyFigure, keyFiguresPart } from "../parts/keyFigure.ts";
import { marketKeyFigures } from "../parts/marketKeyFigures.ts";
import { subVerticalFigures } from "../parts/subVerticalFigures.ts";
import { verticalFigures, verticalStanding } from "../parts/verticalFigures.ts";
import { type Spending, spendingOf } from "../spending.ts";
import { talkingPart } from "./market/talkingPart.ts";

/** As many sentences as screens have. */
const POINTS = 4;

/** The figures at the head of a screen of spending, and what to say of it; none where nothing is known or wanted of it. */
export function glanceParts({ spending, material }: BlockSubject): ReportPart[] {
  const { scope, view } = spending;
  const isOff = scope.kind === "subVertical" && view.political === "without" && isPolitical(scope.id);
  if (isOff || view.own.wallet.dollars.every(Number.isNaN)) return [];
  return [keyFiguresPart(figuresOf(spending)), ...talkingPart(spending, POINTS, { gaps: material.gaps ?? false })];
}

function figuresOf(spending: Spending): readonly KeyFigure[] {
  switch (spending.scope.kind) {
    case "vertical":
      return verticalFigures(spending, verticalStanding(spending));
    case "subVertical":
      return subVerticalFigures(spending).figures;
    default:
      return marketKeyFigures(spending).figures;
  }
}

/** What to say of the wallet in focus: its gaps first, then whatever else is new there. */
export function walletPoints(subject: BlockSubject): PointsPart[] {
  const asked = shareAsked(subjectOfYear(subject));
  if (!asked) return [];
  const { question, share } = asked;
  return talkingPart(spendingOf(subject.spending, question.focus), POINTS, {
    medium: question.medium,
    wallet: share,
    gaps: true,
  });
}
