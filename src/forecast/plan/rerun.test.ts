import { expect, test } from "vitest";
import { NO_ASSUMPTIONS } from "#domain/forecast/assumptions.ts";
import { cellIndex } from "#domain/wallet/wallet.ts";
import { buildForecast } from "../forecast.ts";
import { givenInput, givenTrades } from "../givenInput.ts";
import type { ForecastInput } from "../input.ts";
import { marketPolitics } from "../politics/marketPolitics.ts";
import { assume } from "./assume.ts";
import { beginRerun, type ForecastRun, rerun } from "./rerun.ts";

const base = givenInput({}, 40);
const first = rerun(null, base).run;

/** The wallets of a run, as `buildForecast` lays them out. */
function walletsOf({ input, years }: ForecastRun): Map<string, Float64Array> {
  const size = input.subVerticals.length * input.media.length * input.years.length;
  const wallets = input.markets.map(({ market }) => [market, new Float64Array(size)] as const);
  years.forEach(({ tables }, year) => {
    for (const { estimate, table } of tables) {
      const { positions } = estimate.part;
      wallets.forEach(([, dollars], row) =>
        positions.forEach((position, column) => {
          dollars[cellIndex(input, position, estimate.mediumPlace, year)] = table[row * positions.length + column]!;
        }),
      );
    }
  });
  return new Map(wallets);
}

function expectLikeAFullRun(input: ForecastInput, run: ForecastRun): void {
  const full = buildForecast(input).wallets;
  const own = walletsOf(run);
  expect([...own.keys()]).toEqual([...full.keys()]);
  for (const [market, dollars] of full) expect(own.get(market)).toEqual(dollars);
}

const editTotal = (input: ForecastInput, medium: string, year: number, times: number): ForecastInput => ({
  ...input,
  totals: input.totals.map((total) =>
    total.medium === medium && total.year === year ? { ...total, core: Math.round(total.core * times) } : total,
  ),
});

test("a run from nothing is the full forecast to the dollar", () => {
  expectLikeAFullRun(base, first);
});

test("an edit of one national total balances the tables of that medium alone, and comes to what a full run comes to", () => {
  const edited = editTotal(base, "radioOta", 2025, 1.1);
  const { run, changed } = rerun(first, edited);
  expect(new Set(changed.map(({ estimate }) => `${estimate.medium} ${estimate.part.name}`))).toEqual(
    new Set(["radioOta core"]),
  );
  // 2024 and before are given; the years after 2025 follow it by the growth model.
  expect(changed.map(({ estimate }) => estimate.year)).toEqual([2025, 2026, 2027, 2028, 2029, 2030, 2031]);
  expectLikeAFullRun(edited, run);
});

test("an edit taken back leads to the figures of before", () => {
  const there = rerun(first, editTotal(base, "mobile", 2024, 0.9)).run;
  const { run } = rerun(there, base);
  expectLikeAFullRun(base, run);
});

test("a weight of the mix touches the tables of its medium alone", () => {
  const edited = {
    ...base,
    mix: base.mix.map((line) =>
      line.medium === "email" && line.subVertical === "carMakers" ? { ...line, weight: line.weight * 3 + 1 } : line,
    ),
  };
  const { run, changed } = rerun(first, edited);
  expect(new Set(changed.map(({ estimate }) => estimate.medium))).toEqual(new Set(["email"]));
  expectLikeAFullRun(edited, run);
});

test("a political weight touches the media that have none of their own too", () => {
  const base = givenInput({}, 12);
  const without = { ...base, mix: base.mix.filter(({ medium, weight }) => medium !== "email" || weight < 0) };
  const mixed = { ...without, totals: without.totals.map((t) => (t.medium === "email" ? { ...t, core: 0 } : t)) };
  const edited = {
    ...mixed,
    mix: mixed.mix.map((line) =>
      line.medium === "tvOta" && line.subVertical === "politicalCandidates" ? { ...line, weight: 9 } : line,
    ),
  };
  const { run, changed } = rerun(rerun(null, mixed).run, edited);
  expect(new Set(changed.map(({ estimate }) => estimate.medium))).toEqual(new Set(["tvOta", "email"]));
  expectLikeAFullRun(edited, run);
});

test("spend lines that reach several media carry an edit to the other media of that year", () => {
  const media = [base.media.indexOf("tvOta"), base.media.indexOf("tvDigital")];
  const evidence = [{ market: "tv-500", subVerticals: [3], media, year: 2025, dollars: 9_000_000 }];
  const lined = { ...base, evidence };
  const edited = editTotal(lined, "tvOta", 2025, 0.8);
  const { run, changed } = rerun(rerun(null, lined).run, edited);
  expect(changed.map(({ estimate }) => estimate.medium)).toContain("tvDigital");
  expectLikeAFullRun(edited, run);
});

test("new drivers of the markets touch everything", () => {
  const edited = {
    ...base,
    markets: base.markets.map((market, at) => ({ ...market, income: market.income + at * 1e8 })),
  };
  const { run } = rerun(first, edited);
  expectLikeAFullRun(edited, run);
});

test("other drivers of a medium touch its tables alone, a shock of a vertical only the years it strikes", () => {
  const drivers = { email: { blend: { population: 1 }, size: 0, diffusion: 0 } };
  const driven = rerun(first, { ...base, drivers });
  expect(new Set(driven.changed.map(({ estimate }) => estimate.medium))).toEqual(new Set(["email"]));
  expectLikeAFullRun({ ...base, drivers }, driven.run);

  const shocks = [{ vertical: "automotive", year: 2027, change: -0.3 }];
  const struck = rerun(first, { ...base, shocks });
  expect(new Set(struck.changed.map(({ estimate }) => estimate.year))).toEqual(new Set([2027]));
  expectLikeAFullRun({ ...base, shocks }, struck.run);
});

test("a constraint is kept when something else is edited, and what it held comes back when it is released", () => {
  const constraints = [
    { markets: ["tv-500"], media: ["email", "mobile"], years: [2025], rule: "equals", dollars: 70_000_000 },
  ] as const;
  const held = rerun(first, { ...base, constraints }).run;
  const edited = editTotal({ ...base, constraints }, "email", 2025, 1.2);
  expectLikeAFullRun(edited, rerun(held, edited).run);
  expect(rerun(held, base).changed.map(({ estimate }) => `${estimate.medium} ${estimate.year}`)).toEqual(
    expect.arrayContaining(["mobile 2025", "email 2025"]),
  );
  expectLikeAFullRun(base, rerun(held, base).run);
});

const traded = { ...base, ...givenTrades(40) };
const firstTraded = rerun(null, traded).run;

/** The same with one category that follows its trade otherwise. */
const editTrade = (input: ForecastInput, subVertical: string): ForecastInput => ({
  ...input,
  trades: (input.trades ?? []).map((trade) =>
    trade.subVertical === subVertical ? { ...trade, elasticity: trade.elasticity + 0.2, business: 0.3 } : trade,
  ),
});

test("another trade moves core spend in every medium and leaves political tables as they are, to the bit what a full run makes", () => {
  const edited = editTrade(traded, "casinos");
  const { run, changed } = rerun(firstTraded, edited);
  expect(new Set(changed.map(({ estimate }) => estimate.part.name))).toEqual(new Set(["core"]));
  expect(new Set(changed.map(({ estimate }) => estimate.medium))).toEqual(new Set(base.media));
  expectLikeAFullRun(edited, run);
  expectLikeAFullRun(traded, rerun(run, traded).run);
});

test("a year that is wanted first comes alone, and then the same run comes of it as of all years in turn", () => {
  const edited = editTrade(traded, "legalServices");
  const begun = beginRerun(firstTraded, edited);
  const shown = begun.changedIn(2027);
  expect(new Set(shown.map(({ estimate }) => estimate.year))).toEqual(new Set([2027]));
  expect(shown).toHaveLength(base.media.length);
  const { run, changed } = begun.whole();
  expect(changed).toEqual(expect.arrayContaining([...shown]));
  for (const table of shown) expect(changed.some((one) => one === table)).toBe(true);
  expectLikeAFullRun(edited, run);
});

/** Three states, and every market in one or two of them. */
const elections = {
  races: (["MI", "TX", "CA"] as const).flatMap((state) =>
    [2024, 2026].map((year) => ({
      year,
      office: "senate" as const,
      state,
      district: null,
      rating: state === "MI" ? ("tossup" as const) : ("safe" as const),
    })),
  ),
  voters: { MI: 8e6, TX: 20e6, CA: 25e6 },
  markets: base.markets.map((_, rank) => ({
    people: 1 / 40,
    states: rank % 2 === 0 ? ["MI"] : ["TX", "CA"],
    parts: rank % 2 === 0 ? [1 / 20] : [1 / 20, 1 / 20],
  })),
};
const politics = marketPolitics(elections, base.years);
const raced = {
  ...traded,
  elections,
  markets: traded.markets.map((market, rank) => ({ ...market, politics: politics[rank] })),
};
const firstRaced = rerun(null, raced).run;

test("a medium that suits a category otherwise moves that medium's core tables alone, to the bit what a full run makes", () => {
  const fit = [{ category: "healthcare", medium: "directMail", elasticities: { older: 1 }, reason: "Survey" }];
  const places = traded.markets.map((market, rank) => ({ ...market, place: { older: 10 + (rank % 7) } }));
  const placed = { ...traded, markets: places };
  const edited = assume(placed, { ...NO_ASSUMPTIONS, fit });
  const { run, changed } = rerun(rerun(null, placed).run, edited);
  expect(new Set(changed.map(({ estimate }) => `${estimate.medium} ${estimate.part.name}`))).toEqual(
    new Set(["directMail core"]),
  );
  expectLikeAFullRun(edited, run);
});

test("races that are taken to be otherwise move political tables of their years alone, to the bit what a full run makes", () => {
  const races = [{ group: "midTerm", figures: { senate: 0.49, governor: 0 }, reason: "Seats in play" } as const];
  const edited = assume(raced, { ...NO_ASSUMPTIONS, races });
  const { run, changed } = rerun(firstRaced, edited);
  expect(new Set(changed.map(({ estimate }) => `${estimate.year} ${estimate.part.name}`))).toEqual(
    new Set(["2026 political"]),
  );
  expectLikeAFullRun(edited, run);
  expectLikeAFullRun(raced, rerun(run, raced).run);
});

test("other counts of a trade, and other markets, move what follows them, to the bit what a full run makes", () => {
  const activity = { ...traded.activity, quotients: traded.activity.quotients.map((one, at) => one * (1 + (at % 3))) };
  expectLikeAFullRun({ ...traded, activity }, rerun(firstTraded, { ...traded, activity }).run);
  const renamed = { ...traded, markets: traded.markets.map((one) => ({ ...one, market: `x-${one.market}` })) };
  expectLikeAFullRun(renamed, rerun(firstTraded, renamed).run);
});
