import type { SubVerticalRow } from "#domain/spending/sections.ts";
import type { Facts } from "../facts.ts";
import { figure, nameFigure, subjectOf } from "../figures.ts";
import type { InsightMessage } from "../insight.ts";
import type { Finding } from "../rule.ts";
import { printed } from "../printed.ts";
import { listChange } from "./listAmount.ts";

/** The first of a list of gains or losses, and the second as the measure of it. */
export function largestChange(
  facts: Facts,
  [first, next]: readonly SubVerticalRow[],
  message: InsightMessage,
  inShares: InsightMessage,
): Finding[] {
  if (facts.scope.kind === "subVertical" || !first?.delta) return [];
  const subject = subjectOf(facts, first.subVertical);
  const dollars = figure(facts, "change", first.delta, { subject });
  const figures = {
    name: nameFigure(facts, "subVertical", first.subVertical),
    delta: dollars,
    dollars,
    ...(next && { next: figure(facts, "change", next.delta ?? 0, { subject: subjectOf(facts, next.subVertical) }) }),
  };
  // Growth from nothing is not stated.
  if (first.growth === null)
    return [
      {
        message: "newcomer",
        subject: first.subVertical,
        weight: 0.6,
        figures,
      },
    ];
  const growth = figure(facts, "growth", first.growth, { subject });
  const inUnit = listChange(facts, first);
  // A share that does not move is no news; the dollars are.
  const delta = inUnit && printed(inUnit) !== 0 ? inUnit : dollars;
  return [
    {
      message: delta.kind === "finePoints" ? inShares : message,
      subject: first.subVertical,
      weight: 0.45 + Math.min(Math.abs(first.growth), 0.3),
      figures: { ...figures, growth, delta },
    },
  ];
}
