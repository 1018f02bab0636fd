import { expect, test } from "vitest";
import { observedMedia } from "./observedMedia.ts";
import type { RunFigures } from "./runFigures.ts";

const figures: RunFigures = {
  years: [2025, 2026],
  media: ["tvOta", "cable", "radioOta"],
  subVerticals: ["retail-one"],
  markets: ["tv-501", "tv-803"],
  currentYear: 2026,
  tables: new Map(),
  provenance: [],
};
const bySubVertical = new Map([["retail-one", { dollars: 1, amounts: 1 }]]);

test("each observed medium is told by its latest year, in the order of the figures, with what we would believe it for", () => {
  const spend = [
    { medium: "cable", year: 2025, byMarket: new Map([["tv-501", { dollars: 70, amounts: 1 }]]), bySubVertical },
    {
      medium: "tvOta",
      year: 2025,
      byMarket: new Map([
        ["tv-501", { dollars: 200, amounts: 1 }],
        ["tv-803", { dollars: 100, amounts: 1 }],
      ]),
      bySubVertical,
    },
    { medium: "tvOta", year: 2024, byMarket: new Map([["tv-501", { dollars: 999, amounts: 1 }]]), bySubVertical },
  ];
  expect(observedMedia({ spend }, figures)).toEqual([
    { medium: "tvOta", year: 2025, observed: 300, estimate: 0, marketsCovered: 2, suggested: 0.6 },
    { medium: "cable", year: 2025, observed: 70, estimate: 0, marketsCovered: 1, suggested: 0.35 },
  ]);
});
