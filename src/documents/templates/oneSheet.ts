import type { ReportDocument } from "../document.ts";
import { coreSpending } from "../spending.ts";
import { spendingPart } from "../parts/spendingParts.ts";
import { scopeTitle, sellingStory, storyFrame, type StoryParts } from "./sellingStory.ts";
import { gapFigure, gapRows, storyFigures } from "./storyParts.ts";

/** Categories that one page has room for. */
const CATEGORIES = 6;

/** One page to leave on a client's desk: how large, how fast, who gets it, what there is to win, and what to say. */
export function oneSheet(given: StoryParts): ReportDocument {
  const parts = { ...given, spending: coreSpending(given.spending) };
  const { spending } = parts;
  const { text } = spending.words;
  const story = sellingStory(parts);
  const gaps = gapRows(parts, story, CATEGORIES);
  const charts = [spendingPart("mediaAdSpending", spending), spendingPart("forecastByMedia", spending)];
  return {
    ...storyFrame(parts, "oneSheet"),
    layout: "onePage",
    sections: [
      {
        id: "figures",
        title: text("oneSheet.section.figures", { scope: scopeTitle(spending) }),
        parts: [
          storyFigures(parts, story),
          ...(story.points.length > 0 ? [{ kind: "points", title: null, points: story.points } as const] : []),
        ],
      },
      {
        id: "money",
        title: text("oneSheet.section.money"),
        // On one page the chart alone shows; its table is in the files of tables.
        parts: charts.map((part) => ({ ...part, shows: "chart" as const })),
      },
      ...(gaps.rows.length > 0
        ? [
            {
              id: "gaps",
              title: text(gaps.toWin ? "oneSheet.section.gaps" : "oneSheet.section.categories"),
              parts: [gapFigure(parts, story, gaps, "table")],
            },
          ]
        : []),
    ],
  };
}
