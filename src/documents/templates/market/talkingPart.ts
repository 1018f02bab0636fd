import type { Material } from "#figures/insights/material.ts";
import { sentence } from "#figures/insights/sentence.ts";
import { talkingPoints } from "#figures/insights/talkingPoints.ts";
import type { PointsPart } from "../../document.ts";
import { soldMedia, type Spending, yearOf } from "../../spending.ts";

/** The most newsworthy sentences about the scope, those of the reader's own first; none where there is nothing to say. */
export function talkingPart(shown: Spending, count: number, material: Material): PointsPart[] {
  const spending = yearOf(shown);
  const { whole, scope, own, words } = spending;
  const sold = soldMedia(spending);
  const [medium] = sold;
  const reader: Material = {
    ...(medium && { medium }),
    ownMedia: sold,
    followed: [...own.verticals],
    ...material,
  };
  const points = talkingPoints(whole, scope, reader, count).map((insight) => `${sentence(insight, words)}.`);
  return points.length === 0 ? [] : [{ kind: "points", title: pointsTitle(shown), points }];
}

/** What stands above the sentences: they are about whole years, and say so where a quarter is shown. */
export function pointsTitle({ divided, view, words }: Spending): string {
  if (!divided) return words.text("insights.points.title");
  return words.text("insights.points.ofYear", { year: divided.ofYear.words.formats.year(view.year) });
}
