import { expect, test } from "vitest";
import { drawChart } from "#documents/drawings/drawChart.ts";
import { NATION_BENCHMARK } from "#domain/shareOfWallet/benchmark.ts";
import { WHOLE_MARKET } from "#domain/spending/scope.ts";
import { galleryView } from "#tests/gallery/galleryView.ts";
import { exampleSpending } from "#tests/support/exampleSpending.ts";
import { quadrantFigure } from "./quadrantFigure.ts";
import { askAgain } from "./shareSpending.ts";

async function quadrant(view = galleryView) {
  const question = {
    medium: "tvOta",
    focus: WHOLE_MARKET,
    benchmark: NATION_BENCHMARK,
    benchmarks: null,
    ownSales: null,
  } as const;
  return quadrantFigure(askAgain(await exampleSpending({ view }), question));
}

test("where every category is level with the benchmark, no field says what to do, and the headline says why", async () => {
  const { own, nation } = galleryView;
  // A market that is a thousandth of the nation in every cell.
  const wallet = { ...own.wallet, dollars: nation.wallet.dollars.map((dollars) => dollars / 1000) };
  const level = await quadrant({ ...galleryView, own: { ...own, wallet } });
  expect(level.headline).toContain("level with the benchmark");
  expect(level.chart()).toMatchObject({ kind: "scatter", fields: null });
  expect((await quadrant()).chart()).toMatchObject({ fields: ["Defend", "Harvest", "Watch", "Attack"] });
});

test("on a phone bubbles shrink with the drawing, so that points beside each other stay two", async () => {
  const { words } = await exampleSpending();
  const chart = (await quadrant()).chart();
  if (chart === null) throw new Error("the quadrant is drawn");
  const radii = (width: number) =>
    drawChart(chart, { width, height: 360, locale: words.formats.locale })
      .shapes.filter(({ tag }) => tag === "circle")
      .map(({ attributes }) => Number(attributes["r"]));
  expect(Math.max(...radii(350))).toBeLessThanOrEqual(13);
  expect(Math.max(...radii(1100))).toBe(24);
});
