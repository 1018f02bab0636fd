import { memo, useCallback, useMemo } from "react";
import { spendingSections } from "#domain/spending/spendingSections.ts";
import type { MediaSpending, MediumSpend } from "#domain/spending/sections.ts";
import { explainSection } from "../explain/explainSection.ts";
import { blockHeadline } from "../headline/blockHeadline.ts";
import { measured } from "#words/measured.ts";
import type { Spending } from "#reports/spending.ts";
import { SpendingSection } from "../frame/SpendingSection.tsx";
import type { TotalRow } from "#reports/reportTable.ts";
import { SectionTable } from "../table/SectionTable.tsx";
import { mediumMark } from "../words/ownMark.ts";
import type { Words } from "#words/words.ts";
import { MediaBars, REST, restTip } from "./MediaBars.tsx";
import { mediaTip } from "./mediaTip.ts";

interface MediaBlockProps {
  readonly spending: Spending;
}

interface MediaSectionProps extends MediaBlockProps {
  readonly name: "mediaAdSpending" | "digitalAdSpending";
}

/** Spend by medium, largest first, each beside its share of the nation. */
export const MediaBlock = memo(({ spending }: MediaBlockProps) => (
  <MediaSection spending={spending} name="mediaAdSpending" />
));

/** The same over the digital media alone. */
export const DigitalMediaBlock = memo(({ spending }: MediaBlockProps) => (
  <MediaSection spending={spending} name="digitalAdSpending" />
));

function MediaSection({ spending, name }: MediaSectionProps) {
  const { view, measure, own, words } = spending;
  const { text, formats } = words;
  const [section, nation] = useMemo(
    () => [spendingSections[name].compute(view), spendingSections[`${name}Nationwide`].compute(view)],
    [name, view],
  );
  const within = name === "digitalAdSpending" ? "digital" : "total";
  const scale = measured(
    measure,
    { amounts: section.rows.map(({ dollars }) => dollars), total: section.total, population: view.own.population },
    words,
  );

  const mark = useCallback((id: string) => mediumMark(id, own, words), [own, words]);
  const tip = useCallback(
    (figure: string) => {
      if (figure === REST) return restTip(section, words);
      const row = section.rows.find(({ medium }) => medium === figure.split(":")[0]);
      return row ? mediaTip(row, section.year, words) : null;
    },
    [section, words],
  );

  const table = useMemo(() => spendingSections[name].table(section), [name, section]);
  const nationCsv = useMemo(
    () => ({
      name: `${name}Nationwide` as const,
      label: text("figure.csvNation"),
      table: () => spendingSections[`${name}Nationwide`].table(nation),
    }),
    [name, text, nation],
  );
  const measureLine = text(`spending.line.${name}`, {
    year: formats.year(section.year),
    unit: scale.unit,
    political: text(`spending.political.${view.political}`),
  });
  return (
    <SpendingSection
      name={name}
      spending={spending}
      section={section}
      headline={blockHeadline(name, spending) ?? text("insights.atAGlance")}
      measure={measureLine}
      chart={<MediaBars section={section} scale={scale} spending={spending} />}
      alt={altText(section, measureLine, words)}
      table={
        <SectionTable
          caption={measureLine}
          table={table}
          words={words}
          named="medium"
          total={totalRow(section)}
          mark={mark}
        />
      }
      tip={tip}
      explain={explainSection[name]}
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
  return text("spending.alt.ranking", {
    line,
    count: section.rows.length,
    largest: formats.list(largest),
    total: formats.money(section.total),
  });
}
