import { narrowView, WHOLE_MARKET } from "#domain/spending/scope.ts";
import { tableOf } from "#domain/tableOf.ts";
import { columnScale } from "#i18n/money.ts";
import type { FigurePart, ReportDocument, ReportPart, ReportSection } from "../document.ts";
import { roleLight } from "../parts/lightColours.ts";
import { spendingPart } from "../parts/spendingParts.ts";
import { reportTable } from "../reportTable.ts";
import { sourceLine } from "../sourceLine.ts";
import type { Spending } from "../spending.ts";
import { scopeTitle, sellingStory, type SellingStory, storyFrame, type StoryParts } from "./sellingStory.ts";
import { gapTable, storyFigures } from "./storyParts.ts";

/** Categories that a slide has room for. */
const CATEGORIES = 8;
const QUARTERS = [1, 2, 3, 4] as const;

/** Five slides to talk along: the market, the category's trend, the gap of the medium, the plan, the next step. */
export function meetingKit(parts: StoryParts): ReportDocument {
  const { spending } = parts;
  const { words, market } = spending;
  const { text } = words;
  const story = sellingStory(parts);
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
      text("oneSheet.slide.gap", { medium: words.medium(parts.medium) }),
      storyFigures(parts, story),
      ...(story.share.rows.length > 0 ? [gapTable(parts, story, CATEGORIES)] : []),
    ),
    section("plan", text("oneSheet.slide.plan"), planPart(parts, story)),
    section("next", text("oneSheet.slide.next"), { kind: "points", title: null, points: nextSteps(parts, story) }),
  ];
  return {
    ...storyFrame(parts, "meetingKit"),
    sections: slides.map((slide, at) =>
      at === slides.length - 1 ? slide : { ...slide, parts: [...slide.parts, { kind: "pageBreak" as const }] },
    ),
  };
}

/** What the nation's share would take, quarter by quarter; where it is reached already, why there is no such plan. */
function planPart({ spending, medium }: StoryParts, { plan, share }: SellingStory): ReportPart {
  const { words } = spending;
  const { text, formats } = words;
  const name = words.medium(medium);
  if (!plan) {
    const reached = (share.total.gap ?? 1) <= 0;
    return { kind: "text", text: text(reached ? "oneSheet.plan.reached" : "oneSheet.plan.unknown", { medium: name }) };
  }
  const year = formats.year(plan.inYear);
  const caption = text("oneSheet.plan.line", { medium: name, year, share: formats.share(plan.target) });
  const quarters = QUARTERS.map((quarter) => text("oneSheet.plan.quarter", { quarter: formats.count(quarter) }));
  const rows = plan.quarters.map((part, at) => ({ ...part, name: quarters[at] ?? "" }));
  const scale = columnScale(plan.quarters.map(({ needed }) => needed));
  const part: FigurePart = {
    kind: "figure",
    name: "plan",
    headline: text("oneSheet.plan.headline", { money: formats.money(plan.year.needed), medium: name, year }),
    measure: `${caption}, ${formats.moneyHead(scale)}${plan.seasonal ? "" : ` · ${text("oneSheet.plan.even")}`}`,
    chart: {
      kind: "columns",
      stacked: false,
      categories: quarters,
      series: [
        { name: text("oneSheet.plan.atToday"), colour: roleLight("other"), values: rows.map(({ atToday }) => atToday) },
        { name: text("oneSheet.plan.needed"), colour: roleLight("own"), values: rows.map(({ needed }) => needed) },
      ],
      forecastFrom: null,
      format: { kind: "money", scale },
      unit: formats.moneyHead(scale),
    },
    alt: `${caption}. ${rows.map(({ name: quarter, needed }) => `${quarter} ${formats.money(needed)}`).join("; ")}.`,
    table: planTable(rows, caption, spending),
    shows: "chart",
    source: sourceLine(spending),
  };
  return part;
}

interface PlanRow {
  readonly name: string;
  readonly needed: number;
  readonly atToday: number | null;
}

function planTable(rows: readonly PlanRow[], caption: string, { words }: Spending) {
  const table = tableOf(rows, [
    { key: "quarter", unit: "text", cell: (row) => row.name },
    { key: "at_today_dollars", unit: "dollars", cell: (row) => row.atToday },
    { key: "needed_dollars", unit: "dollars", cell: (row) => row.needed },
  ]);
  const written = reportTable(table, { name: "plan", caption, words, named: "quarter" });
  const heads = [
    words.text("oneSheet.plan.when"),
    words.text("oneSheet.plan.atToday"),
    words.text("oneSheet.plan.needed"),
  ];
  return { ...written, columns: written.columns.map((column, at) => ({ ...column, head: heads[at] ?? column.head })) };
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
