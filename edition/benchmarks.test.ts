import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { benchmarkHalf } from "#domain/benchmarks/benchmarkHalf.ts";
import { benchmarkPeriod } from "#domain/benchmarks/benchmarkPeriod.ts";
import { BENCHMARK_AREAS, BENCHMARK_STATUSES } from "#domain/benchmarks/localBenchmark.ts";

type Row = Readonly<Record<string, string>>;

const rows = (path: string) => parse<Row>(readFileSync(new URL(path, import.meta.url), "utf8"), { columns: true });
const figures = rows("benchmarks.csv");

test("every published figure says of where, when and how much it is, who said so and where that can be read", () => {
  for (const figure of figures) {
    expect(BENCHMARK_AREAS).toContain(figure["area_kind"]);
    expect(BENCHMARK_STATUSES).toContain(figure["status"]);
    expect(benchmarkPeriod(figure["period"] ?? "")).not.toBeNull();
    expect(Number(figure["amount_usd"])).toBeGreaterThan(1_000_000);
    expect(figure["source"]).toMatch(/, https?:\/\/\S+$/);
  }
});

test("the states and markets of published figures are ours", () => {
  const known: Readonly<Record<string, readonly (string | undefined)[]>> = {
    nation: ["US"],
    state: rows("facts/states.csv").map(({ code }) => code),
    "tv-market": rows("markets-tv.csv").map(({ code }) => code),
    "radio-market": rows("markets-radio.csv").map(({ code }) => code),
  };
  const strangers = figures.filter(
    ({ area_kind = "", area }) => area_kind !== "owner" && !known[area_kind]?.includes(area),
  );
  expect(strangers).toEqual([]);
});

test("both halves have political sums of states to fit to and to test with", () => {
  const halves = Map.groupBy(
    figures.filter((figure) => figure["area_kind"] === "state"),
    ({ area = "", medium = "", sub_vertical = "", period = "", source = "" }) =>
      benchmarkHalf({ area, medium: medium || null, subVertical: sub_vertical || null, period, source }),
  );
  expect(halves.get("fit")?.length).toBeGreaterThanOrEqual(10);
  expect(halves.get("test")?.length).toBeGreaterThanOrEqual(10);
});
