import { expect, test } from "vitest";
import { sumKnown } from "#domain/figures/amount.ts";
import type { Basis } from "#domain/revisions/revision.ts";
import { cellIndex } from "#domain/wallet/wallet.ts";
import { buildForecast } from "./forecast.ts";
import { givenInput } from "./givenInput.ts";
import type { ForecastResult, SpendEvidence } from "./input.ts";

const nation = givenInput({}, 8);
const POLITICAL = ["politicalCandidates", "ballotIssues"].map((id) => nation.subVerticals.indexOf(id));
const MOBILE = [nation.media.indexOf("mobile")];
const DIGITAL = ["tvDigital", "radioDigital", "ctvOtt", "mobile", "pcLaptop", "email"].map((id) =>
  nation.media.indexOf(id),
);

function forecast(basis: Basis, ...evidence: SpendEvidence[]): ForecastResult {
  return buildForecast({ ...nation, totals: nation.totals.map((total) => ({ ...total, basis })), evidence });
}

/** Dollars of 2024 in the cells, in one market or all. */
function dollarsOf({ wallets }: ForecastResult, media: readonly number[], market?: string): number {
  const cells = POLITICAL.flatMap((s) => media.map((m) => cellIndex(nation, s, m, 2024 - 2019)));
  const own = market === undefined ? [...wallets.values()] : [wallets.get(market)!];
  return sumKnown(own.flatMap((wallet) => cells.map((cell) => wallet[cell]!)));
}

/** A part of what every market spent on politics: so much of what the model expects there. */
function partOf(result: ForecastResult, media: readonly number[], part: number): SpendEvidence[] {
  return nation.markets.map(({ market }) => ({
    market,
    subVerticals: POLITICAL,
    media,
    year: 2024,
    dollars: Math.round(part * dollarsOf(result, media, market)),
    least: true,
  }));
}

test.each(["modelled", "published"] as const)(
  "a file that tells an eighth of what was spent in every market changes nothing: %s totals",
  (basis) => {
    const plain = forecast(basis);
    const told = forecast(basis, ...partOf(plain, DIGITAL, 0.12));
    expect(told.wallets).toEqual(plain.wallets);
    expect(told.report.evidence).toMatchObject({ lines: 8, keptLines: 8, leastLines: 8, liftedLines: 0, notes: [] });
  },
);

test("the same amounts as the whole of what was spent lower the total to an eighth: that takes somebody's word", () => {
  const plain = forecast("modelled");
  const whole = partOf(plain, MOBILE, 0.12).map((line) => ({ ...line, least: false }));
  expect(dollarsOf(forecast("modelled", ...whole), MOBILE) / dollarsOf(plain, MOBILE)).toBeCloseTo(0.12, 3);
});

test("a part that is more than the model expects lifts its market to it, and a modelled total by as much", () => {
  const plain = forecast("modelled");
  const [first, ...others] = partOf(plain, MOBILE, 0.5);
  const dollars = dollarsOf(plain, MOBILE, first!.market) * 3;
  const told = forecast("modelled", { ...first!, dollars }, ...others);
  expect(dollarsOf(told, MOBILE, first!.market)).toBe(dollars);
  for (const { market } of others)
    expect(Math.abs(dollarsOf(told, MOBILE, market) - dollarsOf(plain, MOBILE, market))).toBeLessThanOrEqual(2);
  expect(dollarsOf(told, MOBILE)).toBeGreaterThan(dollarsOf(plain, MOBILE));
  expect(told.report.evidence).toMatchObject({ leastLines: 8, liftedLines: 1 });
});

test("a published total stays, and no market falls below what is known of it while another one is lifted", () => {
  const plain = forecast("published");
  const known = partOf(plain, MOBILE, 0.97);
  const [first] = known;
  const dollars = Math.round(dollarsOf(plain, MOBILE, first!.market) * 1.03);
  const told = forecast("published", { ...first!, dollars }, ...known.slice(1));
  expect(dollarsOf(told, MOBILE)).toBe(dollarsOf(plain, MOBILE));
  for (const line of [{ ...first!, dollars }, ...known.slice(1)])
    expect(dollarsOf(told, MOBILE, line.market)).toBeGreaterThanOrEqual(line.dollars);
});

test("parts that come to more than a published total are refused with both amounts", () => {
  const plain = forecast("published");
  expect(() => forecast("published", ...partOf(plain, MOBILE, 1.5))).toThrow(/The spend lines hold .* more than/);
});
