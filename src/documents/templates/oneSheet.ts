import type { ReportDocument, ReportSection } from "../document.ts";
import { coreSpending } from "../spending.ts";
import { spendingPart } from "../parts/spendingParts.ts";
import { clientSections, clientStory } from "./clientStory.ts";
import { scopeTitle } from "../scopeTitle.ts";
import { sellingStory, storyFrame, type StoryParts } from "./sellingStory.ts";
import { gapFigure, gapRows, storyFigures } from "./storyParts.ts";

/** Categories that one page has room for. */
const CATEGORIES = 6;

/** One page to leave on a desk. */
export function oneSheet(given: StoryParts): ReportDocument {
  const parts = { ...given, spending: coreSpending(given.spending) };
  const sections = parts.audience === "manager" ? managerPage(parts) : clientPage(parts);
  return { ...storyFrame(parts, "oneSheet"), layout: "onePage", sections };
}

/** When its kind spends, what the medium has of it, the budget by month and what it must bring. */
function clientPage(parts: StoryParts): ReportSection[] {
  const story = clientStory(parts);
  const { months, bring } = story;
  const order = ["when", "why", ...(months.length === 0 ? (["standing"] as const) : []), "months", "bring"] as const;
  return clientSections(parts, bring.length > 0 ? { ...story, why: [] } : story, order);
}

/** How large, how fast, who gets it, what there is to win, and what to say. */
function managerPage(parts: StoryParts): ReportSection[] {
  const { spending } = parts;
  const { text } = spending.words;
  const story = sellingStory(parts);
  const gaps = gapRows(parts, story, CATEGORIES);
  const charts = [spendingPart("mediaAdSpending", spending), spendingPart("forecastByMedia", spending)];
  return [
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
  ];
}
