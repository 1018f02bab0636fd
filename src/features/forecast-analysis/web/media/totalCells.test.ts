import { expect, test } from "vitest";
import { NO_ASSUMPTIONS } from "#domain/forecast/assumptions.ts";
import { statedAt, withTypedTotals } from "./totalCells.ts";

const typed = { part: "core", reason: "New vintage", source: "Our own" } as const;
const amount = (value: number | null) => ({
  ...typed,
  measure: "amount" as const,
  edits: [{ row: "radioOta", column: "2026", value }],
});
const stated = (assumptions: typeof NO_ASSUMPTIONS) => statedAt({ assumptions }, "radioOta", 2026, "core");

test("a typed amount is stated with its reason, as assumed until a source is named", () => {
  expect(stated(withTypedTotals(NO_ASSUMPTIONS, amount(11_200_000_000)))?.total).toEqual({
    medium: "radioOta",
    year: 2026,
    part: "core",
    dollars: 11_200_000_000,
    low: null,
    high: null,
    basis: "assumed",
    source: "Our own",
    reason: "New vintage",
  });
});

test("one that is typed over keeps its source and basis, and its range goes", () => {
  const first = withTypedTotals(NO_ASSUMPTIONS, amount(100));
  const sourced = {
    ...first,
    totals: first.totals.map((one) => ({
      ...one,
      low: 90,
      high: 110,
      source: "A survey",
      basis: "published" as const,
    })),
  };
  expect(stated(withTypedTotals(sourced, amount(120)))?.total).toMatchObject({
    dollars: 120,
    low: null,
    high: null,
    basis: "published",
    source: "A survey",
  });
});

test("typed growth takes the place of an amount, and an emptied cell says nothing any more", () => {
  const grown = withTypedTotals(withTypedTotals(NO_ASSUMPTIONS, amount(100)), {
    ...amount(0.04),
    measure: "growth",
  });
  expect(stated(grown)).toEqual({ total: undefined, growth: 0.04 });
  expect(stated(withTypedTotals(grown, amount(null)))).toBeUndefined();
});
