import { ROLE_COLOURS } from "#figures/charts/colours.ts";
import { POLITICAL_MONTH_WEIGHTS } from "#domain/politicalMonths.ts";
import { ranks } from "#domain/figures/rank.ts";
import { forecastByMedia } from "#domain/spending/forecastByMedia.ts";
import { mediaSpending } from "#domain/spending/mediaSpending.ts";
import { mediaTrend, OTHER_MEDIA } from "#domain/spending/mediaTrend.ts";
import { platformYears } from "#domain/spending/platformYears.ts";
import { topSubVerticals } from "#domain/spending/subVerticalList.ts";
import { verticalBreakdown } from "#domain/spending/verticalBreakdown.ts";
import { columnScale } from "#language/money.ts";
import type { Chart } from "#documents/chart.ts";
import { mediumLight } from "#documents/parts/lightColours.ts";
import type { NumberFormat } from "#language/words/numberFormat.ts";
import type { Words } from "#language/words/words.ts";
import { exampleText } from "./exampleTexts.ts";
import { galleryView as view } from "./galleryView.ts";

/** One chart of each kind, of the gallery's market. */
export function exampleCharts(words: Words) {
  const { formats } = words;
  const say = (key: Parameters<typeof exampleText>[1]) => exampleText(formats.locale, key);
  const media = mediaSpending(view).rows;
  const trend = mediaTrend(view);
  const outlook = forecastByMedia(view).years;
  const platforms = platformYears(view);
  const { years } = trend;
  const { kinds } = trend;
  const names = years.map((year) => formats.year(year));
  const money = (...columns: (number | null)[][]): { format: NumberFormat; unit: string } => {
    const scale = columnScale(...columns);
    return { format: { kind: "money", scale }, unit: formats.moneyHead(scale) };
  };
  const lines = trend.rows.map(({ id, dollars }) => ({
    name: id === OTHER_MEDIA ? words.text("spending.otherMedia") : words.medium(id),
    colour: mediumLight(id),
    values: dollars,
  }));
  const places = years.map((_, y) => ranks(trend.rows.map(({ dollars }) => dollars[y] ?? Number.NaN)));

  return {
    ranking: {
      kind: "bars",
      ...money(media.map(({ dollars }) => dollars)),
      categories: media.map(({ medium }) => words.medium(medium)),
      series: [{ name: say("dollars"), colour: ROLE_COLOURS.own.light, values: media.map(({ dollars }) => dollars) }],
      colours: media.map(({ medium }) => mediumLight(medium)),
      benchmark: null,
    },
    againstNation: {
      kind: "bars",
      format: { kind: "share" },
      unit: "%",
      categories: media.slice(0, 8).map(({ medium }) => words.medium(medium)),
      series: [
        { name: "New York", colour: ROLE_COLOURS.own.light, values: media.slice(0, 8).map(({ share }) => share) },
      ],
      benchmark: {
        name: say("nation"),
        colour: ROLE_COLOURS.nation.light,
        values: media.slice(0, 8).map(({ nationShare }) => nationShare),
      },
    },
    shares: {
      kind: "share",
      format: { kind: "share" },
      unit: "%",
      parts: media.map(({ medium, share }) => ({
        name: words.medium(medium),
        colour: mediumLight(medium),
        value: share ?? 0,
      })),
    },
    trend: {
      kind: "lines",
      ranks: false,
      ...money(...trend.rows.map(({ dollars }) => [...dollars])),
      categories: names,
      series: lines,
      kinds,
      band: null,
    },
    ranks: {
      kind: "lines",
      ranks: true,
      format: { kind: "rank" },
      unit: "",
      categories: names,
      series: lines.map(({ name, colour }, at) => ({ name, colour, values: places.map((year) => year[at] ?? null) })),
      kinds,
      band: null,
    },
    outlook: {
      kind: "lines",
      ranks: false,
      ...money(outlook.map(({ total }) => total)),
      categories: names,
      series: [
        { name: say("total"), colour: ROLE_COLOURS.own.light, values: outlook.map(({ total }) => total) },
        {
          name: words.text("spending.level.digital"),
          colour: ROLE_COLOURS.digital.light,
          values: outlook.map(({ digital }) => digital),
        },
      ],
      kinds,
      band: { low: outlook.map(({ low }) => low), high: outlook.map(({ high }) => high) },
    },
    platforms: {
      kind: "columns",
      stacked: true,
      ...money(...platforms.rows.slice(0, 4).map(({ dollars }) => [...dollars])),
      categories: names,
      series: platforms.rows.slice(0, 4).map(({ id, dollars }, at) => ({
        name: words.platform(id),
        colour: ["#0e7c86", "#3f98a0", "#74b5bb", "#a9d1d5"][at] ?? ROLE_COLOURS.other.light,
        values: dollars,
      })),
      kinds,
    },
    political: {
      kind: "columns",
      stacked: false,
      ...money(outlook.map(({ political }) => political)),
      categories: names,
      series: [
        {
          name: say("political2"),
          colour: ROLE_COLOURS.political.light,
          values: outlook.map(({ political }) => political),
        },
      ],
      kinds,
    },
    field: {
      kind: "scatter",
      x: { ...money([1e7]), name: say("dollars"), divide: 18_000_000 },
      y: { format: { kind: "growth" }, unit: "", name: say("growth"), divide: 0 },
      fields: quarters(say("fields")),
      points: topSubVerticals(view).rows.map(({ subVertical, dollars, growth }) => ({
        name: words.subVertical(subVertical),
        colour: ROLE_COLOURS.own.light,
        x: dollars ?? 0,
        y: growth ?? 0,
        size: dollars ?? 0,
      })),
    },
    categories: {
      kind: "tree",
      ...money([1e9]),
      parts: verticalBreakdown(view)
        .rows.slice(0, 14)
        .map(({ subVertical, dollars, growth }, at) => ({
          name: words.subVertical(subVertical),
          colour: at % 2 === 0 ? ROLE_COLOURS.own.light : ROLE_COLOURS.digital.light,
          value: dollars ?? 0,
          note: formats.growth(growth),
        })),
    },
    seasons: {
      kind: "heat",
      format: { kind: "share" },
      unit: "%",
      rows: topSubVerticals(view).rows.map(({ subVertical }, row) => ({
        name: words.subVertical(subVertical),
        values: POLITICAL_MONTH_WEIGHTS.map((_, month) =>
          row === 3 && month === 5 ? null : (POLITICAL_MONTH_WEIGHTS[(month + row) % 12] ?? 0) / 100,
        ),
      })),
      columns: POLITICAL_MONTH_WEIGHTS.map((_, month) => formats.month(month + 1)),
      colour: ROLE_COLOURS.digital.light,
    },
  } as const satisfies Record<string, Chart>;
}

function quarters(text: string): [string, string, string, string] {
  const [one = "", two = "", three = "", four = ""] = text.split("|");
  return [one, two, three, four];
}
