import type { SectionName } from "#domain/spending/sections.ts";
import { spendingSections } from "#domain/spending/spendingSections.ts";
import { REST } from "#documents/parts/smallerMedia.ts";
import type { ExplainIn } from "./background.ts";
import { explainBreakdown, explainSubVerticalYears } from "./explainBreakdown.ts";
import { explainForecast } from "./explainForecast.ts";
import { explainMedia } from "./explainMedia.ts";
import { explainPlatform } from "./explainPlatform.ts";
import { explainPlatformYears } from "./explainPlatformYears.ts";
import { explainPolitical } from "./explainPolitical.ts";
import { mediaColumn } from "./mediaColumn.ts";
import { explainSubVertical } from "./explainSubVertical.ts";
import { explainTrend } from "./explainTrend.ts";

const within = (name: SectionName) => (name.startsWith("digital") ? "digital" : "total");

/** `tvOta`, `tvOta:share_percent`; a figure of no medium is the total. */
const ranking =
  (name: "mediaAdSpending" | "digitalAdSpending"): ExplainIn =>
  (spending, figure) => {
    const { view, measure } = spending;
    const [id = "", column] = figure.split(":");
    if (id === REST) return null;
    const row = spendingSections[name].compute(view).rows.find(({ medium }) => medium === id);
    return explainMedia(spending, {
      market: view.own,
      id: row ? id : within(name),
      year: view.year,
      measure: mediaColumn(column, measure),
      within: within(name),
      ...(row && { shownShare: row.sharePercent }),
    });
  };

/** `tvOta:tv-501/index`. */
const comparison =
  (name: "mediaAdSpendingMarketCompare" | "digitalAdSpendingMarketCompare"): ExplainIn =>
  (spending, figure) => {
    const { view } = spending;
    const [id = "", place = ""] = figure.split(":");
    const [wanted, column = "index"] = place.split("/");
    const market = [view.own, ...view.compared, view.nation].find((one) => one.wallet.market === wanted) ?? view.own;
    return explainMedia(spending, {
      market,
      id,
      year: view.year,
      measure: mediaColumn(column),
      within: within(name),
    });
  };

/** `tvOta:dollars_2026`, `tvOta:cagr_percent`; of the chart's lines `year:2026`. */
const years =
  (name: "mediaAdSpendingTable" | "digitalAdSpendingTable"): ExplainIn =>
  (spending, figure) => {
    const { view, measure } = spending;
    const { cagrFrom, cagrTo } = spendingSections[name].compute(view);
    const [id = "", column = ""] = figure.split(":");
    const lines = id === "year";
    return explainMedia(spending, {
      market: view.own,
      id: lines ? within(name) : id,
      year: Number(lines ? column : column.slice("dollars_".length)) || cagrTo,
      measure: column === "cagr_percent" ? mediaColumn(column) : lines ? "dollars" : measure,
      within: within(name),
      span: [cagrFrom, cagrTo],
    });
  };

/** How the figures of a section are explained, from whichever spending: this revision's or an earlier one's. */
export const explainSection = {
  mediaAdSpending: ranking("mediaAdSpending"),
  digitalAdSpending: ranking("digitalAdSpending"),
  mediaAdSpendingMarketCompare: comparison("mediaAdSpendingMarketCompare"),
  digitalAdSpendingMarketCompare: comparison("digitalAdSpendingMarketCompare"),
  mediaAdSpendingTable: years("mediaAdSpendingTable"),
  digitalAdSpendingTable: years("digitalAdSpendingTable"),
  mediaAdSpendingTrend: explainTrend,
  digitalSpendingByPlatformTable: explainPlatformYears,
  verticalBreakdown: explainBreakdown,
  verticalAdSpendingTable: explainSubVerticalYears,
  digitalSpendingByPlatform: (spending, figure) =>
    explainPlatform(spending, spendingSections.digitalSpendingByPlatform.compute(spending.view), figure),
  forecastByMedia: (spending, figure) =>
    explainForecast(spending, spendingSections.forecastByMedia.compute(spending.view), figure),
  politicalSpending: (spending, figure) =>
    explainPolitical(spending, spendingSections.politicalSpending.compute(spending.view), figure),
  topSubVerticals: (spending, figure) =>
    explainSubVertical(spending, spendingSections.topSubVerticals.compute(spending.view), figure, "dollars"),
  largestGrowthVerticals: (spending, figure) =>
    explainSubVertical(
      spending,
      spendingSections.largestGrowthVerticals.compute(spending.view),
      figure,
      "delta_dollars",
    ),
  largestLossVerticals: (spending, figure) =>
    explainSubVertical(spending, spendingSections.largestLossVerticals.compute(spending.view), figure, "delta_dollars"),
} satisfies Partial<Record<SectionName, ExplainIn>>;
