import { demographicsTable } from "#domain/demographics/demographicsTable.ts";
import type { DemographicRow, DemographicTopic } from "#domain/demographics/demographicsOf.ts";
import type { Topic } from "#domain/demographics/topics.ts";
import { NATION } from "#domain/markets/market.ts";
import type { Words } from "#language/words/words.ts";
import type { BarChart } from "../../chart.ts";
import type { Spending } from "../../spending.ts";
import { roleLight } from "../lightColours.ts";
import { numberColumns } from "../numberColumns.ts";
import { type PlannedColumn, plannedTable, textColumn } from "../plannedColumn.ts";
import type { ProfileBlock } from "./profileBlock.ts";
import { coverageNote } from "./profileText.ts";

/** Nearer to 100 than this, an index is no finding; and smaller bands tell nobody anything. */
const ORDINARY = 5;
const LEAST_PERCENT = 4;

/** Topics that stand one below the other; women and men by age have a picture of their own. */
export function shownTopics(topics: readonly DemographicTopic[]): DemographicTopic[] {
  return topics.filter(({ topic }) => topic !== "ageBySex");
}

/** One topic of who lives in a market, each band beside the nation; the table has every topic. */
export function demographicsBlock(
  topics: readonly DemographicTopic[],
  chosen: Topic,
  spending: Spending,
): ProfileBlock | null {
  const { words, market } = spending;
  const { text, formats } = words;
  const shown = topics.find(({ topic }) => topic === chosen);
  if (!shown) return null;
  const line = text("marketProfile.demographics.measure", {
    topic: text(`marketProfile.topic.${chosen}`),
    base: text(`marketProfile.base.${shown.base}`),
    market: words.market(market.id),
  });
  const measure = [line, coverageNote(shown.coverage, words)].filter(Boolean).join(" · ");
  return {
    name: "marketDemographics",
    headline: headlineOf(shown, spending),
    measure,
    alt: text("marketProfile.demographics.alt", {
      measure,
      list: formats.list(shown.rows.map(({ band, percent }) => `${bandName(band, words)} ${formats.percent(percent)}`)),
    }),
    sources: [text("marketProfile.source.counties")],
    shows: "both",
    shares: true,
    chart: () => chartOf(shown, spending),
    table: () =>
      tableOf(
        shownTopics(topics),
        text("marketProfile.demographics.caption", { market: words.market(market.id) }),
        spending,
      ),
    data: () => demographicsTable(topics),
  };
}

export function bandName(band: DemographicRow["band"], { text }: Words): string {
  return text(`marketProfile.band.${band}`);
}

function headlineOf({ rows }: DemographicTopic, { words, market }: Spending): string {
  const { text, formats } = words;
  const far = ({ index }: DemographicRow) => Math.abs(Math.log((index || 100) / 100));
  const known = rows.filter(({ percent }) => percent !== null);
  const [first] = known.filter(({ percent }) => (percent ?? 0) >= LEAST_PERCENT).toSorted((a, b) => far(b) - far(a));
  if (!first) return text("marketProfile.demographics.unknown");
  if (market.id === NATION) {
    const largest = known.reduce((best, row) => ((row.percent ?? 0) > (best.percent ?? 0) ? row : best), first);
    return text("marketProfile.demographics.largest", {
      band: bandName(largest.band, words),
      percent: formats.percent(largest.percent),
    });
  }
  if (Math.abs((first.index ?? 100) - 100) < ORDINARY) return text("marketProfile.demographics.ordinary");
  return text("marketProfile.demographics.headline", {
    band: bandName(first.band, words),
    percent: formats.percent(first.percent),
    nation: formats.percent(first.nationPercent),
  });
}

function chartOf({ topic, rows }: DemographicTopic, { words, market }: Spending): BarChart {
  const { text, formats } = words;
  const isNation = market.id === NATION;
  const parts = (percent: number | null) => (percent === null ? null : percent / 100);
  return {
    kind: "bars",
    marks: rows.map(({ band }) => ({ id: band })),
    beside: {
      heads: [
        text(`marketProfile.topic.${topic}`),
        text("marketProfile.column.count"),
        text("spending.column.share_percent"),
        ...(isNation ? [] : [text("spending.nationwide"), text("spending.column.index")]),
      ],
      rows: rows.map(({ count, percent, nationPercent, index }) => ({
        cells: [
          { text: formats.count(count) },
          { text: formats.percent(percent) },
          ...(isNation ? [] : [{ text: formats.percent(nationPercent) }, { text: formats.index(index) }]),
        ],
      })),
    },
    categories: rows.map(({ band }) => bandName(band, words)),
    series: [
      { name: words.market(market.id), colour: roleLight("own"), values: rows.map(({ percent }) => parts(percent)) },
    ],
    benchmark: isNation
      ? null
      : {
          name: text("marketProfile.demographics.nationTick"),
          colour: roleLight("nation"),
          values: rows.map(({ nationPercent }) => parts(nationPercent)),
        },
    format: { kind: "share" },
    unit: "%",
  };
}

type Line = DemographicRow & { readonly topic: Topic };

function tableOf(topics: readonly DemographicTopic[], caption: string, { words, market }: Spending) {
  const { text, formats } = words;
  const numbers = numberColumns(words);
  const percent = (key: "percent" | "nationPercent", head: string): PlannedColumn<Line> => ({
    key,
    head,
    unit: "%",
    numeric: true,
    value: (row) => (row[key] === null ? null : row[key] / 100),
    part: (row) => row[key === "percent" ? "share" : "nationShare"] ?? null,
    shown: (row) => formats.percent(row[key]),
    holds: "percent",
    format: { kind: "share" },
  });
  const nation: PlannedColumn<Line>[] = [
    percent("nationPercent", text("spending.nationwide")),
    numbers.index("index", text("spending.column.index"), ({ index }) => index),
  ];
  return plannedTable<Line>({
    name: "market-demographics",
    caption,
    columns: [
      textColumn("band", text("marketProfile.column.band"), ({ band }) => bandName(band, words)),
      textColumn("topic", text("marketProfile.column.topic"), ({ topic }) => text(`marketProfile.topic.${topic}`)),
      numbers.count("count", text("marketProfile.column.count"), ({ count }) => count),
      percent("percent", text("spending.column.share_percent")),
      ...(market.id === NATION ? [] : nation),
    ],
    rows: topics.flatMap(({ topic, rows }) => rows.map((row) => ({ ...row, topic }))),
  });
}
