import { narrowView, WHOLE_MARKET } from "#domain/spending/scope.ts";
import type { ReportDocument, ReportPart, ReportSection } from "../document.ts";
import { spendingPart } from "../parts/spendingParts.ts";
import type { Spending } from "../spending.ts";
import { scopeTitle, sellingStory, type SellingStory, storyFrame, type StoryParts } from "./sellingStory.ts";
import { planPart } from "./planPart.ts";
import { gapFigure, gapRows, storyFigures } from "./storyParts.ts";

/** Categories that a slide has room for. */
const CATEGORIES = 8;
/** Fewer rows say more as a table. */
const FEWEST_BARS = 3;

/** Five slides to talk along: the market, the category's trend, the gap of the medium, the plan, the next step; without gaps, categories and no plan. */
export function meetingKit(parts: StoryParts): ReportDocument {
  const { spending } = parts;
  const { words, market } = spending;
  const { text } = words;
  const story = sellingStory(parts);
  const gaps = gapRows(parts, story, CATEGORIES);
  const whole: Spending = { ...spending, scope: WHOLE_MARKET, view: narrowView(spending.whole, WHOLE_MARKET) };
  const scope = scopeTitle(spending);
  const section = (id: string, title: string, ...content: readonly ReportPart[]): ReportSection => ({
    id,
    title,
    parts: content,
  });
  const slides = [
    section("market", text("oneSheet.slide.market", { market: words.market(market.id) }), {
      ...spendingPart("mediaAdSpending", whole),
      shows: "chart",
    }),
    section("trend", text("oneSheet.slide.trend", { scope }), {
      ...spendingPart("forecastByMedia", spending),
      shows: "chart",
    }),
    section(
      "gap",
      parts.gaps
        ? text("oneSheet.slide.gap", { medium: words.medium(parts.medium) })
        : text("oneSheet.section.figures", { scope }),
      gaps.rows.length > 0
        ? gapFigure(parts, story, gaps, gaps.rows.length < FEWEST_BARS ? "table" : "chart")
        : storyFigures(parts, story),
    ),
    ...(parts.gaps ? [section("plan", text("oneSheet.slide.plan"), planPart(parts, story))] : []),
    section("next", text("oneSheet.slide.next"), { kind: "points", title: null, points: nextSteps(parts, story) }),
  ];
  return {
    ...storyFrame(parts, "meetingKit"),
    sections: slides.map((slide, at) =>
      at === slides.length - 1 ? slide : { ...slide, parts: [...slide.parts, { kind: "pageBreak" as const }] },
    ),
  };
}

/** What to say, and what to ask for at the end. */
function nextSteps({ spending, client }: StoryParts, { points, plan }: SellingStory): string[] {
  const { text, formats } = spending.words;
  const first = plan && formats.money(plan.quarters[0]?.needed ?? null);
  return [
    ...points,
    text(client?.trim() ? "oneSheet.next.goalOf" : "oneSheet.next.goal", { client: client?.trim() ?? "" }),
    ...(plan && first ? [text("oneSheet.next.first", { money: first, year: formats.year(plan.inYear) })] : []),
    text("oneSheet.next.meet"),
  ];
}
