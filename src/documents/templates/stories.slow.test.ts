import JSZip from "jszip";
import { describe, expect, test } from "vitest";
import type { Scope } from "#domain/spending/scope.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { SUB_VERTICALS, VERTICALS } from "#domain/taxonomy/verticals.ts";
import { exampleSpending } from "#tests/support/exampleSpending.ts";
import { canReadPdf, pdfFacts } from "#tests/support/readPdf.ts";
import { brandOf } from "../brand.ts";
import type { ReportDocument } from "../document.ts";
import { writePdf } from "../writers/pdf/writePdf.ts";
import { writePptx } from "../writers/pptx/writePptx.ts";
import { meetingKit } from "./meetingKit.ts";
import { oneSheet } from "./oneSheet.ts";
import { sellingStory, type StoryParts } from "./sellingStory.ts";
import { gapRows } from "./storyParts.ts";

type Asked = Partial<Omit<StoryParts, "spending">> & {
  readonly scope?: Scope;
  readonly locale?: (typeof LOCALES)[number];
};

async function parts({
  scope = { kind: "vertical", id: "automotive" },
  locale = "en-US",
  ...rest
}: Asked = {}): Promise<StoryParts> {
  return {
    spending: await exampleSpending({ locale, scope }),
    medium: "tvOta",
    gaps: true,
    client: null,
    audience: "manager",
    budget: null,
    sale: null,
    appendix: true,
    stations: null,
    ownStations: new Set(),
    peopleInContours: new Map(),
    seasons: [],
    paper: "letter",
    brand: brandOf("Spotmarket", null),
    madeAt: "2026-11-22T10:00:00.000Z",
    ...rest,
  };
}

const everything = (document: ReportDocument) => JSON.stringify(document);

describe.each(LOCALES)("in %s", (locale) => {
  test("a one-sheet of the market, every vertical and every category is whole, and goes to another thread", async () => {
    const scopes: Scope[] = [
      { kind: "market" },
      ...VERTICALS.map(({ id }) => ({ kind: "vertical", id }) as const),
      ...SUB_VERTICALS.map(({ id }) => ({ kind: "subVertical", id }) as const),
    ];
    for (const scope of scopes) {
      const given = await parts({ scope, locale, client: "Miller & Söhne" });
      for (const document of [oneSheet(given), meetingKit(given)]) {
        expect(everything(document)).not.toMatch(/undefined|NaN|\{\{|oneSheet\.|insights\.|spending\./);
        expect(structuredClone(document)).toEqual(document);
        expect(document.about.client).toBe("Miller & Söhne");
      }
    }
  });
});

test("a customer without the share of wallet reads neither gaps nor plans, in either document", async () => {
  const given = await parts({ gaps: false });
  for (const document of [oneSheet(given), meetingKit(given)]) {
    const said = everything(document);
    expect(said).not.toMatch(/gap_dollars|needed_dollars|To win at|The gap is|national share|nation’s share/);
    expect(said).toContain("What each category spends");
  }
  expect(meetingKit(given).sections.map(({ id }) => id)).toEqual(["market", "trend", "gap", "next"]);
  const largest = gapRows(given, sellingStory(given), 3).rows.map(({ wallet }) => wallet ?? 0);
  expect(largest).toEqual(largest.toSorted((x, y) => y - x));
});

test("the figures of a one-sheet are those of the share of wallet", async () => {
  const given = await parts();
  const { share, own } = sellingStory(given);
  const { formats } = given.spending.words;
  const said = everything(oneSheet(given));
  for (const figure of [
    formats.money(own.total),
    formats.share(share.total.share),
    formats.share(share.total.benchmarkShare),
  ]) {
    expect(said).toContain(figure);
  }
  expect(said).toContain(formats.money(Math.abs(share.total.gapDollars ?? Number.NaN)));
});

const MEDIA_HELD = ["tvOta", "radioOta", "mobile", "email"];

test("a meeting kit has five slides, and its quarters add up to the year", async () => {
  for (const medium of MEDIA_HELD) {
    const given = await parts({ medium });
    const kit = meetingKit(given);
    expect(kit.sections.map(({ id }) => id)).toEqual(["market", "trend", "gap", "plan", "next"]);
    const { plan } = sellingStory(given);
    if (plan) expect(plan.quarters.reduce((sum, { needed }) => sum + needed, 0)).toBe(plan.year.needed);
    else expect(kit.sections[3]?.parts[0]).toMatchObject({ kind: "points" });
  }
});

test.each(LOCALES)(
  "in %s it is a title, five slides and one about its figures, whatever it is about",
  async (locale) => {
    for (const medium of MEDIA_HELD) {
      for (const scope of [{ kind: "market" }, { kind: "vertical", id: "leisure" }] satisfies Scope[]) {
        const deck = await JSZip.loadAsync(await writePptx(meetingKit(await parts({ medium, scope, locale }))));
        expect(Object.keys(deck.files).filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name))).toHaveLength(7);
      }
    }
  },
);

const SALE = { saleValue: 8_000, margin: 0.4, closeRate: { low: 0.2, high: 0.4 } };
const HVAC_SEASON = {
  subVertical: "newCarDealers",
  months: [0.05, 0.05, 0.06, 0.07, 0.09, 0.12, 0.13, 0.12, 0.09, 0.08, 0.07, 0.07],
  source: "Example",
};

describe.each(LOCALES)("what a client is told, in %s", (locale) => {
  const toClient = (asked: Asked = {}) =>
    parts({
      locale,
      audience: "client",
      scope: { kind: "subVertical", id: "newCarDealers" },
      seasons: [HVAC_SEASON],
      ...asked,
    });

  test("is its season, this medium, the people, the budget and what it must bring, and never a gap or a goal of ours", async () => {
    const given = await toClient({ client: "Miller & Söhne", budget: 24_000, sale: SALE, appendix: false });
    const kit = meetingKit(given);
    const ids = kit.sections.map(({ id }) => id);
    expect(ids).toEqual(["when", "standing", "why", "months", "bring", "next"]);
    for (const document of [kit, oneSheet(given)]) {
      const said = everything(document);
      expect(said).not.toMatch(/undefined|NaN|\{\{|oneSheet\.|insights\.|gap_dollars|needed_dollars|nation’s share/);
      expect(said).toContain("Miller & Söhne");
      expect(document.title).not.toBe(given.spending.words.text("oneSheet.kind.meetingKit"));
      expect(structuredClone(document)).toEqual(document);
    }
  });

  test("the months add up to the budget, most where its kind spends most", async () => {
    const given = await toClient({ budget: 24_001 });
    const rows = meetingKit(given)
      .sections.find(({ id }) => id === "months")
      ?.parts.flatMap((part) => (part.kind === "figure" ? (part.table?.rows ?? []) : []));
    const dollars = rows?.map(({ cells }) => Number(cells[1]?.value)) ?? [];
    expect(dollars.reduce((sum, value) => sum + value, 0)).toBe(24_001);
    expect(dollars.indexOf(Math.max(...dollars))).toBe(6);
  });

  test("the headline about all media is about the one that is sold, whichever it is", async () => {
    for (const medium of MEDIA_HELD) {
      const given = await toClient({ medium });
      const { words } = given.spending;
      const standing = meetingKit(given).sections.find(({ id }) => id === "standing")?.parts[0];
      const headline = standing?.kind === "figure" ? standing.headline : "";
      expect(headline).toContain(words.medium(medium));
      for (const other of given.spending.revision.media.filter((id) => id !== medium))
        expect(headline.replaceAll(words.medium(medium), "")).not.toContain(words.medium(other));
      const chart = standing?.kind === "figure" && standing.chart?.kind === "bars" ? standing.chart : null;
      const own = chart?.marks?.findIndex(({ id }) => id === medium) ?? -1;
      expect(new Set(chart?.colours?.filter((_, place) => place !== own)).has(chart?.colours?.[own] ?? "")).toBe(false);
    }
  });

  test("an agency also has all media and the sources; a manager the gap, the plan and the next step", async () => {
    const sections = async (audience: "agency" | "manager") =>
      meetingKit(await toClient({ audience })).sections.map(({ id }) => id);
    expect(await sections("agency")).toContain("mix");
    expect(await sections("manager")).toEqual(["market", "trend", "gap", "plan", "next"]);
  });
});

test("without an appendix the deck is as many slides shorter, and each figure still has its source", async () => {
  const slides = async (appendix: boolean) => {
    const given = await parts({ audience: "client", appendix, budget: 24_000, seasons: [HVAC_SEASON] });
    const deck = await JSZip.loadAsync(await writePptx(meetingKit(given)));
    const names = Object.keys(deck.files).filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name));
    return Promise.all(names.map(async (name) => (await deck.file(name)?.async("string")) ?? ""));
  };
  const [whole, short] = [await slides(true), await slides(false)];
  expect(short.length).toBeLessThan(whole.length);
  expect(short.filter((slide) => slide.includes("About")).length).toBe(0);
});

test("the plan of a year that is still ahead is that year’s, not one later", async () => {
  for (const medium of MEDIA_HELD) {
    const given = await parts({ medium });
    const { spending } = given;
    const ahead = spending.revision.currentYear + 1;
    const later = { ...spending, view: { ...spending.view, year: ahead }, whole: { ...spending.whole, year: ahead } };
    expect(sellingStory({ ...given, spending: later }).plan?.inYear ?? ahead).toBe(ahead);
    expect(sellingStory(given).plan?.inYear ?? spending.view.year + 1).toBe(spending.view.year + 1);
  }
  const plans = await Promise.all(MEDIA_HELD.map(async (medium) => sellingStory(await parts({ medium })).plan));
  expect(plans.some((plan) => plan !== null)).toBe(true);
});

test("gaps list only where something is to be won, if that is anywhere", async () => {
  for (const medium of MEDIA_HELD) {
    const given = await parts({ medium });
    const story = sellingStory(given);
    const { toWin, rows } = gapRows(given, story, 8);
    expect(rows.length).toBeGreaterThan(0);
    expect(toWin).toBe(story.share.rows.some(({ gap, isLevel }) => (gap ?? 0) < 0 && isLevel === false));
    for (const { gapDollars } of toWin ? rows : []) expect(gapDollars).toBeLessThan(0);
  }
});

test("the nation, held against itself, has neither a gap nor a plan", async () => {
  const given = await parts();
  const { whole } = given.spending;
  const itself = { ...whole, own: whole.nation };
  const nation = {
    ...given,
    spending: { ...given.spending, whole: itself, view: { ...given.spending.view, own: given.spending.view.nation } },
  };
  expect(sellingStory(nation).plan).toBeNull();
  expect(everything(oneSheet(nation))).not.toContain("To win at");
});

describe.skipIf(!canReadPdf)("as PDF", () => {
  const longest = (ids: readonly { id: string; names: Record<string, string> }[]) =>
    ids.toSorted((a, b) => (b.names["de-DE"]?.length ?? 0) - (a.names["de-DE"]?.length ?? 0))[0]?.id ?? "";

  test.each(LOCALES)("a one-sheet with the longest names fits one page in %s, on both papers", async (locale) => {
    for (const paper of ["letter", "a4"] as const) {
      for (const scope of [
        { kind: "vertical", id: longest(VERTICALS) },
        { kind: "subVertical", id: longest(SUB_VERTICALS) },
      ] as const) {
        const client = "Donaudampfschifffahrtsgesellschaft & Söhne Automobilhandelsgesellschaft mbH";
        const given = await parts({ scope, locale, paper, medium: "newspaperDigital", client });
        expect(pdfFacts(await writePdf(oneSheet(given)))["Pages"]).toBe("1");
      }
    }
  });
});
