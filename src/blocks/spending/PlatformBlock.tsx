import { memo, useCallback, useMemo } from "react";
import { roleColour } from "#charts/colours.ts";
import { rankedBars } from "#charts/rankedBars.ts";
import { yearKind } from "#domain/yearKind.ts";
import { BarList } from "#ui/figure/BarList.tsx";
import { platformFigure } from "#reports/parts/platformFigure.ts";
import type { Spending } from "#reports/spending.ts";
import { FigureTable } from "../table/FigureTable.tsx";
import { FigureSection } from "./FigureSection.tsx";
import { changeCell } from "./changeCell.ts";

/** Digital spending by who sells it; a modelled cut through the same money, and it says so. */
export const PlatformBlock = memo(function PlatformBlock({ spending }: { readonly spending: Spending }) {
  const { measure, words, revision } = spending;
  const { text, formats } = words;
  const shown = useMemo(() => platformFigure(spending), [spending]);
  const { section, scale } = shown;
  const kind = yearKind(revision.provenance, revision.years.indexOf(section.year));

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
  const { bars } = rankedBars(
    section.rows.map(({ platform, dollars }) => ({ id: platform, value: dollars, benchmark: null })),
    section.rows.length,
  );

  return (
    <FigureSection
      name="digitalSpendingByPlatform"
      spending={spending}
      shown={shown}
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
      table={<FigureTable figure={shown} />}
      tip={tip}
      mainFigure={section.rows[0]?.platform ?? null}
    />
  );
});
