import { expect, describe, test } from "vitest";
import { BLOCK_NAMES, type BlockName, fitsScope, screenOfBlock } from "#domain/blockNames.ts";
import { mediumTotals } from "#domain/ranks/mediumTotals.ts";
import type { Scope } from "#domain/spending/scope.ts";
import { SECTION_NAMES } from "#domain/spending/sectionNames.ts";
import { type Locale, LOCALES, names } from "#domain/taxonomy/name.ts";
import { verticalTotals } from "#domain/verticals/verticalTotals.ts";
import { comparedView } from "#tests/gallery/galleryView.ts";
import { exampleSpending } from "#tests/support/exampleSpending.ts";
import { writeNumber } from "#language/words/numberFormat.ts";
import type { BlockSubject } from "../block.ts";
import type { FigurePart } from "../document.ts";
import { type LocalChoice, usualLocal } from "#domain/localMedium/localChoice.ts";
import { exampleLocal } from "#tests/support/exampleStations.ts";
import { blockParts } from "./blockParts.ts";

const OTHERS = BLOCK_NAMES.filter((name) => !SECTION_NAMES.some((section) => section === name));
const SCOPES: readonly Scope[] = [
  { kind: "market" },
  { kind: "vertical", id: "automotive" },
  { kind: "subVertical", id: "newCarDealers" },
];

async function subjectOf(scope: Scope, locale: Locale = "en-US", change: Partial<BlockSubject["choice"]> = {}) {
  const spending = await exampleSpending({ locale, scope, view: comparedView });
  const { whole, market, revision } = spending;
  const others = [market, { ...market, id: "tv-623", name: "Dallas" }];
  const wallets = others.map((one) => ({ market: one, wallet: { ...whole.own.wallet, market: one.id } }));
  const subject: BlockSubject = {
    spending,
    choice: { medium: "tvOta", kind: "tv", benchmark: { kind: "nation" }, local: usualLocal("tv"), ...change },
    material: {
      ...exampleLocal(spending.view.year),
      seasons: revision.subVerticals.map((subVertical) => ({
        subVertical,
        months: [0.06, 0.06, 0.1, 0.09, 0.08, 0.08, 0.08, 0.08, 0.08, 0.09, 0.1, 0.1],
        source: "Example",
      })),
      prospects: [
        {
          id: "p1",
          kind: "businessType",
          market: null,
          subVertical: "newCarDealers",
          names: names("Import dealers", "Concesionarios de importación", "Importhändler"),
          spendPart: 0.2,
          digitalPart: 0.25,
          source: "Example",
        },
      ],
      marketIntel: [
        {
          id: "i1",
          vertical: "automotive",
          subVertical: null,
          topic: "budget",
          statement: names("Half plan more", "La mitad prevé más", "Die Hälfte plant mehr"),
          value: 50,
          unit: "percent",
          respondents: 1200,
          year: 2025,
          source: "Example survey",
        },
      ],
      insight: {
        subVertical: "newCarDealers",
        language: "en-US",
        profile: "They sell new cars.",
        buyer: "The dealer principal decides.",
        season: null,
        questions: ["What sold best?"],
        objections: [{ objection: "Radio is old.", answer: "It is heard." }],
        coop: null,
        sources: ["Example book"],
      },
      verticalTotals: verticalTotals(wallets, whole.nation.wallet),
      mediumTotals: mediumTotals(wallets, { medium: "tvOta", scope, years: revision.years }),
      ownSales: null,
    },
  };
  return subject;
}

function figureOf(name: BlockName, subject: BlockSubject): FigurePart {
  const part = blockParts(name, subject).find((one) => one.kind === "figure");
  if (part?.kind !== "figure") throw new Error(`${name} has no figure`);
  return part;
}

const fitting = (scope: Scope) => OTHERS.filter((name) => fitsScope(name, scope.kind) && isOf(name, scope));
/** Home shows the whole market alone. */
const isOf = (name: BlockName, scope: Scope) => screenOfBlock(name) !== "home" || scope.kind === "market";

/** A column's unit stands in its head, a plus may stand before what is won. */
const bare = (text: string) =>
  text
    .replace(/\s?\$/, "")
    .replace(/^\+/, "")
    .replace(/\u00a0(pp|PP|pt|Pkt|pts?|p\. p\.|Pp|Punkte).*$/u, "");

function differently({ table }: FigurePart, { spending: { words } }: BlockSubject): string[] {
  if (!table) return [];
  return [...table.rows, ...table.totals].flatMap(({ cells }) =>
    cells.flatMap(({ value, text }, at) => {
      const column = table.columns[at];
      if (!column?.format || typeof value !== "number") return [];
      const written = writeNumber(column.format, column.unit === "percent" ? value / 100 : value, words.formats);
      return bare(written) === bare(text) ? [] : [`${column.key}: ${text} is not ${written}`];
    }),
  );
}

describe.each(LOCALES)("in %s", (locale) => {
  test.each(SCOPES)("every block beside spending can be a part of a document about %o", async (scope) => {
    const subject = await subjectOf(scope, locale);
    for (const name of fitting(scope)) {
      const parts = blockParts(name, subject);
      const part = figureOf(name, subject);
      expect(part.name).toBe(name);
      expect(part.headline, name).not.toBe("");
      expect(part.measure, name).not.toBe("");
      expect(part.source, name).toContain("2026 spring");
      expect(JSON.stringify(parts), name).not.toMatch(
        /undefined|NaN|\{\{|"(verticals|subVertical|shareWallet|mediaRank|home|stations|marketProfile)\./,
      );
      expect(differently(part, subject), name).toEqual([]);
      // A document goes to a thread of its own.
      expect(structuredClone(parts)).toEqual(parts);
    }
  });
});

test("competitors, bars and bubbles are counted as the address asks", async () => {
  const subject = await subjectOf({ kind: "market" });
  const asked = (change: Partial<LocalChoice>): BlockSubject => ({
    ...subject,
    choice: { ...subject.choice, local: { ...usualLocal("tv"), ...change } },
  });
  const firstNames = (name: BlockName, change: Partial<LocalChoice>) =>
    figureOf(name, asked(change)).table?.rows.map(({ cells }) => cells[0]?.text);
  expect(firstNames("topRevenueAndShare", { by: "station" })).toEqual(["WAAA", "WBBB"]);
  expect(firstNames("topRevenueAndShare", { by: "owner" })).toEqual(["One", "Two"]);
  expect(firstNames("powerRatio", { view: "programmes" })).toEqual(["NBC", "CBS"]);
  expect(figureOf("marketDemographics", asked({ people: "sex" })).measure).toContain("Sex");
});

test("the line of even shares parts who sells better from who is watched more", async () => {
  const { chart } = figureOf("powerRatio", await subjectOf({ kind: "market" }));
  expect(chart?.kind === "scatter" && chart.even).toEqual({
    name: "Power ratio 1",
    above: "More revenue than audience",
    below: "More audience than revenue",
  });
});

test("a chart shows the digits that its table holds", async () => {
  const subject = await subjectOf({ kind: "market" });
  const { words } = subject.spending;
  for (const [name, key] of [
    ["mediaRanks", "dollars"],
    ["verticalRanks", "dollars"],
    ["marketRanks", "dollars"],
  ] as const) {
    const { chart, table } = figureOf(name, subject);
    if (chart?.kind !== "bars" || !table) throw new Error(`${name} is bars beside a table`);
    const column = table.columns.findIndex((one) => one.key === key);
    const drawn = chart.series[0]?.values.map((value) => writeNumber(chart.format, value, words.formats));
    expect(drawn, name).toEqual(table.rows.slice(0, drawn?.length).map(({ cells }) => cells[column]?.text));
  }
});

test("the ranks of the years are those of the table, and nobody is left out of it", async () => {
  const subject = await subjectOf({ kind: "market" });
  const { chart, table } = figureOf("mediaRankYears", subject);
  if (chart?.kind !== "lines" || !table) throw new Error("Ranks are lines beside a table");
  expect(table.rows).toHaveLength(subject.spending.revision.media.length);
  for (const { name, values } of chart.series) {
    const row = table.rows.find(({ cells }) => cells[0]?.text === name);
    expect(row?.cells.slice(1).map(({ value }) => value)).toEqual(values);
  }
});

test("the bar of the wallet adds up, and the figures of its finding stand above it", async () => {
  const subject = await subjectOf({ kind: "vertical", id: "automotive" });
  const [facts, figure] = blockParts("walletBar", subject);
  expect(facts?.kind).toBe("keyFigures");
  if (figure?.kind !== "figure" || figure.chart?.kind !== "share") throw new Error("The wallet is a bar");
  expect(figure.chart.parts.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(1, 6);
  expect(figure.table?.totals).toHaveLength(1);
  const { formats } = subject.spending.words;
  for (const { name, value } of figure.chart.parts) {
    const row = figure.table?.rows.find(({ cells }) => cells[0]?.text === name);
    const column = figure.table?.columns.findIndex(({ key }) => key === "share_percent") ?? -1;
    if (row) expect(formats.share(value), name).toBe(row.cells[column]?.text);
  }
});

test("of a medium or focus that the revision does not know there is nothing", async () => {
  const subject = await subjectOf({ kind: "market" }, "en-US", { medium: "holograms" });
  for (const name of [
    "walletBar",
    "walletQuarters",
    "subVerticalGaps",
    "quadrant",
    "mediaRanks",
    "marketRankYears",
  ] as const)
    expect(blockParts(name, subject)).toEqual([]);
});

test("what was not read is not there", async () => {
  const subject = { ...(await subjectOf({ kind: "vertical", id: "automotive" })), material: {} };
  for (const name of [
    "seasons",
    "quarterlySpending",
    "walletQuarters",
    "digitalMarketProspects",
    "marketIntelligence",
    "marketRanking",
    "marketRanks",
    "marketProfileStats",
    "agePyramid",
    "topCompetitorsByShare",
    "stationCompetitiveOverview",
  ] as const)
    expect(blockParts(name, subject)).toEqual([]);
});

test("colours of charts are those of a white page, each spelled out", async () => {
  for (const scope of SCOPES) {
    const subject = await subjectOf(scope);
    for (const name of fitting(scope)) {
      const { chart } = figureOf(name, subject);
      const colours = [...JSON.stringify(chart).matchAll(/"colours?":("[^"]*"|\[[^\]]*\])/g)].map(
        ([, found]) => found ?? "",
      );
      for (const colour of colours) expect(colour, name).toMatch(/^("#[0-9a-f]{6}"|\[("#[0-9a-f]{6}",?)+\])$/);
    }
  }
});
