import { memo, useCallback, useMemo } from "react";
import { mediumColour, roleColour } from "#charts/colours.ts";
import { rankedBars } from "#charts/rankedBars.ts";
import { marketSummarySections } from "#domain/summary/marketSummary.ts";
import type { MediaSpending, MediumSpend } from "#domain/summary/sections.ts";
import { type BarCell, BarList, type BarRow } from "#ui/figure/BarList.tsx";
import type { Tip } from "#ui/figure/figureLayer.ts";
import { explainMedia } from "../explain/explainMedia.ts";
import { digitalHeadline } from "../headline/digitalHeadline.ts";
import { mediaHeadline } from "../headline/mediaHeadline.ts";
import { type Measured, measured } from "../measured.ts";
import type { Summary } from "../summary.ts";
import { SummarySection } from "../SummarySection.tsx";
import { SectionTable, type TotalRow } from "../table/SectionTable.tsx";
import type { Words } from "../words.ts";
import { changeCell } from "./changeCell.ts";
import { mediaColumn } from "./mediaColumn.ts";
import { mediaTip } from "./mediaTip.ts";

/** How many media have a bar of their own; the rest is one bar, and all of them are in the table. */
const BARS = 8;
const REST = "rest";

interface MediaBlockProps {
  readonly summary: Summary;
}

interface MediaSectionProps extends MediaBlockProps {
  readonly name: "mediaAdSpending" | "digitalAdSpending";
}

/** Spend by medium, largest first, each beside its share of the nation. */
export const MediaBlock = memo(({ summary }: MediaBlockProps) => (
  <MediaSection summary={summary} name="mediaAdSpending" />
));

/** The same over the digital media alone. */
export const DigitalMediaBlock = memo(({ summary }: MediaBlockProps) => (
  <MediaSection summary={summary} name="digitalAdSpending" />
));

function MediaSection({ summary, name }: MediaSectionProps) {
  const { view, measure, words } = summary;
  const { text, formats } = words;
  const [section, nation] = useMemo(
    () => [marketSummarySections[name].compute(view), marketSummarySections[`${name}Nationwide`].compute(view)],
    [name, view],
  );
  const within = name === "digitalAdSpending" ? "digital" : "total";
  const scale = measured(
    measure,
    { amounts: section.rows.map(({ dollars }) => dollars), total: section.total, population: view.own.population },
    words,
  );

  const explain = useCallback(
    (figure: string) => {
      const [id = "", column] = figure.split(":");
      if (id === REST) return null;
      const row = section.rows.find(({ medium }) => medium === id);
      const shown = { shownShare: row?.sharePercent ?? null };
      return explainMedia(summary, {
        market: view.own,
        id: row ? id : within,
        year: view.year,
        measure: mediaColumn(column, measure),
        within,
        ...(row && shown),
      });
    },
    [summary, section, view, measure, within],
  );
  const tip = useCallback(
    (figure: string) => {
      if (figure === REST) return restTip(section, words);
      const row = section.rows.find(({ medium }) => medium === figure.split(":")[0]);
      return row ? mediaTip(row, section.year, words) : null;
    },
    [section, words],
  );

  const table = useMemo(() => marketSummarySections[name].table(section), [name, section]);
  const nationCsv = useMemo(
    () => ({
      name: `${name}Nationwide` as const,
      label: text("marketSummary.figure.csvNation"),
      table: () => marketSummarySections[`${name}Nationwide`].table(nation),
    }),
    [name, text, nation],
  );
  const measureLine = text(`marketSummary.line.${name}`, {
    year: formats.year(section.year),
    unit: scale.unit,
    political: text(`marketSummary.political.${view.political}`),
  });
  return (
    <SummarySection
      name={name}
      summary={summary}
      section={section}
      headline={
        name === "digitalAdSpending" ? digitalHeadline(section, nation, words) : mediaHeadline(section, nation, words)
      }
      measure={measureLine}
      chart={<MediaBars section={section} scale={scale} summary={summary} />}
      alt={altText(section, measureLine, words)}
      table={
        <SectionTable caption={measureLine} table={table} words={words} named="medium" total={totalRow(section)} />
      }
      tip={tip}
      explain={explain}
      mainFigure={section.total === null ? null : within}
      alsoCsv={nationCsv}
    />
  );
}

interface MediaBarsProps {
  readonly section: MediaSpending;
  readonly scale: Measured;
  readonly summary: Summary;
}

function MediaBars({ section, scale, summary }: MediaBarsProps) {
  const { measure, words, view } = summary;
  const { text, formats } = words;
  const isNation = view.own.wallet.market === view.nation.wallet.market;
  // The nation's mix laid over this market's money: how long each bar would be if people bought here as everywhere.
  const { bars, rest } = rankedBars(
    section.rows.map((row) => ({
      id: row.medium,
      value: row.dollars,
      benchmark:
        isNation || row.nationShare === null || section.total === null ? null : row.nationShare * section.total,
    })),
    BARS,
  );
  const second =
    measure === "share" ? text("marketSummary.measure.dollars") : text("marketSummary.column.share_percent");
  const heads = [
    text("marketSummary.column.medium"),
    scale.unit,
    second,
    text("marketSummary.column.growth_percent"),
    ...(isNation ? [] : [text("marketSummary.column.index")]),
  ];
  const shown = bars.flatMap((bar): BarRow[] => {
    const row = section.rows.find(({ medium }) => medium === bar.id);
    if (!row) return [];
    const share = formats.percent(row.sharePercent);
    const cells: BarCell[] = [
      { text: measure === "share" ? share : scale.cell(row.dollars) },
      { text: measure === "share" ? formats.money(row.dollars) : share },
      changeCell(row.growth, formats),
    ];
    return [
      {
        id: row.medium,
        name: words.medium(row.medium),
        length: bar.length,
        tick: bar.tick,
        fill: mediumColour(row.medium),
        forecast: row.kind === "forecast",
        cells: isNation ? cells : [...cells, { text: formats.index(row.index) }],
      },
    ];
  });

  return (
    <BarList
      heads={heads}
      rows={rest ? [...shown, restRow(section, rest, scale, summary, heads.length)] : shown}
      tickLabel={isNation ? undefined : text("marketSummary.nationMix")}
    />
  );
}

/** The media too small for a bar of their own, as one. */
function restRow(
  section: MediaSpending,
  rest: { ids: readonly string[]; length: number },
  scale: Measured,
  { measure, words }: Summary,
  columns: number,
): BarRow {
  const rows = section.rows.filter(({ medium }) => rest.ids.includes(medium));
  const dollars = rows.reduce((sum, row) => sum + (row.dollars ?? 0), 0);
  const share = words.formats.percent(rows.reduce((sum, row) => sum + (row.sharePercent ?? 0), 0));
  const empty = Array.from({ length: columns - 3 }, () => ({ text: "" }));
  return {
    id: REST,
    name: words.text("marketSummary.moreMedia", { number: rows.length }),
    length: rest.length,
    tick: null,
    fill: roleColour("other"),
    forecast: rows.some(({ kind }) => kind === "forecast"),
    cells: [
      { text: measure === "share" ? share : scale.cell(dollars) },
      { text: measure === "share" ? words.formats.money(dollars) : share },
      ...empty,
    ],
  };
}

function restTip(section: MediaSpending, { text, formats, ...words }: Words): Tip {
  const rest = section.rows.slice(BARS);
  return {
    title: text("marketSummary.moreMedia", { number: rest.length }),
    rows: rest.map((row) => [
      words.medium(row.medium),
      `${formats.money(row.dollars)} · ${formats.percent(row.sharePercent)}`,
    ]),
  };
}

/** The table's last line: what the rows above it add up to, in the order of its columns. */
function totalRow({ rows, total, growth, perCapita }: MediaSpending): TotalRow {
  const sum = (amount: (row: MediumSpend) => number | null) => rows.reduce((all, row) => all + (amount(row) ?? 0), 0);
  return {
    medium: "total",
    dollars: total,
    share_percent: total === null ? null : 100,
    growth_percent: growth === null ? null : growth * 100,
    per_capita: perCapita,
    low: sum(({ low }) => low),
    high: sum(({ high }) => high),
  };
}

function altText(section: MediaSpending, line: string, { text, formats, ...words }: Words): string {
  const largest = section.rows
    .slice(0, 3)
    .map((row) => `${words.medium(row.medium)} ${formats.money(row.dollars)} (${formats.percent(row.sharePercent)})`);
  return text("marketSummary.alt.ranking", {
    line,
    count: section.rows.length,
    largest: formats.list(largest),
    total: formats.money(section.total),
  });
}
