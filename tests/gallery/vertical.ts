import { mediumColour, roleColour } from "#figures/charts/colours.ts";
import { type SeasonMonth, seasonStrip } from "#figures/charts/seasonStrip.ts";
import { seriesLines } from "#figures/charts/seriesLines.ts";
import { stackedYears } from "#figures/charts/stackedYears.ts";
import { HOT_MONTH } from "#domain/advertisers/season.ts";
import { POLITICAL_MONTH_WEIGHTS } from "#domain/politicalMonths.ts";
import { mediaTrend, OTHER_MEDIA } from "#domain/spending/mediaTrend.ts";
import { platformYears } from "#domain/spending/platformYears.ts";
import { mediumName } from "#domain/taxonomy/mediumById.ts";
import { platformName } from "#domain/taxonomy/platformById.ts";
import { formatsFor } from "#language/format.ts";
import { galleryView, tick } from "./galleryView.ts";

const labels = { forecast: "Forecast", tick };

/** The six largest media and the others as one. */
export const mediaTrendLines = () => {
  const trend = mediaTrend(galleryView);
  const series = trend.rows.map(({ id, dollars }) => ({
    name: id === OTHER_MEDIA ? "Other media" : mediumName(id, "en-US"),
    colour: id === OTHER_MEDIA ? roleColour("other") : mediumColour(id),
    dollars,
  }));
  return seriesLines(series, 960, 380, { ...trend, labels });
};

/** A column for every year, its parts named beside the last. */
export const platformColumns = () => stackOf(960);

/** On a phone the names stand in a key of their own. */
export const platformColumnsNarrow = () => stackOf(358);

function stackOf(width: number) {
  const years = platformYears(galleryView);
  const parts = years.rows.slice(0, 5).map(({ id, dollars }, at) => ({
    name: platformName(id, "en-US"),
    fill: `color-mix(in oklab, ${roleColour("digital")} ${100 - at * 18}%, var(--chart-surface))`,
    dollars,
  }));
  return stackedYears(parts, width, 360, { ...years, labels });
}

const PARTS = [0.06, 0.07, 0.095, 0.08, 0.09, 0.08, 0.07, 0.07, 0.08, 0.085, 0.1, 0.12] as const;

/** Campaigns fill the months before an election. */
export const seasonOfElectionYear = () => strip(960, (at) => (POLITICAL_MONTH_WEIGHTS[at] ?? 0) / 100);

/** On a phone hot months alone say their part, and the key takes two lines. */
export const seasonNarrow = () => strip(358, (at) => (POLITICAL_MONTH_WEIGHTS[at] ?? 0) / 100);

/** In odd years nothing lies behind the months. */
export const seasonOfOddYear = () => strip(960, () => null);

function strip(width: number, political: (month: number) => number | null) {
  const formats = formatsFor("en-US");
  const months = PARTS.map(
    (part, at): SeasonMonth => ({
      name: formats.month(at + 1),
      part,
      hot: part >= HOT_MONTH,
      political: political(at),
    }),
  );
  return seasonStrip(months, width, 260, {
    share: (part) => formats.share(part),
    hot: "Hot month, 9.0% of the year or more",
    hotFrom: HOT_MONTH,
    political: "Part of the political money of 2026",
  });
}
