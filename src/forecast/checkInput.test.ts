import { expect, test } from "vitest";
import { buildForecast } from "./forecast.ts";
import { givenInput } from "./givenInput.ts";
import type { ForecastInput } from "./input.ts";

const good = givenInput({}, 2);
const [total] = good.totals;
const [weight] = good.mix;
const [market] = good.markets;
const line = { market: "tv-500", subVerticals: [0], media: [0], year: 2024, dollars: 1 };

const refusals: readonly [what: string, over: Partial<ForecastInput>, message: string][] = [
  [
    "a negative total",
    { totals: [{ ...total!, core: -5 }] },
    "The core total of tvOta in 2019 is -5; it must be whole dollars",
  ],
  ["cents in a total", { totals: [{ ...total!, political: 0.5 }] }, "The political total of tvOta in 2019 is 0.5"],
  ["a total given twice", { totals: [total!, total!] }, "The national total of tvOta in 2019 is given twice."],
  ["a total of an unknown medium", { totals: [{ ...total!, medium: "fax" }] }, "the unknown medium fax"],
  ["a medium without any total", { totals: [total!] }, "No national total is given for radioOta"],
  ["a weight that is no number", { mix: [{ ...weight!, weight: NaN }] }, "The mix weight of carMakers on tvOta is NaN"],
  [
    "a mix with an unknown sub-vertical",
    { mix: [{ ...weight!, subVertical: "zoos" }] },
    "the unknown sub-vertical zoos",
  ],
  ["a mix that gives a medium nothing", { mix: [weight!] }, "no core sub-vertical to go to"],
  ["a market listed twice", { markets: [market!, market!] }, "The market tv-500 is listed twice."],
  ["a driver below zero", { markets: [{ ...market!, income: -1 }] }, "The driver income of tv-500 is -1"],
  ["a nation without people", { markets: [{ ...market!, population: 0 }] }, "No market has any population."],
  ["no market at all", { markets: [] }, "At least one market is needed."],
  ["years with a gap", { years: [2019, 2021] }, "Years must be consecutive and ascending; 2021 stands at place 2."],
  [
    "spend of an unknown market",
    { evidence: [{ ...line, market: "tv-999" }] },
    "Spend line 1 (tv-999, 2024) names an unknown market.",
  ],
  [
    "spend that is no number",
    { evidence: [{ ...line, dollars: NaN }] },
    "The amount of spend line 1 (tv-500, 2024) is NaN",
  ],
  ["spend on no medium", { evidence: [{ ...line, media: [] }] }, "needs positions of media from 0 to 15; it has []."],
  [
    "spend off the axis",
    { evidence: [{ ...line, subVerticals: [96] }] },
    "needs positions of subVerticals from 0 to 95; it has [96].",
  ],
  [
    "a constraint on an unknown market",
    { constraints: [{ markets: ["tv-999"], rule: "zero", dollars: 0 }] },
    "Constraint 1 names markets the forecast does not have: tv-999.",
  ],
  [
    "a constraint on no medium",
    { constraints: [{ media: [], rule: "zero", dollars: 0 }] },
    "Constraint 1 names media, but none of them; leave the axis out to mean all.",
  ],
  [
    "a constraint with cents",
    { constraints: [{ media: ["tvOta"], rule: "equals", dollars: 0.5 }] },
    "The amount of constraint 1 is 0.5; it must be whole dollars",
  ],
  [
    "a constraint that empties cells of an amount",
    { constraints: [{ markets: ["tv-500"], rule: "zero", dollars: 5 }] },
    "Constraint 1 empties its cells, yet gives 5 dollars; it must give 0.",
  ],
];

test.each(refusals)("%s is refused by name", (_, over, message) => {
  expect(() => buildForecast({ ...good, ...over })).toThrow(message);
});
