import { REST } from "#documents/parts/smallerMedia.ts";
import { OTHER_MEDIA } from "#domain/spending/mediaTrend.ts";
import { nullIfUnknown, sumKnown } from "#domain/figures/amount.ts";
import { levelOf } from "#domain/revisions/provenanceAtLevel.ts";
import type { SectionName, YearSeries, YearsOf } from "#domain/spending/sections.ts";
import { spendingSections } from "#domain/spending/spendingSections.ts";
import type { ExplainIn } from "./background.ts";
import { comparedSpending, explained } from "./explained.ts";
import { explainForecast } from "./explainForecast.ts";
import { explainMedia } from "./explainMedia.ts";
import { explainPlatform } from "./explainPlatform.ts";
import { explainPolitical } from "./explainPolitical.ts";
import { explainSubVertical } from "./explainSubVertical.ts";
import { mediaColumn } from "./mediaColumn.ts";
import { compound, sumOfParts } from "./writeFormula.ts";

/** `tvOta:dollars_2026`, `other:cagr_percent`; of a year of the chart `year:2026`, which is its total. */
const explainTrend: ExplainIn = (spending, figure) => {
  const { view, words, measure } = spending;
  const section = spendingSections.mediaAdSpendingTrend.compute(view);
  const [id = "", column = ""] = figure.split(":");
  const year = Number(id === "year" ? column : column.slice("dollars_".length)) || section.cagrTo;
  const isAverage = column === "cagr_percent";
  if (id !== OTHER_MEDIA) {
    return explainMedia(spending, {
      market: view.own,
      id: id === "year" ? "total" : id,
      year,
      measure: isAverage ? "cagr" : id === "year" ? "dollars" : measure,
      within: "total",
      span: [section.cagrFrom, section.cagrTo],
    });
  }

  const row = section.rows.find((one) => one.id === OTHER_MEDIA);
  if (!row) return null;
  const { formats } = words;
  const at = (wanted: number) => row.dollars[section.years.indexOf(wanted)] ?? null;
  const about = { subject: words.text("spending.otherMedia"), market: words.market(section.market), year };
  if (isAverage) {
    const value = formats.growth(row.cagr);
    const span = [section.cagrFrom, section.cagrTo] as const;
    const { rows, years } = spendingSections.mediaAdSpendingTable.compute(
      comparedSpending(spending, section.cagrOf).view,
    );
    const compared = (wanted: number) =>
      nullIfUnknown(
        sumKnown(
          row.media.map(
            (medium) => rows.find((one) => one.id === medium)?.dollars[years.indexOf(wanted)] ?? Number.NaN,
          ),
        ),
      );
    const values = compound(formats, compared(span[0]), compared(span[1]), span[1] - span[0], value);
    return explained(spending, { ...about, measure: "cagr", value, values, compared: span });
  }
  const media = spendingSections.mediaAdSpendingTable.compute(view);
  const parts = row.media.map((medium) => ({
    name: words.medium(medium),
    dollars: media.rows.find((one) => one.id === medium)?.dollars[section.years.indexOf(year)] ?? 0,
  }));
  return explained(spending, {
    ...about,
    measure: "dollars",
    value: formats.dollars(at(year)),
    values: at(year) === null ? null : sumOfParts(parts, words),
  });
};

/** `google:dollars_2026`, `google:cagr_percent`, `total:…`; of a year of the chart `year:2026`, which is its total. */
const explainPlatformYears: ExplainIn = (spending, figure) => {
  const { view, words, measure } = spending;
  const section = spendingSections.digitalSpendingByPlatformTable.compute(view);
  const [id = "", column = ""] = figure.split(":");
  const isAverage = column === "cagr_percent";
  const year = Number(id === "year" ? column : column.slice("dollars_".length)) || section.cagrTo;
  if (id === "year" || id === "total") {
    const span = [section.cagrFrom, section.cagrTo] as const;
    return explainMedia(spending, {
      market: view.own,
      id: "digital",
      year,
      measure: isAverage ? "cagr" : "dollars",
      within: "digital",
      span,
    });
  }
  if (!isAverage) {
    const ofYear = { ...spending, view: { ...view, year } };
    const platforms = spendingSections.digitalSpendingByPlatform.compute(ofYear.view);
    return explainPlatform(ofYear, platforms, measure === "share" ? `${id}:share_percent` : id);
  }
  const row = section.rows.find((one) => one.id === id);
  if (!row) return null;
  const compared = spendingSections.digitalSpendingByPlatformTable.compute(
    comparedSpending(spending, section.cagrOf).view,
  );
  const at = amountsIn(compared, id);
  const value = words.formats.growth(row.cagr);
  const years = section.cagrTo - section.cagrFrom;
  return explained(spending, {
    subject: words.platform(id),
    market: words.market(section.market),
    year,
    measure: "cagr",
    value,
    values: compound(words.formats, at(section.cagrFrom), at(section.cagrTo), years, value),
    compared: [section.cagrFrom, section.cagrTo],
  });
};

/** What a row of a table comes to in a year. */
function amountsIn({ rows, years }: YearsOf<YearSeries & { readonly id: string }>, id: string) {
  const row = rows.find((one) => one.id === id);
  return (year: number): number | null => row?.dollars[years.indexOf(year)] ?? null;
}

/** A figure of a sub-vertical among all of the scope: `hotels`, `hotels:growth_percent`, `hotels:index`. */
const explainBreakdown: ExplainIn = (spending, figure) => {
  const { view, words } = spending;
  const section = spendingSections.verticalBreakdown.compute(view);
  const [id = "", column = "dollars"] = figure.split(":");
  if (id === "total")
    return explainMedia(spending, { market: view.own, id, year: view.year, measure: "dollars", within: "total" });
  const row = section.rows.find(({ subVertical }) => subVertical === id);
  if (!row) return null;
  const { formats } = words;
  const about = {
    subject: words.subVertical(id),
    market: words.market(section.market),
    year: section.year,
    money: { subVertical: id },
  };
  const [share, nationShare] = [formats.share(row.share), formats.share(row.nationShare)];
  if (column === "index") {
    const value = formats.index(row.index);
    const values = row.index === null ? null : `${share} ÷ ${nationShare} × 100 = ${value}`;
    return explained(spending, { ...about, measure: "index", value, values });
  }
  if (column === "nation_share_percent") {
    return explained(spending, { ...about, measure: "nationShare", value: nationShare, values: null });
  }
  return explainSubVertical(spending, { ...section, minimumDollars: 0 }, figure, "dollars");
};

/** The same over the years: `hotels:dollars_2026`, `hotels:cagr_percent`, `total:…`; of a year of the chart `year:2026`. */
const explainSubVerticalYears: ExplainIn = (spending, figure) => {
  const { view, words } = spending;
  const [id = "", column = ""] = figure.split(":");
  const section = spendingSections.verticalAdSpendingTable.compute(view);
  const span = [section.cagrFrom, section.cagrTo] as const;
  const year = Number(id === "year" ? column : /^dollars_(\d+)$/.exec(column)?.[1]) || view.year;
  if (id === "year" || id === "total") {
    const asked = column === "cagr_percent" ? "cagr" : column === "growth_percent" ? "growth" : "dollars";
    return explainMedia(spending, { market: view.own, id: "total", year, measure: asked, within: "total", span });
  }
  if (column !== "cagr_percent") {
    const ofYear = year === view.year ? spending : { ...spending, view: { ...view, year } };
    return explainBreakdown(ofYear, column.startsWith("dollars") || column === "" ? id : `${id}:${column}`);
  }
  const row = section.rows.find((one) => one.id === id);
  if (!row) return null;
  const at = amountsIn(
    spendingSections.verticalAdSpendingTable.compute(comparedSpending(spending, section.cagrOf).view),
    id,
  );
  const value = words.formats.growth(row.cagr);
  return explained(spending, {
    subject: words.subVertical(id),
    market: words.market(section.market),
    year: section.cagrTo,
    measure: "cagr",
    value,
    values: compound(words.formats, at(span[0]), at(span[1]), span[1] - span[0], value),
    compared: span,
    level: levelOf(section.market, false),
    money: { subVertical: id },
  });
};

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
