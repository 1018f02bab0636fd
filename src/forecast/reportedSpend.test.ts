import { expect, test } from "vitest";
import { buildForecast } from "./forecast.ts";
import { givenInput } from "./givenInput.ts";
import type { SpendEvidence } from "./input.ts";

const base = givenInput({}, 12);
const medium = (id: string) => base.media.indexOf(id);
const hotels = base.subVerticals.indexOf("hotels");

const line = (over: Partial<SpendEvidence>): SpendEvidence => ({
  market: "tv-503",
  subVerticals: [hotels],
  media: [medium("tvOta")],
  year: 2024,
  dollars: 1_234_567,
  ...over,
});
const reported = (...evidence: SpendEvidence[]) => [...buildForecast({ ...base, evidence }).reported];

test("lines that were kept are what is reported of their market, years of the same cells together", () => {
  expect(reported(line({}), line({ year: 2025 }), line({ media: [medium("radioOta")] }))).toEqual([
    ["tv-503", [{ subVerticals: ["hotels"], media: { tvOta: [2024, 2025], radioOta: [2024] }, partly: false }]],
  ]);
});

test("a line over several media, and one that tells a part of what was spent, report a part of each", () => {
  const media = [medium("mobile"), medium("pcLaptop")];
  expect(reported(line({ media }), line({ least: true }))).toEqual([
    [
      "tv-503",
      [{ subVerticals: ["hotels"], media: { mobile: [2024], pcLaptop: [2024], tvOta: [2024] }, partly: true }],
    ],
  ]);
});

test("what lines tell of quarters stands beside their year; of several media it is left out", () => {
  const quarters = [1, 2, null, null];
  const media = [medium("mobile"), medium("pcLaptop")];
  const [[, parts] = []] = reported(line({ quarters }), line({ media, quarters }), line({ year: 2025 }));
  expect(parts?.map((part) => part.quarters)).toEqual([{ tvOta: { "2024": quarters } }, undefined]);
});

test("a line that a later one contradicts, or of a year that the revision does not have, reports nothing", () => {
  expect(reported(line({ year: 1999 }))).toEqual([]);
  expect(reported(line({ dollars: 1 }), line({ dollars: 2 }))).toHaveLength(1);
  expect(reported()).toEqual([]);
});
