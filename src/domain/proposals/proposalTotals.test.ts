import { expect, test } from "vitest";
import { broadcastMonth, mondaysBetween, mondayOf } from "./broadcastWeeks.ts";
import type { ProposalLine } from "./proposal.ts";
import { lineSum, proposalTotals } from "./proposalTotals.ts";
import { priceOn, type RateCardLine } from "./rateCard.ts";

/** Five weeks, the last of which counts for January in the broadcast calendar. */
const spots: ProposalLine = {
  station: "QAAA",
  product: "Prime",
  unit: "spot",
  cents: 25_050,
  from: "2026-11-30",
  until: "2026-12-28",
  quantity: 10,
  discount: 0,
};

test("a week begins on Monday and counts for the month of its Sunday, across years too", () => {
  expect([mondayOf("2026-12-03"), mondayOf("2026-11-30"), mondayOf("2026-12-06")]).toEqual(
    Array.from({ length: 3 }, () => "2026-11-30"),
  );
  expect(mondaysBetween("2026-11-30", "2026-12-28")).toHaveLength(5);
  expect(mondaysBetween("2026-12-28", "2026-11-30")).toEqual([]);
  expect([broadcastMonth("2026-11-30"), broadcastMonth("2026-12-28")]).toEqual(["2026-12", "2027-01"]);
});

test("spots are counted week by week, and the months of a line add up to it to the cent", () => {
  const sum = lineSum({ ...spots, discount: 12.5 });
  expect(sum).toMatchObject({ weeks: 5, units: 50, gross: 1_252_500, net: 1_095_938 });
  expect(sum.months.map(({ month }) => month)).toEqual(["2026-12", "2027-01"]);
  expect(sum.months.reduce((all, { cents }) => all + cents, 0)).toBe(sum.net);
});

test("what is sold by the month is paid once a month, and what is sold once is paid once, in its first month", () => {
  expect(lineSum({ ...spots, unit: "month", quantity: 1, cents: 90_000 })).toMatchObject({
    units: 2,
    net: 180_000,
    months: [{ cents: 90_000 }, { cents: 90_000 }],
  });
  expect(lineSum({ ...spots, unit: "once", quantity: 2, cents: 500_00 })).toMatchObject({
    units: 2,
    net: 100_000,
    months: [{ month: "2026-12", cents: 100_000 }, { cents: 0 }],
  });
});

test("a proposal adds up alike by month, by station and by year", () => {
  const lines = [
    spots,
    { ...spots, station: "QBBB", cents: 333, quantity: 7, discount: 33.3 },
    { ...spots, product: "News", unit: "week" as const, quantity: 1, cents: 99_999, from: "2026-12-07" },
  ];
  const totals = proposalTotals(lines);
  const net = lines.reduce((sum, line) => sum + lineSum(line).net, 0);
  expect(totals.net).toBe(net);
  for (const parts of [totals.months, totals.stations, totals.years])
    expect(parts.reduce((sum, { cents }) => sum + cents, 0)).toBe(net);
  expect(totals.stations.map(({ station }) => station)).toEqual(["QAAA", "QBBB"]);
  expect(totals.years.map(({ year }) => year)).toEqual([2026, 2027]);
  expect([totals.from, totals.until]).toEqual(["2026-11-30", "2026-12-28"]);
});

test("a price for some days comes before one that always holds, and neither before its day", () => {
  const line = (cents: number, from: string | null, until: string | null): RateCardLine => ({
    station: "QAAA",
    product: "Prime",
    unit: "spot",
    cents,
    from,
    until,
    note: null,
  });
  const card = [line(100, null, null), line(150, "2026-12-01", "2026-12-31")];
  expect(priceOn(card, spots, "2026-11-30")?.cents).toBe(100);
  expect(priceOn(card, spots, "2026-12-07")?.cents).toBe(150);
  expect(priceOn(card, { ...spots, product: "News" }, "2026-12-07")).toBeNull();
});
