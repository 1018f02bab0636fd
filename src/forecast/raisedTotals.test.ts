import { expect, test } from "vitest";
import { sumKnown } from "#domain/figures/amount.ts";
import type { Basis } from "#domain/revisions/revision.ts";
import { cellIndex } from "#domain/wallet/wallet.ts";
import { buildForecast } from "./forecast.ts";
import { givenInput } from "./givenInput.ts";
import type { ForecastResult, SpendEvidence } from "./input.ts";

const nation = givenInput({}, 8);
const POLITICAL = ["politicalCandidates", "ballotIssues"].map((id) => nation.subVerticals.indexOf(id));
const CORE = [...nation.subVerticals.keys()].filter((place) => !POLITICAL.includes(place));
const medium = (id: string) => nation.media.indexOf(id);
const DIGITAL = ["tvDigital", "radioDigital", "ctvOtt", "mobile", "pcLaptop", "email"].map(medium);

/** The nation with every total modelled but those of some media. */
function nationWith(fixed: Readonly<Record<string, Basis>>) {
  return { ...nation, totals: nation.totals.map((total) => ({ ...total, basis: fixed[total.medium] ?? "modelled" })) };
}

function forecast(evidence: readonly SpendEvidence[], fixed: Readonly<Record<string, Basis>> = {}): ForecastResult {
  return buildForecast({ ...nationWith(fixed), evidence });
}

const inEveryMarket = (dollars: number, media: readonly number[], subVerticals = POLITICAL): SpendEvidence[] =>
  nation.markets.map(({ market }, rank) => ({
    market,
    subVerticals,
    media,
    year: 2024,
    dollars: dollars * (8 - rank),
  }));

/** Dollars of media and sub-verticals in 2024, in one market or all. */
function dollarsOf(result: ForecastResult, media: readonly number[], subVerticals: readonly number[], market?: string) {
  const wallets = market === undefined ? [...result.wallets.values()] : [result.wallets.get(market)!];
  const cells = subVerticals.flatMap((s) => media.map((m) => cellIndex(nation, s, m, 2024 - 2019)));
  return sumKnown(wallets.flatMap((wallet) => cells.map((cell) => wallet[cell]!)));
}

const mobile = [medium("mobile")];
const total2024 = { core: 39_975_000_000, political: 1_200_000_000 };
const line: SpendEvidence = {
  market: "tv-501",
  subVerticals: POLITICAL,
  media: mobile,
  year: 2024,
  dollars: 1_500_000_000,
};

test("a modelled total makes room for evidence, and markets without evidence keep what the model expects", () => {
  const [before, after] = [forecast([]), forecast([line])];
  expect(dollarsOf(after, mobile, POLITICAL, "tv-501")).toBe(1_500_000_000);
  for (const { market } of nation.markets.filter(({ market }) => market !== "tv-501")) {
    for (const place of POLITICAL) {
      const change = dollarsOf(after, mobile, [place], market) - dollarsOf(before, mobile, [place], market);
      expect(Math.abs(change)).toBeLessThanOrEqual(1);
    }
  }
  const raised = dollarsOf(after, mobile, POLITICAL);
  expect(after.report.raisedTotals).toEqual([
    { medium: "mobile", year: 2024, part: "political", stated: total2024.political, raised },
  ]);
  expect(after.report.tables.find(({ lockedCells }) => lockedCells > 0)).toMatchObject({ dollars: raised });
});

test("a raised total says so where its figures come from; other years, media and parts do not change", () => {
  const [before, after] = [forecast([]), forecast([line])];
  const at = (result: ForecastResult, year: number) => result.provenance[medium("mobile")]?.[year - 2019];
  expect(at(after, 2024)).toEqual({
    kind: "actual",
    basis: "derived",
    source: "Test figures; political spend raised to imported spend",
  });
  expect(at(after, 2025)).toEqual(at(before, 2025));
  expect(dollarsOf(after, mobile, CORE)).toBe(total2024.core);
  expect(after.provenance.flat().filter(({ basis }) => basis === "derived")).toHaveLength(1);
});

test("a year that the growth model filled gives way like a total given as modelled", () => {
  const filled = { ...line, year: 2022, dollars: 5_000_000_000 };
  const { report, provenance } = forecast([filled], Object.fromEntries(nation.media.map((id) => [id, "published"])));
  expect(report.raisedTotals).toMatchObject([{ medium: "mobile", year: 2022, part: "political" }]);
  expect(provenance[medium("mobile")]?.[3]).toMatchObject({
    basis: "derived",
    source: "Growth model, between 2021 and 2023; political spend raised to imported spend",
  });
});

test("evidence that a modelled total has room for does not move it", () => {
  const { report } = forecast([{ ...line, dollars: 1_000_000 }]);
  expect(report.raisedTotals).toEqual([]);
});

test("where every cell is observed, a modelled total is what was observed, more or less", () => {
  for (const dollars of [50_000_000, 3_000_000]) {
    const result = forecast(inEveryMarket(dollars, mobile));
    expect(dollarsOf(result, mobile, POLITICAL)).toBe(36 * dollars);
    expect(result.report.raisedTotals).toMatchObject([{ stated: total2024.political, raised: 36 * dollars }]);
  }
});

test("a published total and a derived one do not move: evidence above them is refused", () => {
  for (const basis of ["published", "derived"] as const) {
    expect(() => forecast([line], { mobile: basis })).toThrow(
      "The spend lines hold 1500000000 dollars of political spend on mobile in 2024, more than the national total of 1200000000",
    );
  }
});

test("of a broad line, a published medium takes no more than its total, and modelled media take the rest in proportion", () => {
  const lines = inEveryMarket(300_000_000, DIGITAL);
  const [before, after] = [forecast([]), forecast(lines, { ctvOtt: "published" })];
  for (const { market, dollars } of lines) expect(dollarsOf(after, DIGITAL, POLITICAL, market)).toBe(dollars);
  expect(dollarsOf(after, [medium("ctvOtt")], POLITICAL)).toBe(1_000_000_000);
  const perPc = (result: ForecastResult, id: string) =>
    dollarsOf(result, [medium(id)], POLITICAL) / dollarsOf(result, [medium("pcLaptop")], POLITICAL);
  for (const id of ["mobile", "email", "tvDigital"]) expect(perPc(after, id) / perPc(before, id)).toBeCloseTo(1, 1);
  // Every market gives way, not the last ones alone.
  const ctvPart = lines.map(({ market, dollars }) => dollarsOf(after, [medium("ctvOtt")], POLITICAL, market) / dollars);
  expect(Math.min(...ctvPart)).toBeGreaterThan(0.5 * Math.max(...ctvPart));
});

test("broad lines fill the published media of which they speak for every cell, to the dollar", () => {
  const after = forecast(inEveryMarket(50_000_001, DIGITAL), { ctvOtt: "published", email: "derived" });
  expect(dollarsOf(after, [medium("ctvOtt")], POLITICAL)).toBe(1_000_000_000);
  expect(dollarsOf(after, [medium("email")], POLITICAL)).toBe(100_000_000);
  expect(dollarsOf(after, DIGITAL, POLITICAL)).toBe(36 * 50_000_001);
});

test("broad lines that cannot even fill a published medium they speak for are left out and reported", () => {
  const after = forecast(inEveryMarket(10_000_000, DIGITAL), { ctvOtt: "published" });
  expect(after.wallets).toEqual(forecast([], { ctvOtt: "published" }).wallets);
  expect(after.report.evidence).toMatchObject({ keptLines: 0, overruledLines: 8 });
  expect(after.report.evidence.belowTotals).toEqual([
    { medium: "ctvOtt", year: 2024, part: "political", total: 1e9, evidence: 360_000_000, lines: 8 },
  ]);
});

test("a line that can go elsewhere makes room for one that cannot", () => {
  const ctv = medium("ctvOtt");
  const narrow = { ...line, market: "tv-500", media: [ctv], dollars: 990_000_000 };
  const broad = { ...line, media: [ctv, medium("email")], dollars: 400_000_000 };
  const after = forecast([broad, narrow], { ctvOtt: "published" });
  expect(dollarsOf(after, [ctv], POLITICAL)).toBe(1_000_000_000);
  expect(dollarsOf(after, broad.media, POLITICAL, "tv-501")).toBe(400_000_000);
  expect(after.report.evidence.keptLines).toBe(2);
});

test("a broad line that no medium can take is refused with the media, the year and the amounts", () => {
  const broad = { ...line, media: [medium("ctvOtt"), medium("email")], dollars: 1_100_000_001 };
  const refused = () => forecast([broad], { ctvOtt: "published", email: "derived" });
  expect(refused).toThrow(
    "The spend lines hold 1100000001 dollars of political spend on ctvOtt and political spend on email in 2024, " +
      "more than their national totals, together 1100000000: 1 too much.",
  );
  expect(refused).toThrow(
    expect.objectContaining({ place: expect.objectContaining({ year: 2024, medium: "ctvOtt, email" }) }),
  );
});

test("lines that overlap crosswise are both kept, and a published total between them holds", () => {
  const dealers = nation.subVerticals.indexOf("newCarDealers");
  const automotive = ["carMakers", "dealerAssociations", "newCarDealers", "usedCarDealers"].map((id) =>
    nation.subVerticals.indexOf(id),
  );
  const across = { ...line, subVerticals: [dealers], media: [...mobile, medium("email")], dollars: 3_000_000_000 };
  const down = {
    ...line,
    subVerticals: automotive,
    media: [medium("email"), medium("ctvOtt")],
    dollars: 4_000_000_000,
  };
  const after = forecast([across, down], { email: "published" });
  expect(after.report.evidence).toMatchObject({ keptLines: 2, overruledLines: 0 });
  expect(dollarsOf(after, across.media, across.subVerticals, "tv-501")).toBe(3_000_000_000);
  expect(dollarsOf(after, down.media, automotive, "tv-501")).toBe(4_000_000_000);
  expect(dollarsOf(after, [medium("email")], CORE)).toBe(1_950_000_000);
});
