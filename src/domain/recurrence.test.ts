import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isTimeZone, nextOccurrence, type Recurrence } from "./recurrence.ts";

const next = (recurrence: Recurrence, zone: string, after: string) =>
  nextOccurrence(recurrence, zone, new Date(after)).toISOString();

describe("what comes every day", () => {
  const sevenDaily = { every: "day", at: "07:00" } as const;
  test("comes today when its time is still ahead", () => {
    expect(next(sevenDaily, "America/New_York", "2026-01-15T11:59:59Z")).toBe("2026-01-15T12:00:00.000Z");
  });
  test("comes tomorrow from the very moment on at which it came", () => {
    expect(next(sevenDaily, "America/New_York", "2026-01-15T12:00:00Z")).toBe("2026-01-16T12:00:00.000Z");
  });
  test("keeps its clock time when the clocks change", () => {
    expect(next(sevenDaily, "America/New_York", "2026-03-07T12:00:00Z")).toBe("2026-03-08T11:00:00.000Z");
    expect(next(sevenDaily, "Europe/Berlin", "2026-10-24T05:00:00Z")).toBe("2026-10-25T06:00:00.000Z");
  });
  test("comes an hour later where that hour is left out", () => {
    const daily = { every: "day", at: "02:30" } as const;
    expect(next(daily, "America/New_York", "2026-03-07T08:00:00Z")).toBe("2026-03-08T07:30:00.000Z");
  });
  test("comes once where an hour is repeated", () => {
    const daily = { every: "day", at: "01:30" } as const;
    expect(next(daily, "America/New_York", "2026-10-31T12:00:00Z")).toBe("2026-11-01T05:30:00.000Z");
    expect(next(daily, "America/New_York", "2026-11-01T05:30:00Z")).toBe("2026-11-02T06:30:00.000Z");
  });
});

describe.each([
  // The nights in which clocks go forward and back in 2026, and what seven o'clock of the morning after is in Greenwich.
  {
    zone: "America/New_York",
    change: "2026-03-08",
    before: "2026-03-07T12:00:00.000Z",
    after: "2026-03-08T11:00:00.000Z",
  },
  {
    zone: "America/New_York",
    change: "2026-11-01",
    before: "2026-10-31T11:00:00.000Z",
    after: "2026-11-01T12:00:00.000Z",
  },
  {
    zone: "Europe/Berlin",
    change: "2026-03-29",
    before: "2026-03-28T06:00:00.000Z",
    after: "2026-03-29T05:00:00.000Z",
  },
  {
    zone: "Europe/Berlin",
    change: "2026-10-25",
    before: "2026-10-24T05:00:00.000Z",
    after: "2026-10-25T06:00:00.000Z",
  },
])("across the night of $change in $zone", ({ zone, before, after }) => {
  test("what comes every morning comes at seven by the clock on the wall, once", () => {
    expect(next({ every: "day", at: "07:00" }, zone, before)).toBe(after);
    expect(Date.parse(next({ every: "day", at: "07:00" }, zone, after)) - Date.parse(after)).toBe(24 * 3_600_000);
  });
  test("what comes on Sundays or on that day of the month does, too", () => {
    const day = Number(after.slice(8, 10));
    expect(next({ every: "week", day: 7, at: "07:00" }, zone, before)).toBe(after);
    expect(next({ every: "month", day, at: "07:00" }, zone, before)).toBe(after);
  });
});

test("what comes every week comes on its weekday", () => {
  const mondays = { every: "week", day: 1, at: "08:00" } as const;
  expect(next(mondays, "UTC", "2026-11-22T12:00:00Z")).toBe("2026-11-23T08:00:00.000Z");
  expect(next({ ...mondays, day: 7 }, "UTC", "2026-11-22T12:00:00Z")).toBe("2026-11-29T08:00:00.000Z");
});

test("what comes every month comes on the last day of a month that is too short", () => {
  const monthly = { every: "month", day: 31, at: "06:00" } as const;
  expect(next(monthly, "UTC", "2026-01-31T06:00:00Z")).toBe("2026-02-28T06:00:00.000Z");
  expect(next(monthly, "UTC", "2028-01-31T06:00:00Z")).toBe("2028-02-29T06:00:00.000Z");
  expect(next(monthly, "UTC", "2026-04-01T00:00:00Z")).toBe("2026-04-30T06:00:00.000Z");
});

test("the weekday is the one of the zone, not of Greenwich", () => {
  const mondays = { every: "week", day: 1, at: "20:00" } as const;
  expect(next(mondays, "America/Los_Angeles", "2026-11-22T12:00:00Z")).toBe("2026-11-24T04:00:00.000Z");
  expect(next({ ...mondays, at: "06:00" }, "Pacific/Auckland", "2026-11-22T12:00:00Z")).toBe(
    "2026-11-22T17:00:00.000Z",
  );
});

test("names of zones are told from other words", () => {
  expect(isTimeZone("America/Chicago")).toBe(true);
  expect(isTimeZone("Middle/Earth")).toBe(false);
});

const zones = ["America/New_York", "Europe/Berlin", "Australia/Lord_Howe", "Asia/Kathmandu", "Pacific/Apia", "UTC"];
const at = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"));
const recurrence: fc.Arbitrary<Recurrence> = fc.oneof(
  fc.record({ every: fc.constant("day" as const), at }),
  fc.record({ every: fc.constant("week" as const), day: fc.integer({ min: 1, max: 7 }), at }),
  fc.record({ every: fc.constant("month" as const), day: fc.integer({ min: 1, max: 31 }), at }),
);
const moment = fc.date({ min: new Date("2020-01-01"), max: new Date("2035-01-01"), noInvalidDate: true });
const longest = { day: 49, week: 7 * 24 + 25, month: 32 * 24 };

test("it always comes after now, within its period, and asking a moment before finds the same", () => {
  fc.assert(
    fc.property(recurrence, fc.constantFrom(...zones), moment, (what, zone, now) => {
      const found = nextOccurrence(what, zone, now);
      expect(found.getTime()).toBeGreaterThan(now.getTime());
      expect(found.getTime() - now.getTime()).toBeLessThanOrEqual(longest[what.every] * 3_600_000);
      expect(nextOccurrence(what, zone, new Date(found.getTime() - 1))).toEqual(found);
    }),
  );
});

test("one occurrence follows the other, none is skipped", () => {
  fc.assert(
    fc.property(recurrence, fc.constantFrom(...zones), moment, (what, zone, now) => {
      const first = nextOccurrence(what, zone, now);
      const second = nextOccurrence(what, zone, first);
      const between = new Date((first.getTime() + second.getTime()) / 2);
      expect(nextOccurrence(what, zone, between)).toEqual(second);
    }),
  );
});
