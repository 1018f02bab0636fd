import { memo, useCallback, useMemo } from "react";
import { categoriesFigure } from "#documents/parts/compared/categoriesFigure.ts";
import type { Spending } from "#documents/spending.ts";
import { comparedCategoriesTable } from "#domain/spending/comparedCategories.ts";
import { FigureChart } from "../../chart/FigureChart.tsx";
import { explainCategories } from "../../explain/explainCompared.ts";
import { BlockSection } from "../../frame/BlockSection.tsx";
import { FigureTable } from "../../table/FigureTable.tsx";

/** Who spends in each of the markets side by side. */
export const CategoriesBlock = memo(function CategoriesBlock({ spending }: { readonly spending: Spending }) {
  const { words } = spending;
  const figure = useMemo(() => categoriesFigure(spending), [spending]);
  const { section } = figure;
  const files = useMemo(
    () => [{ name: "categoriesCompared", table: () => comparedCategoriesTable(section) }],
    [section],
  );
  const tip = useCallback(
    (id: string) => {
      const { formats, subVertical, market } = words;
      const row = section.rows.find((one) => one.subVertical === id.split(":")[0]);
      if (!row) return null;
      return {
        title: `${subVertical(row.subVertical)}, ${formats.year(section.year)}`,
        rows: row.cells.map(
          (cell) =>
            [
              market(cell.market),
              [formats.share(cell.share), formats.money(cell.dollars), formats.growth(cell.growth)].join(" · "),
            ] as const,
        ),
      };
    },
    [section, words],
  );
  return (
    <BlockSection
      name={figure.name}
      spending={spending}
      headline={figure.headline}
      measure={figure.measure}
      chart={<FigureChart figure={figure} />}
      alt={figure.alt}
      table={<FigureTable figure={figure} />}
      tip={tip}
      explain={explainCategories}
      mainFigure={section.rows[0]?.subVertical ?? null}
      files={files}
      figure={figure}
    />
  );
});
