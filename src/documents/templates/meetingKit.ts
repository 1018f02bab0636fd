import { narrowView, WHOLE_MARKET } from "#domain/spending/scope.ts";
import { tableOf } from "#domain/tables/tableOf.ts";
import { columnScale } from "#language/money.ts";
import type { FigurePart, ReportDocument, ReportPart, ReportSection } from "../document.ts";
import { roleLight } from "../parts/lightColours.ts";
import { spendingPart } from "../parts/spendingParts.ts";
import { reportTable } from "../reportTable.ts";
import { sourceLine } from "../sourceLine.ts";
import { coreSpending, type Spending } from "../spending.ts";
import { clientSections, clientStory } from "./clientStory.ts";
import { scopeTitle } from "../scopeTitle.ts";
import { sellingStory, type SellingStory, storyFrame, type StoryParts } from "./sellingStory.ts";
import { gapFigure, gapRows, storyFigures } from "./storyParts.ts";

/** Categories that a slide has room for. */
const CATEGORIES = 8;
/** Fewer rows say more as a table. */
const FEWEST_BARS = 3;

/** Slides to talk along with whoever sits across the table. */
export function meetingKit(given: StoryParts): ReportDocument {
  const parts = { ...given, spending: coreSpending(given.spending) };
  const slides = parts.audience === "manager" ? managerSlides(parts) : clientSlides(parts);
  return {
    ...storyFrame(parts, "meetingKit"),
    sections: slides.map((slide, at) =>
      at === slides.length - 1 ? slide : { ...slide, parts: [...slide.parts, { kind: "pageBreak" as const }] },
    ),
  };
}

/** When its kind spends, what the medium has of it and why, whom it reaches, the budget by month, what it must bring, the next step. */
function clientSlides(parts: StoryParts): ReportSection[] {
  const forPlanners = parts.audience === "agency" ? (["mix"] as const) : [];
  const order = ["when", "standing", "why", "months", "bring", "next", ...forPlanners] as const;
  return clientSections(parts, clientStory(parts), order);
}

/** Five slides: the market, the category's trend, the gap of the medium, the plan, the next step; without gaps, categories and no plan. */
function managerSlides(parts: StoryParts): ReportSection[] {
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
  return [
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

const QUARTERS = [1, 2, 3, 4] as const;
/** Categories that a sentence can name. */
const FIRST = 3;

/** What the nation's share would take, quarter by quarter; where it is reached or not known, how to hold what there is. */
function planPart(parts: StoryParts, story: SellingStory): ReportPart {
  const { spending, medium } = parts;
  const { plan } = story;
  const { words } = spending;
  const { text, formats } = words;
  const name = words.medium(medium);
  if (!plan) return holdPart(parts, story);
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

/** Where there is no share to reach: defend the own one, grow with the wallet, and begin with the categories that matter. */
function holdPart(parts: StoryParts, story: SellingStory): ReportPart {
  const { words } = parts.spending;
  const medium = words.medium(parts.medium);
  const points = [...defend(parts, story), ...withWallet(parts, story), ...firstCategories(parts, story)];
  if (points.length === 0) return { kind: "text", text: words.text("oneSheet.plan.unknown", { medium }) };
  return { kind: "points", title: words.text("oneSheet.plan.hold", { medium }), points };
}

function defend({ spending, medium: id }: StoryParts, { share: { total, year } }: SellingStory): string[] {
  const { text, formats, medium } = spending.words;
  const { share, benchmarkShare, gapDollars, isLevel, medium: dollars } = total;
  if (share === null || !dollars) return [];
  const said = {
    medium: medium(id),
    share: formats.share(share),
    money: formats.money(dollars),
    year: formats.year(year),
  };
  if (gapDollars === null || benchmarkShare === null) return [text("oneSheet.plan.defend.alone", said)];
  if (isLevel) return [text("oneSheet.plan.defend.level", said)];
  return [
    text("oneSheet.plan.defend.ahead", {
      ...said,
      nation: formats.share(benchmarkShare),
      lead: formats.money(Math.abs(gapDollars)),
    }),
  ];
}

/** What the next year's wallet means for the own share of it. */
function withWallet({ spending, medium: id }: StoryParts, { share: { total, year }, next }: SellingStory): string[] {
  const { text, formats, medium } = spending.words;
  const { share, medium: dollars } = total;
  if (share === null || !dollars || !next || next.growth === null) return [];
  const said = {
    medium: medium(id),
    wallet: formats.money(next.wallet),
    year: formats.year(next.year),
    growth: formats.growth(next.growth),
  };
  if (next.growth < 0) {
    return [text("oneSheet.plan.wallet.shrinks", { ...said, share: formats.share(dollars / next.wallet) })];
  }
  const money = Math.round(next.wallet * share);
  const change = formats.moneyChange(money - dollars);
  return [
    text("oneSheet.plan.wallet.grows", { ...said, money: formats.money(money), change, before: formats.year(year) }),
  ];
}

function firstCategories(parts: StoryParts, story: SellingStory): string[] {
  const { spending, medium: id } = parts;
  const { text, formats, medium, subVertical } = spending.words;
  const named = (rows: SellingStory["share"]["rows"]) => formats.list(rows.map((row) => subVertical(row.subVertical)));
  const { toWin, rows } = gapRows(parts, story, FIRST);
  if (toWin) {
    const money = formats.money(rows.reduce((sum, { gapDollars }) => sum - (gapDollars ?? 0), 0));
    return [text("oneSheet.plan.categories.toWin", { money, categories: named(rows) })];
  }
  if (spending.scope.kind === "subVertical") return [];
  const largest = story.share.rows
    .filter((row) => (row.medium ?? 0) > 0)
    .toSorted((a, b) => (b.medium ?? 0) - (a.medium ?? 0))
    .slice(0, FIRST);
  if (largest.length === 0) return [];
  const money = formats.money(largest.reduce((sum, row) => sum + (row.medium ?? 0), 0));
  return [text("oneSheet.plan.categories.renew", { medium: medium(id), money, categories: named(largest) })];
}
