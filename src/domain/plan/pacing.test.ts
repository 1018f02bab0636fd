import { describe, expect, test } from "vitest";
import { EVEN_MONTHS } from "./evenMonths.ts";
import { pacing } from "./pacing.ts";

const own = (...months: (number | null)[]) => EVEN_MONTHS.map((_, at) => months[at] ?? null);

describe("own revenue against the market, month by month", () => {
  test("is nothing where no month was given", () => {
    expect(pacing({ own: own(), wallet: 1_200, months: EVEN_MONTHS })).toBeNull();
  });

  test("says the share of each month and of all so far", () => {
    const found = pacing({ own: own(10, 30), wallet: 1_200, months: EVEN_MONTHS });
    expect(found?.months[0]).toEqual({ month: 1, own: 10, market: 100, share: 0.1, shareSoFar: 0.1 });
    expect(found?.months[1]).toEqual({ month: 2, own: 30, market: 100, share: 0.3, shareSoFar: 0.2 });
    expect(found?.months[2]).toEqual({ month: 3, own: null, market: 100, share: null, shareSoFar: null });
    expect(found?.toDate).toEqual({ own: 40, market: 200, share: 0.2 });
  });

  test("compares only months that were given, so that a gap is no loss", () => {
    const found = pacing({ own: own(10, null, 10), wallet: 1_200, months: EVEN_MONTHS });
    expect(found?.toDate).toEqual({ own: 20, market: 200, share: 0.1 });
    expect(found?.months[1]).toMatchObject({ own: null, share: null, shareSoFar: 0.1 });
  });

  test("carries the pace on to the end of the year by season, not by the calendar", () => {
    const months = EVEN_MONTHS.map((_, month) => (month === 0 ? 0.01 : 0.09));
    expect(pacing({ own: own(10), wallet: 1_200, months })?.yearAtThisPace).toBe(1_000);
  });

  test("has no share of a market of which nothing is known", () => {
    const found = pacing({ own: own(10), wallet: null, months: EVEN_MONTHS });
    expect(found?.months[0]).toMatchObject({ market: null, share: null });
    expect(found?.yearAtThisPace).toBe(120);
  });
});
