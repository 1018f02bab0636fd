import { forecastLines } from "#charts/forecastLines.ts";
import { forecastByMedia } from "#domain/spending/forecastByMedia.ts";
import { forecastInMeasure } from "#domain/inMeasure/forecastInMeasure.ts";
import { galleryView, money, percent, tick } from "./galleryView.ts";

/** The market's outlook on a wide screen: range, dashes and the divide before the forecast. */
export const forecastWide = () => forecastLines(forecastByMedia(galleryView), 960, 340, labels);

/** The same on a phone, where the lines are named above their ends. */
export const forecastNarrow = () => forecastLines(forecastByMedia(galleryView), 358, 340, labels);

/** Core alone has no political area. */
export const forecastCore = () =>
  forecastLines(forecastByMedia({ ...galleryView, political: "without" }), 960, 340, labels);

/** Digital, traditional and political as parts of each year, without a total. */
export const forecastShares = () =>
  forecastLines(forecastInMeasure(forecastByMedia(galleryView), "share", 0, "with"), 960, 340, {
    ...labels,
    money: percent,
    tick: percent,
  });

const labels = {
  forecast: "Forecast",
  total: "Total",
  core: "Core",
  digital: "Digital",
  traditional: "Traditional",
  political: "Political",
  range: "Likely range",
  money,
  tick,
};
