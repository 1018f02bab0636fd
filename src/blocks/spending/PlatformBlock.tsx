import { memo, useCallback, useMemo } from "react";
import { roleColour } from "#charts/colours.ts";
import { rankedBars } from "#charts/rankedBars.ts";
import { spendingSections } from "#domain/spending/spendingSections.ts";
import { yearKind } from "#domain/yearKind.ts";
import { BarList } from "#ui/figure/BarList.tsx";
import { explainSection } from "../explain/explainSection.ts";
import { blockHeadline } from "../headline/blockHeadline.ts";
import { measured } from "#words/measured.ts";
import type { Spending } from "#reports/spending.ts";
import { SpendingSection } from "../frame/SpendingSection.tsx";
import { SectionTable } from "../table/SectionTable.tsx";
import { changeCell } from "./changeCell.ts";

/** Digital spending by who sells it; a modelled cut through the same money, and it says so. */
export const PlatformBlock = memo(function PlatformBlock({ spending }: { readonly spending: Spending }) {
  const { view, measure, words, revision } = spending;
  const { text, formats } = words;
  const section = useMemo(() => spendingSections.digitalSpendingByPlatform.compute(view), [view]);
  const scale = measured(
    measure,
    { amounts: section.rows.map(({ dollars }) => dollars), total: section.total, population: view.own.population },
    words,
  );
  const kind = yearKind(revision.provenance, revision.years.indexOf(section.year));
  const line = text("spending.line.digitalSpendingByPlatform", {
    year: formats.year(section.year),
    unit: scale.unit,
  });

  const tip = useCallback(
    (figure: string) => {
      const row = section.rows.find(({ platform }) => platform === figure.split(":")[0]);
      if (!row) return null;
      return {
        title: `${words.platform(row.platform)}, ${formats.year(section.year)}`,
        rows: [
          [text("spending.column.dollars"), formats.dollars(row.dollars)],
          [text("spending.column.share_percent"), formats.percent(row.sharePercent)],
          [text("spending.column.growth_percent"), formats.growth(row.growth)],
          [text("spending.fact.kind"), `${text(`spending.kind.${kind}`)}, ${text("spending.basis.modelled")}`],
        ] as const,
      };
    },
    [section, words, formats, text, kind],
  );
  const table = useMemo(() => spendingSections.digitalSpendingByPlatform.table(section), [section]);
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
    <SpendingSection
      name="digitalSpendingByPlatform"
      spending={spending}
      section={section}
      headline={blockHeadline("digitalSpendingByPlatform", spending) ?? text("insights.atAGlance")}
      measure={line}
      chart={
        <BarList
          heads={[
            text("spending.column.platform"),
            scale.unit,
            measure === "share" ? text("spending.column.dollars") : text("spending.column.share_percent"),
            text("spending.column.growth_percent"),
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
      alt={text("spending.alt.ranking", {
        line,
        count: section.rows.length,
        largest: formats.list(largest),
        total: formats.money(section.total),
      })}
      table={<SectionTable caption={line} table={table} words={words} named="platform" />}
      tip={tip}
      explain={explainSection.digitalSpendingByPlatform}
      mainFigure={section.rows[0]?.platform ?? null}
    />
  );
});
