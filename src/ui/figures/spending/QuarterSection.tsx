import { useCallback } from "react";
import type { QuarterFigure } from "#documents/parts/quarterFigure.ts";
import type { Spending } from "#documents/spending.ts";
import type { QuarterBasis } from "#domain/spending/quarterlySpending.ts";
import { periodText } from "#language/words/words.ts";
import type { Quarter } from "#domain/period.ts";
import type { Tip } from "#ui/figures/figureLayer.ts";
import { FigureChart } from "../chart/FigureChart.tsx";
import { BlockSection, type BlockSectionProps } from "../frame/BlockSection.tsx";
import { FigureTable } from "../table/FigureTable.tsx";

interface QuarterSectionProps<Row> extends Pick<BlockSectionProps, "explain" | "files" | "choice"> {
  readonly spending: Spending;
  readonly figure: QuarterFigure;
  readonly rows: readonly Row[];
  /** What is said of a quarter beside its name and basis; the same function as long as it says the same. */
  readonly say: (row: Row) => Tip["rows"];
}

const HEIGHT = 280;

/** A year taken apart by quarter: four columns, or their table, each quarter explained by its own basis. */
export function QuarterSection<Row extends { readonly quarter: Quarter; readonly basis: QuarterBasis }>({
  spending,
  figure,
  rows,
  say,
  ...rest
}: QuarterSectionProps<Row>) {
  const { words, view } = spending;
  const tip = useCallback(
    (id: string): Tip | null => {
      const row = rows.find(({ quarter }) => String(quarter) === id.split(":")[0]);
      if (!row) return null;
      const name = periodText({ year: view.year, quarter: row.quarter }, words);
      return { title: `${name} · ${words.text(`spending.basis.${row.basis}`)}`, rows: say(row) };
    },
    [rows, say, view.year, words],
  );
  return (
    <BlockSection
      name={figure.name}
      spending={spending}
      headline={figure.headline}
      measure={figure.measure}
      {...(figure.notes && { controls: <p>{figure.notes.join(" ")}</p> })}
      chart={<FigureChart figure={figure} height={HEIGHT} />}
      alt={figure.alt}
      table={<FigureTable figure={figure} />}
      tip={tip}
      mainFigure={String(figure.largest)}
      figure={figure}
      {...rest}
    />
  );
}
