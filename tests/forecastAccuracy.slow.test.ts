import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { keptScores } from "../bench/accuracy/keep.ts";
import { BASELINES } from "../bench/accuracy/baselines.ts";
import { scoreSet } from "../bench/accuracy/scores.ts";
import { advertising, holdOut } from "../bench/accuracy/series.ts";

const folder = new URL("../bench/accuracy/", import.meta.url);
const kept = keptScores();

describe("the series that forecasts are judged by", () => {
  test.each(["series.csv", "values.csv"])("%s is as it was frozen", (name) => {
    const sum = createHash("sha256")
      .update(readFileSync(new URL(`holdOut/${name}`, folder)))
      .digest("hex");
    expect(readFileSync(new URL("README.md", folder), "utf8")).toContain(`\`${name}\` \`${sum}\``);
  });

  test("are at least forty, each a year after the other without a gap, none of them ours", () => {
    const series = holdOut();
    expect(series.length).toBeGreaterThanOrEqual(40);
    for (const { id, points } of series) {
      expect([id, points.map(({ year }) => year)]).toEqual([id, points.map((_, step) => points[0]!.year + step)]);
      expect([id, points.length >= 17, points.every(({ value }) => value > 0)]).toEqual([id, true, true]);
    }
  });
});

describe("the scores that the forecast room shows", () => {
  test("of the hold-out are what the code comes to", () => {
    expect(scoreSet(holdOut())).toEqual(kept.holdOut);
  }, 180_000);

  const beside = advertising();
  test.skipIf(beside === null)("of advertising are what the code comes to (needs ../shared/data)", () => {
    expect(scoreSet(beside ?? [])).toEqual(kept.advertising);
  });

  test("say that ours misses by less than each usual method, and that bands hold 75 to 85 %", () => {
    for (const { rules } of [kept.holdOut, kept.advertising]) {
      const [ours, ...others] = rules;
      for (const { rule, bySeries } of others) expect([rule, ours!.bySeries < bySeries]).toEqual([rule, true]);
      expect(ours!.bands!.coverage).toBeGreaterThan(0.75);
      expect(ours!.bands!.coverage).toBeLessThan(0.85);
    }
  });
});

describe("the usual methods beside ours", () => {
  const grown = (rate: number, years: number) =>
    Array.from({ length: years }, (_, step) => Math.log(100) + rate * step);

  test("go on with a steady growth, or half of it, but for the one that stands still", () => {
    const steady = grown(0.05, 20);
    const next = Object.entries(BASELINES).map(
      ([name, method]) => [name, method(steady, 1).path[0]! - steady.at(-1)!] as const,
    );
    for (const [name, step] of next) {
      expect([name, step >= (name === "naive" ? 0 : 0.02), step <= (name === "naive" ? 0 : 0.0501)]).toEqual([
        name,
        true,
        true,
      ]);
    }
    expect(BASELINES.drift(steady, 2).path[1]).toBeCloseTo(Math.log(100) + 0.05 * 21, 9);
    expect(BASELINES.theta(steady, 1).path[0]).toBeCloseTo(steady.at(-1)! + 0.025, 3);
  });

  test("are less certain of a later year", () => {
    const rough = grown(0.03, 20).map((log, step) => log + 0.05 * Math.sin(step * step));
    for (const method of Object.values(BASELINES)) {
      const { errors } = method(rough, 5);
      expect(errors).toEqual(errors.toSorted((a, b) => a - b));
      expect(errors[0]).toBeGreaterThan(0);
    }
  });
});
