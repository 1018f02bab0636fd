import { beforeAll, describe, expect, test } from "vitest";
import type { Chart } from "#documents/chart.ts";
import type { BlockFigure } from "#documents/parts/blockFigure.ts";
import { headlineSubject } from "#documents/parts/blockHeadline.ts";
import { compareFigure } from "#documents/parts/compareFigure.ts";
import { listFigure } from "#documents/parts/listFigure.ts";
import { mediaFigure } from "#documents/parts/mediaFigure.ts";
import { mediaYearsFigure } from "#documents/parts/mediaYearsFigure.ts";
import { mediaRanking, verticalRanking } from "#documents/parts/ranks/makeRanking.ts";
import { rankFigure } from "#documents/parts/ranks/rankFigure.ts";
import { rankYearsFigure } from "#documents/parts/ranks/rankYearsFigure.ts";
import type { Ranking } from "#documents/parts/ranks/ranking.ts";
import { trendFigure } from "#documents/parts/trendFigure.ts";
import { gapsFigure } from "#documents/parts/wallet/gapsFigure.ts";
import { askAgain } from "#documents/parts/wallet/shareSpending.ts";
import { walletFigure } from "#documents/parts/wallet/walletFigure.ts";
import { behindRows } from "#documents/parts/wallet/walletHeadline.ts";
import type { Spending } from "#documents/spending.ts";
import { allocationError } from "#domain/figures/bands.ts";
import type { Measure } from "#domain/figures/measure.ts";
import { NO_HIGHLIGHTS } from "#domain/highlights.ts";
import { WHOLE_MARKET } from "#domain/spending/scope.ts";
import { NATION_BENCHMARK } from "#domain/shareOfWallet/benchmark.ts";
import type { SpendingView } from "#domain/spending/view.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { isMedium } from "#domain/taxonomy/mediumById.ts";
import { subVerticalById } from "#domain/taxonomy/subVerticalById.ts";
import { verticalById } from "#domain/taxonomy/verticalById.ts";
import { blockInsight } from "#figures/insights/blockInsight.ts";
import { dollarsOf } from "#figures/insights/facts.ts";
import { readFigureId } from "#figures/insights/figureId.ts";
import type { Insight, InsightBlock, InsightFigure, InsightMessage } from "#figures/insights/insight.ts";
import { isForRivals } from "#figures/insights/news.ts";
import { printed } from "#figures/insights/printed.ts";
import { sentence } from "#figures/insights/sentence.ts";
import { talkingPoints } from "#figures/insights/talkingPoints.ts";
import type { Words } from "#language/words/words.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import { spendingView } from "#revisions/spendingView.ts";
import { exampleWords } from "#tests/gallery/exampleWords.ts";
import { sampleRevision } from "#tests/support/sampleRevision.ts";

/** The market summary from the top. */
const BLOCKS = [
  "mediaAdSpending",
  "mediaAdSpendingMarketCompare",
  "mediaAdSpendingTable",
  "mediaAdSpendingTrend",
  "digitalAdSpending",
  "digitalAdSpendingMarketCompare",
  "digitalSpendingByPlatform",
  "digitalAdSpendingTable",
  "forecastByMedia",
  "politicalSpending",
  "topSubVerticals",
  "largestGrowthVerticals",
  "largestLossVerticals",
] as const satisfies readonly InsightBlock[];

const MEASURES: readonly Measure[] = ["dollars", "share", "perCapita"];
const POLITICAL = ["with", "without"] as const;
const POINTS = 4;
/** A minute and a half of a core; a busy machine has other work. */
const AT_MOST_MS = 1_200_000;
/** Charts are drawn of every so many pages, others in each market, year and measure. */
const DRAWN = 7;
/** No pattern may lead more of the markets than this. */
const MOST = 0.2;
const LEVEL: readonly InsightMessage[] = ["mixEven"];

interface Page {
  readonly view: SpendingView;
  readonly measure: Measure;
  /** What the reader sells. */
  readonly medium: string;
  readonly headlines: ReadonlyMap<InsightBlock, Insight>;
  readonly said: readonly Insight[];
}

let revision: LoadedRevision;
/** What is wrong, by what it offends against: pages are too many to be kept. */
const faults = {
  contradicted: new Array<string>(),
  misprinted: new Array<string>(),
  notApart: new Array<string>(),
  acrossBreaks: new Array<string>(),
  pitched: new Array<string>(),
  undrawn: new Array<string>(),
};
const counted = { pages: 0, apart: 0, drawn: 0 };
/** The first of each sentence. */
const examples = new Map<InsightMessage, Insight>();
/** What the first block of each TV market opens with in the current year, by whether political money counts. */
const leads: Record<(typeof POLITICAL)[number], InsightMessage[]> = { with: [], without: [] };

function pageOf(view: SpendingView, measure: Measure, medium: string): Page {
  const material = { saidIn: measure, ownMedia: [medium] };
  const headlines = new Map(
    BLOCKS.flatMap((block) => {
      const insight = blockInsight(block, view, WHOLE_MARKET, material);
      return insight ? [[block, insight] as const] : [];
    }),
  );
  const points = talkingPoints(view, WHOLE_MARKET, { ...material, medium, gaps: true }, POINTS);
  return { view, measure, medium, headlines, said: [...headlines.values(), ...points] };
}

/**
 * Every market in every year, with political money and without. In the current year in each measure; in the others the measures take
 * turns, so that each market has all of them, and each year too.
 */
function* everyPage(): Generator<Page> {
  const { years, currentYear } = revision.revision;
  const markets = [...revision.markets.values()].filter(({ kind }) => kind === "tv" || kind === "radio");
  for (const [y, year] of years.entries()) {
    for (const [p, political] of POLITICAL.entries()) {
      for (const [m, { id, kind }] of markets.entries()) {
        const view = spendingView(revision, id, { year, political, compare: [], minimum: 0.01 });
        const turn = MEASURES.slice((m + y + p) % MEASURES.length).slice(0, 1);
        const medium = kind === "tv" ? "tvOta" : "radioOta";
        for (const measure of year === currentYear ? MEASURES : turn) yield pageOf(view, measure, medium);
      }
    }
  }
}

beforeAll(async () => {
  revision = await sampleRevision();
  const words = await exampleWords("en-US");
  const { currentYear } = revision.revision;
  for (const page of everyPage()) {
    const { view, measure, headlines, said } = page;
    for (const insight of said) if (!examples.has(insight.message)) examples.set(insight.message, insight);
    const first = headlines.get("mediaAdSpending")?.message;
    if (view.year === currentYear && measure === "dollars" && first && view.own.wallet.market.startsWith("tv-"))
      leads[view.political].push(first);
    holdTogether(page);
    holdPrints(page);
    holdApart(page);
    holdBreaks(page);
    holdSide(page);
    if (counted.pages++ % DRAWN === 0) holdDrawings(page, words);
  }
}, AT_MOST_MS);

/** What a sentence claims of what: two of one page that claim different things of the same contradict each other. */
function claimsOf({ message, subject, figures }: Insight): (readonly [about: string, claim: string])[] {
  switch (message) {
    case "outlookRange":
      return [["total ahead", "open"]];
    case "outlookGrow":
      return [["total ahead", "up"]];
    case "outlookShrink":
      return [["total ahead", "down"]];
    case "recovers":
      return [["total", "up"]];
    case "slips":
      return [["total", "down"]];
    case "mixEven":
      return [["mix of all media", "close"]];
    case "mixDistance":
      return [["mix of all media", "apart"]];
    case "strongest":
    case "gapAheadNation":
    case "ownStronger":
      return [[`share of ${subject}`, "above"]];
    case "weakest":
    case "gapToWinNation":
      return [[`share of ${subject}`, "below"]];
    case "gapLevelNation":
      return [[`share of ${subject}`, "level"]];
    case "moreDigital":
      return [["digital share", "above"]];
    case "lessDigital":
      return [["digital share", "below"]];
    case "mediaShrink":
      return [["media", "all shrink"]];
    case "fastest":
    case "fastestAbove":
    case "fastestBelow":
    case "ownGrows":
      return [["media", "some grow"]];
    case "noneGrows":
      return [["categories grow", "none"]];
    case "largestGrowth":
    case "largestGrowthShare":
    case "growthContribution":
      return [["categories grow", "some"]];
    case "noneLoses":
      return [["categories cut", "none"]];
    case "largestLoss":
    case "largestLossShare":
      return [["categories cut", "some"]];
    case "shareGains":
      return [[`share of ${subject} over years`, "up"]];
    case "shareLoses":
      return [[`share of ${subject} over years`, "down"]];
    case "largestMedium":
      return [["largest medium", subject]];
    case "digitalAhead":
      return [["digital ahead", number(figures["share"]) > number(figures["before"]) ? "up" : "down"]];
    case "groupsApart":
      return [["digital ahead", "up"]];
    default:
      return [];
  }
}

function number(figure: InsightFigure | undefined): number {
  return figure && figure.kind !== "name" ? figure.value : Number.NaN;
}

const where = ({ view, measure }: Page) => `${view.own.wallet.market} ${view.year} ${view.political} ${measure}`;

function holdTogether(page: Page): void {
  const claims = new Map<string, string>();
  for (const [about, claim] of page.said.flatMap(claimsOf)) {
    if (claims.has(about) && claims.get(about) !== claim)
      faults.contradicted.push(`${where(page)}: ${about} ${claim}, ${claims.get(about)}`);
    claims.set(about, claim);
  }
}

function holdPrints(page: Page): void {
  const seen = new Map<string, number>();
  for (const figure of page.said.flatMap(({ figures }) => Object.values(figures))) {
    if (figure.kind === "name") continue;
    const shown = Math.abs(printed(figure));
    const key = `${figure.id} ${figure.kind}`;
    if (seen.has(key) && seen.get(key) !== shown)
      faults.misprinted.push(`${where(page)}: ${key} ${shown}, ${seen.get(key)}`);
    seen.set(key, shown);
  }
}

/** Sentences that tell two figures apart: which ones they are, and whether they are growth. */
const APART: Partial<Record<InsightMessage, readonly [here: string, there: string, growth?: "growth"]>> = {
  strongest: ["share", "nation"],
  strongestDigital: ["share", "nation"],
  ownStronger: ["share", "nation"],
  ownGrows: ["growth", "whole", "growth"],
  weakest: ["share", "nation"],
  strongestCategory: ["share", "nation"],
  moreDigital: ["share", "nation"],
  lessDigital: ["share", "nation"],
  largestDigitalAbove: ["share", "nation"],
  largestDigitalBelow: ["share", "nation"],
  richer: ["money", "nation"],
  poorer: ["money", "nation"],
  gapToWinNation: ["share", "expected"],
  gapAheadNation: ["share", "expected"],
  widestGap: ["share", "expected"],
  fastestAbove: ["growth", "nation", "growth"],
  fastestBelow: ["growth", "nation", "growth"],
  outlookAbove: ["growth", "nation", "growth"],
  outlookBelow: ["growth", "nation", "growth"],
};

function holdApart(page: Page): void {
  for (const insight of page.said) {
    const [here, there, growth] = APART[insight.message] ?? [];
    if (here === undefined || there === undefined) continue;
    counted.apart++;
    const figure = insight.figures[here];
    const id = figure && readFigureId(figure.id);
    const [first = 0, last = first] = (id?.when ?? "").split("-").map(Number);
    const grown = (value: number) => (growth ? (1 + value) ** (last - first || 1) : value);
    const [one, other] = [grown(number(figure)), grown(number(insight.figures[there]))];
    const { own, nation, year } = page.view;
    const political = insight.core ? "without" : page.view.political;
    const part = (dollarsOf(own, "all", year, political) ?? 0) / (dollarsOf(nation, "all", year, political) ?? 1);
    const band = allocationError(part) * one * (growth ? Math.SQRT2 : 1);
    const apart = Math.abs(one - other);
    if (!(apart > band && apart >= 0.01 * Math.min(one, other)))
      faults.notApart.push(`${where(page)}: ${insight.message} ${one} ${other} within ${band}`);
  }
}

/** Growth, and what compares years, of media that begin anew in between. */
function holdBreaks(page: Page): void {
  const { breaks = {} } = page.view.own.wallet;
  for (const { message, figures } of page.said) {
    for (const figure of Object.values(figures)) {
      const { medium = "", when = "", measure = "" } = readFigureId(figure.id) ?? {};
      const [first = 0, last = first] = when.split("-").map(Number);
      const from = /^(growth|change|perCapitaChange)/.test(measure) ? first - 1 : first;
      const begun = medium === "all" || medium === "digital" ? Object.values(breaks).flat() : (breaks[medium] ?? []);
      if (begun.some((year) => year > from && year <= last))
        faults.acrossBreaks.push(`${where(page)}: ${message} ${figure.id}`);
    }
  }
}

/** Nothing that a seller reads first argues for somebody else's medium or against her own, and no talking point does at all. */
function holdSide(page: Page): void {
  const { medium, headlines, said } = page;
  const points = said.slice(headlines.size);
  const first = headlines.get("mediaAdSpending");
  for (const insight of [...(first ? [first] : []), ...points]) {
    if (isForRivals(insight, { ownMedia: [medium] }))
      faults.pitched.push(`${where(page)}: ${insight.message} ${insight.subject}`);
  }
  // What she sells comes first wherever anything is spent on it.
  if (
    points.length > 0 &&
    !isOwnCase(points[0], medium) &&
    (dollarsOf(page.view.own, medium, page.view.year, page.view.political) ?? 0) > 0
  )
    faults.pitched.push(`${where(page)}: begins with ${points[0]?.message}`);
}

function isOwnCase(point: Insight | undefined, medium: string): boolean {
  return point?.subject === medium || point?.message === "ownBuyer";
}

function holdDrawings(page: Page, words: Words): void {
  const { view, measure, medium } = page;
  const sells = new Set([medium]);
  const spending: Spending = {
    view,
    whole: view,
    scope: WHOLE_MARKET,
    market: revision.market(view.own.wallet.market),
    measure,
    words,
    revision: revision.revision,
    own: { ...NO_HIGHLIGHTS, media: sells, sells },
  };
  const told = (block: InsightBlock) => headlineSubject(block, spending);
  const hold = (figure: Pick<BlockFigure, "name" | "chart">, subject: string | null) => {
    counted.drawn++;
    const name = subject === null ? null : nameOf(subject, words);
    if (name !== null && !isMarked(figure.chart(), subject ?? "", name))
      faults.undrawn.push(`${where(page)}: ${figure.name} ${subject}`);
  };
  for (const name of ["mediaAdSpending", "digitalAdSpending"] as const) hold(mediaFigure(spending, name), told(name));
  for (const name of ["mediaAdSpendingMarketCompare", "digitalAdSpendingMarketCompare"] as const)
    hold(compareFigure(spending, name), told(name));
  for (const name of ["mediaAdSpendingTable", "digitalAdSpendingTable"] as const)
    hold(mediaYearsFigure(spending, name), told(name));
  hold(trendFigure(spending), told("mediaAdSpendingTrend"));
  for (const name of ["topSubVerticals", "largestGrowthVerticals", "largestLossVerticals"] as const)
    hold(listFigure(spending, name), told(name));
  const rankings: readonly Ranking[] = [mediaRanking(spending, medium), verticalRanking(spending, medium)];
  for (const ranking of rankings) {
    hold(rankFigure(ranking), ranking.told[0]);
    hold(rankYearsFigure(ranking), ranking.told[1]);
  }
  const question = { medium, focus: WHOLE_MARKET, benchmark: NATION_BENCHMARK, benchmarks: null, ownSales: null };
  const wallet = askAgain(spending, question);
  if (wallet.share.total.own) hold(walletFigure(wallet), medium);
  const [behind] = behindRows(wallet.share);
  if (behind && gapsFigure(wallet).chart()?.marks?.[0]?.id !== behind.subVertical)
    faults.undrawn.push(`${where(page)}: gaps ${behind.subVertical}`);
}

/** Null for what is no thing of a chart: a total, a list, a group of media. */
function nameOf(subject: string, words: Words): string | null {
  if (isMedium(subject)) return words.medium(subject);
  if (subVerticalById(subject)) return words.subVertical(subject);
  return verticalById(subject) ? words.vertical(subject) : null;
}

/** Whether a chart has the subject, and tells it from all others. */
function isMarked(chart: Chart | null, id: string, name: string): boolean {
  switch (chart?.kind) {
    case "bars":
    case "dots": {
      const at = chart.marks?.findIndex((mark) => mark.id.split(":")[0] === id) ?? -1;
      return chart.beside?.rows[at]?.told === true;
    }
    case "lines":
      return chart.series.find((series) => series.name === name)?.weight === "own";
    case "share":
      return chart.parts[0]?.name === name;
    default:
      return false;
  }
}

test("every market is looked at in every year, with political money and without, and in every measure", () => {
  const { years } = revision.revision;
  expect(years).toHaveLength(13);
  expect(counted.pages).toBe(494 * POLITICAL.length * (years.length - 1 + MEASURES.length));
});

test("no two sentences of a page claim what the other denies", () => {
  expect(faults.contradicted).toEqual([]);
});

test("a figure is printed alike wherever a page prints it", () => {
  expect(faults.misprinted).toEqual([]);
});

test("no sentence tells figures apart that the data do not", () => {
  expect(faults.notApart).toEqual([]);
  expect(counted.apart).toBeGreaterThan(0);
});

test("no sentence compares years between which what it is about begins anew", () => {
  expect(faults.acrossBreaks).toEqual([]);
});

test("whoever sells radio or TV begins with what speaks for it, and hears nothing for somebody else's medium", () => {
  expect(faults.pitched).toEqual([]);
});

test("what a headline is about is drawn in the chart under it, and marked", () => {
  expect(faults.undrawn).toEqual([]);
  expect(counted.drawn).toBeGreaterThan(10_000);
});

describe("in the current year, over all TV markets", () => {
  test.each(POLITICAL)("%s politics no sentence pattern leads the first block in more than a fifth", (political) => {
    const found = leads[political];
    expect(found.length).toBe(210);
    for (const message of new Set(found)) {
      const part = found.filter((one) => one === message).length / found.length;
      if (!LEVEL.includes(message)) expect(part, message).toBeLessThanOrEqual(MOST);
    }
  });
});

test.each(LOCALES)("every sentence is whole in %s", async (locale) => {
  const words = await exampleWords(locale);
  for (const insight of examples.values()) {
    expect(sentence(insight, words)).toMatch(/^[^{}]{12,}$/);
    expect(sentence(insight, words)).not.toMatch(/insights\.|NaN|undefined/);
  }
});
