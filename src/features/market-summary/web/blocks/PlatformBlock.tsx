import { memo, useCallback, useMemo } from "react";
import { roleColour } from "#charts/colours.ts";
import { rankedBars } from "#charts/rankedBars.ts";
import { marketSummarySections } from "#domain/summary/marketSummary.ts";
import { yearKind } from "#domain/yearKind.ts";
import { BarList } from "#ui/figure/BarList.tsx";
import { explainPlatform } from "../explain/explainPlatform.ts";
import { platformHeadline } from "../headline/platformHeadline.ts";
import { measured } from "../measured.ts";
import type { Summary } from "../summary.ts";
import { SummarySection } from "../SummarySection.tsx";
import { SectionTable } from "../table/SectionTable.tsx";
import { changeCell } from "./changeCell.ts";

/** Digital spending by who sells it; a modelled cut through the same money, and it says so. */
export const PlatformBlock = memo(function PlatformBlock({ summary }: { readonly summary: Summary }) {
  const { view, measure, words, revision } = summary;
  const { text, formats } = words;
  const section = useMemo(() => marketSummarySections.digitalSpendingByPlatform.compute(view), [view]);
  const scale = measured(
    measure,
    { amounts: section.rows.map(({ dollars }) => dollars), total: section.total, population: view.own.population },
    words,
  );
  const kind = yearKind(revision.provenance, revision.years.indexOf(section.year));
  const line = text("marketSummary.line.digitalSpendingByPlatform", {
    year: formats.year(section.year),
    unit: scale.unit,
  });

  const explain = useCallback((figure: string) => explainPlatform(summary, section, figure), [summary, section]);
  const tip = useCallback(
    (figure: string) => {
      const row = section.rows.find(({ platform }) => platform === figure.split(":")[0]);
      if (!row) return null;
      return {
        title: `${words.platform(row.platform)}, ${formats.year(section.year)}`,
        rows: [
          [text("marketSummary.column.dollars"), formats.dollars(row.dollars)],
          [text("marketSummary.column.share_percent"), formats.percent(row.sharePercent)],
          [text("marketSummary.column.growth_percent"), formats.growth(row.growth)],
          [
            text("marketSummary.fact.kind"),
            `${text(`marketSummary.kind.${kind}`)}, ${text("marketSummary.basis.modelled")}`,
          ],
        ] as const,
      };
    },
    [section, words, formats, text, kind],
  );
  const table = useMemo(() => marketSummarySections.digitalSpendingByPlatform.table(section), [section]);
  const { bars } = rankedBars(
    section.rows.map(({ platform, dollars }) => ({ id: platform, value: dollars, benchmark: null })),
    section.rows.length,
  );
  const largest = section.rows
    .slice(0, 3)
    .map(
      (row) => `${words.platform(row.platform)} ${formats.money(row.dollars)} (${formats.percent(row.sharePercent)})`,
    );

  return (
    <SummarySection
      name="digitalSpendingByPlatform"
      summary={summary}
      section={section}
      headline={platformHeadline(section, words)}
      measure={line}
      chart={
        <BarList
          heads={[
            text("marketSummary.column.platform"),
            scale.unit,
            measure === "share" ? text("marketSummary.column.dollars") : text("marketSummary.column.share_percent"),
            text("marketSummary.column.growth_percent"),
          ]}
          rows={bars.flatMap((bar) => {
            const row = section.rows.find(({ platform }) => platform === bar.id);
            if (!row) return [];
            const share = formats.percent(row.sharePercent);
            return [
              {
                id: row.platform,
                name: words.platform(row.platform),
                length: bar.length,
                tick: null,
                fill: roleColour("digital"),
                forecast: kind === "forecast",
                cells: [
                  { text: measure === "share" ? share : scale.cell(row.dollars) },
                  { text: measure === "share" ? formats.money(row.dollars) : share },
                  changeCell(row.growth, formats),
                ],
              },
            ];
          })}
        />
      }
      alt={text("marketSummary.alt.ranking", {
        line,
        count: section.rows.length,
        largest: formats.list(largest),
        total: formats.money(section.total),
      })}
      table={<SectionTable caption={line} table={table} words={words} named="platform" />}
      tip={tip}
      explain={explain}
      mainFigure={section.rows[0]?.platform ?? null}
    />
  );
});
