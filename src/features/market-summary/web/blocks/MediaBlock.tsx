import { memo, useCallback, useMemo } from "react";
import { marketSummarySections } from "#domain/summary/marketSummary.ts";
import type { MediaSpending, MediumSpend } from "#domain/summary/sections.ts";
import { explainMedia } from "../explain/explainMedia.ts";
import { digitalHeadline } from "../headline/digitalHeadline.ts";
import { mediaHeadline } from "../headline/mediaHeadline.ts";
import { measured } from "../measured.ts";
import type { Summary } from "../summary.ts";
import { SummarySection } from "../SummarySection.tsx";
import { SectionTable, type TotalRow } from "../table/SectionTable.tsx";
import type { Words } from "../words.ts";
import { MediaBars, REST, restTip } from "./MediaBars.tsx";
import { mediaColumn } from "./mediaColumn.ts";
import { mediaTip } from "./mediaTip.ts";

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
      label: text("figure.csvNation"),
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
