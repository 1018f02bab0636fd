import { describe, expect, test } from "vitest";
import { boundsOf } from "./boundsOf.ts";
import { readAddress, writeAddress } from "./viewAddress.ts";

const markets = ["tv-501", "tv-623", "tv-803", "radio-19100", "radio-35620"].map((id) => ({ id }));
const bounds = boundsOf(markets, { years: [2024, 2025, 2026, 2027], currentYear: 2026 }, "tv-623");
const read = (search: string) => readAddress(new URLSearchParams(search), bounds);

describe("an address that names nothing", () => {
  test("opens the market used last and the current year, with political, in dollars, compared with nothing", () => {
    expect(read("")).toEqual({ market: "tv-623", year: 2026, political: "with", measure: "dollars", compare: [] });
  });

  test("opens the largest market when the last one is no longer open to this person", () => {
    expect(boundsOf(markets, { years: [], currentYear: 2026 }, "tv-798").defaultMarket).toBe("tv-501");
    expect(boundsOf(markets, { years: [], currentYear: 2026 }, null).defaultMarket).toBe("tv-501");
  });
});

describe("nonsense in an address", () => {
  test.each(["year=soon", "year=1999", "year=2026.5", "year=", "measure=euros", "political=maybe", "compare=,,"])(
    "%s reads as the usual",
    (search) => {
      expect(read(search)).toEqual(read(""));
    },
  );

  test("unknown, repeated and own markets drop out of the comparison, and more than four are too many", () => {
    expect(read("compare=tv-501,tv-501,tv-623,nope,nation").compare).toEqual(["tv-501", "nation"]);
    expect(read("compare=tv-501,tv-803,radio-19100,radio-35620,nation").compare).toHaveLength(4);
  });

  test("another's market is kept as asked, so that the screen can say that it is not open", () => {
    expect(read("market=tv-999").market).toBe("tv-999");
  });
});

describe("writing an address", () => {
  const view = read("market=tv-501&year=2025&political=without&measure=share&compare=tv-803,nation");

  test("a quarter stands beside its year, and nonsense in its place is the whole year", () => {
    expect(read("year=2026&quarter=3").quarter).toBe(3);
    expect(read("year=2026&quarter=5").quarter).toBeUndefined();
    const written = writeAddress(new URLSearchParams("quarter=3"), { ...view, quarter: undefined });
    expect(written.has("quarter")).toBe(false);
    expect(writeAddress(new URLSearchParams(), { ...view, quarter: 2 }).get("quarter")).toBe("2");
  });

  test("gives back what was read", () => {
    const written = writeAddress(new URLSearchParams(), view);
    expect(readAddress(written, bounds)).toEqual(view);
  });

  test("names market and year always, the rest only where it is not the usual", () => {
    expect(writeAddress(new URLSearchParams("measure=share"), read("")).toString()).toBe("market=tv-623&year=2026");
  });

  test("keeps what else stands in the address", () => {
    const written = writeAddress(new URLSearchParams("minimum=0.02&year=2024"), { ...view, year: 2027 });
    expect(written.get("minimum")).toBe("0.02");
    expect(written.getAll("year")).toEqual(["2027"]);
  });

  test("a market that becomes the own one leaves the comparison", () => {
    expect(writeAddress(new URLSearchParams(), { ...view, market: "tv-803" }).get("compare")).toBe("nation");
  });
});
