import { beforeAll, describe, expect, test } from "vitest";
import { compareFigure } from "#documents/parts/compareFigure.ts";
import { mediaFigure } from "#documents/parts/mediaFigure.ts";
import type { Spending } from "#documents/spending.ts";
import { allocationError } from "#domain/figures/bands.ts";
import type { Measure } from "#domain/figures/measure.ts";
import { NO_HIGHLIGHTS } from "#domain/highlights.ts";
import { WHOLE_MARKET } from "#domain/spending/scope.ts";
import { spendingSections } from "#domain/spending/spendingSections.ts";
import type { SpendingView } from "#domain/spending/view.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { isMedium } from "#domain/taxonomy/mediumById.ts";
import { blockInsight } from "#figures/insights/blockInsight.ts";
import { dollarsOf } from "#figures/insights/facts.ts";
import { readFigureId } from "#figures/insights/figureId.ts";
import type { Insight, InsightBlock, InsightFigure, InsightMessage } from "#figures/insights/insight.ts";
import { printed } from "#figures/insights/printed.ts";
import { sentence } from "#figures/insights/sentence.ts";
import { talkingPoints } from "#figures/insights/talkingPoints.ts";
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
/** A turn of the four-year cycle around the current year, and the last one. */
const YEARS = [2024, 2025, 2026, 2027, 2031];
/** All markets are looked at in the current year, every so many in the others. */
const EVERY = 6;
/** No pattern may lead more of the markets than this. */
const MOST = 0.2;
const LEVEL: readonly InsightMessage[] = ["mixEven"];

interface Page {
  readonly view: SpendingView;
  readonly measure: Measure;
  readonly headlines: ReadonlyMap<InsightBlock, Insight>;
  readonly said: readonly Insight[];
}

let revision: LoadedRevision;
let pages: readonly Page[] = [];

function pageOf(view: SpendingView, measure: Measure, medium: string): Page {
  const material = { saidIn: measure, medium, ownMedia: [medium] };
  const headlines = new Map(
    BLOCKS.flatMap((block) => {
      const insight = blockInsight(block, view, WHOLE_MARKET, material);
      return insight ? [[block, insight] as const] : [];
    }),
  );
  const points = talkingPoints(view, WHOLE_MARKET, { ...material, gaps: true }, POINTS);
  return { view, measure, headlines, said: [...headlines.values(), ...points] };
}

beforeAll(async () => {
  revision = await sampleRevision();
  const markets = [...revision.markets.values()].filter(({ kind }) => kind === "tv" || kind === "radio");
  pages = YEARS.flatMap((year) =>
    markets
      .filter((_, at) => year === revision.revision.currentYear || at % EVERY === 0)
      .flatMap(({ id, kind }) =>
        POLITICAL.flatMap((political) => {
          const view = spendingView(revision, id, { year, political, compare: [], minimum: 0.01 });
          const medium = kind === "tv" ? "tvOta" : "radioOta";
          return MEASURES.map((measure) => pageOf(view, measure, medium));
        }),
      ),
  );
}, 240_000);

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

test("no two sentences of a page claim what the other denies", () => {
  const found: string[] = [];
  for (const page of pages) {
    const claims = new Map<string, string>();
    for (const [about, claim] of page.said.flatMap(claimsOf)) {
      if (claims.has(about) && claims.get(about) !== claim)
        found.push(`${where(page)}: ${about} ${claim}, ${claims.get(about)}`);
      claims.set(about, claim);
    }
  }
  expect(found).toEqual([]);
});

test("a figure is printed alike wherever a page prints it", () => {
  const found: string[] = [];
  for (const page of pages) {
    const seen = new Map<string, number>();
    for (const figure of page.said.flatMap(({ figures }) => Object.values(figures))) {
      if (figure.kind === "name") continue;
      const shown = Math.abs(printed(figure));
      const key = `${figure.id} ${figure.kind}`;
      if (seen.has(key) && seen.get(key) !== shown) found.push(`${where(page)}: ${key} ${shown}, ${seen.get(key)}`);
      seen.set(key, shown);
    }
  }
  expect(found).toEqual([]);
});

/** Sentences that tell two figures apart: which ones they are, and whether they are growth. */
const APART: Partial<Record<InsightMessage, readonly [here: string, there: string, growth?: "growth"]>> = {
  strongest: ["share", "nation"],
  strongestDigital: ["share", "nation"],
  weakest: ["share", "nation"],
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

test("no sentence tells figures apart that the data do not", () => {
  const found: string[] = [];
  let told = 0;
  for (const page of pages) {
    for (const insight of page.said) {
      const [here, there, growth] = APART[insight.message] ?? [];
      if (here === undefined || there === undefined) continue;
      told++;
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
        found.push(`${where(page)}: ${insight.message} ${one} ${other} within ${band}`);
    }
  }
  expect(found).toEqual([]);
  expect(told).toBeGreaterThan(0);
});

describe("in the current year, over all TV markets", () => {
  test.each(POLITICAL)("%s politics no sentence pattern leads the first block in more than a fifth", (political) => {
    const { currentYear } = revision.revision;
    const leads = pages.flatMap(({ view, measure, headlines }) => {
      const isAsked = view.year === currentYear && view.political === political && measure === "dollars";
      const message = headlines.get("mediaAdSpending")?.message;
      return isAsked && message && view.own.wallet.market.startsWith("tv-") ? [message] : [];
    });
    expect(leads.length).toBe(210);
    for (const message of new Set(leads)) {
      const part = leads.filter((one) => one === message).length / leads.length;
      if (!LEVEL.includes(message)) expect(part, message).toBeLessThanOrEqual(MOST);
    }
  });
});

test("whoever sells radio or TV opens on no sentence for somebody else's medium while something else can be said", () => {
  for (const page of pages) {
    const { subject = "", message } = page.headlines.get("mediaAdSpending") ?? {};
    if (message === "weakest") continue;
    const own = page.view.own.wallet.market.startsWith("tv-") ? "tvOta" : "radioOta";
    expect(isMedium(subject) && subject !== own, `${where(page)}: ${subject}`).toBe(false);
  }
});

test("what a headline is about is drawn in the chart under it", async () => {
  const words = await exampleWords("en-US");
  for (const page of pages.filter((_, at) => at % 5 === 0)) {
    const { view, measure, headlines } = page;
    const market = revision.market(view.own.wallet.market);
    const spending: Spending = {
      view,
      whole: view,
      scope: WHOLE_MARKET,
      market,
      measure,
      words,
      revision: revision.revision,
      own: NO_HIGHLIGHTS,
    };
    for (const name of ["mediaAdSpending", "digitalAdSpending"] as const) drawn(mediaFigure(spending, name), spending);
    for (const name of ["mediaAdSpendingMarketCompare", "digitalAdSpendingMarketCompare"] as const)
      drawn(compareFigure(spending, name), spending);
    for (const name of ["topSubVerticals", "largestGrowthVerticals", "largestLossVerticals"] as const) {
      const { rows } = spendingSections[name].compute(view);
      const { subject = "", message } = headlines.get(name) ?? {};
      if (subject !== "list" && subject !== "total")
        expect(
          rows.map(({ subVertical }) => subVertical),
          `${where(page)} ${message}`,
        ).toContain(subject);
    }
  }
}, 120_000);

function drawn(
  {
    name,
    chart,
  }: { readonly name: string; readonly chart: () => { readonly marks?: readonly { id: string }[] } | null },
  { whole, measure }: Spending,
): void {
  const subject = BLOCKS.includes(name as (typeof BLOCKS)[number])
    ? blockInsight(name as InsightBlock, whole, WHOLE_MARKET, { saidIn: measure })?.subject
    : undefined;
  if (subject !== undefined && isMedium(subject))
    expect(chart()?.marks?.map(({ id }) => id.split(":")[0])).toContain(subject);
}

test.each(LOCALES)("every sentence is whole in %s", async (locale) => {
  const words = await exampleWords(locale);
  const examples = new Map(pages.flatMap(({ said }) => said.map((insight) => [insight.message, insight] as const)));
  for (const insight of examples.values()) {
    expect(sentence(insight, words)).toMatch(/^[^{}]{12,}$/);
    expect(sentence(insight, words)).not.toMatch(/insights\.|NaN|undefined/);
  }
});
