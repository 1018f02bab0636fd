import { memo, useCallback, useMemo } from "react";
import { compareColumns } from "#documents/parts/compareColumns.ts";
import { type Compared, comparedText, compareFigure } from "#documents/parts/compareFigure.ts";
import type { Spending } from "#documents/spending.ts";
import type { MediaCompare } from "#domain/spending/sections.ts";
import type { Words } from "#language/words/words.ts";
import { DataTable } from "#ui/figures/DataTable.tsx";
import type { Tip } from "#ui/figures/figureLayer.ts";
import { SpendingSection } from "../frame/SpendingSection.tsx";

interface CompareTableProps {
  readonly caption: string;
  readonly section: MediaCompare;
  readonly words: Words;
}

/** The compared figures with the media down and the markets across; the CSV holds the same ones, a line for each medium and market. */
const CompareTable = memo(function CompareTable({ caption, section, words }: CompareTableProps) {
  const columns = useMemo(() => compareColumns(section, words), [section, words]);
  return <DataTable caption={caption} columns={columns} rows={section.rows} rowId={({ medium }) => medium} />;
});

interface CompareBlockProps {
  readonly spending: Spending;
}

interface CompareSectionProps extends CompareBlockProps {
  readonly name: "mediaAdSpendingMarketCompare" | "digitalAdSpendingMarketCompare";
}

/** This market's mix beside the compared ones and the nation. */
export const CompareBlock = memo(({ spending }: CompareBlockProps) => (
  <CompareSection spending={spending} name="mediaAdSpendingMarketCompare" />
));

/** The same over the digital media alone. */
export const DigitalCompareBlock = memo(({ spending }: CompareBlockProps) => (
  <CompareSection spending={spending} name="digitalAdSpendingMarketCompare" />
));

function CompareSection({ spending, name }: CompareSectionProps) {
  const { view, words } = spending;
  const shown = useMemo(() => compareFigure(spending, name), [spending, name]);
  const { section, compared } = shown;

  const tip = useCallback(
    (figure: string) => tipOf(section, figure.split(":")[0] ?? "", compared, words),
    [section, compared, words],
  );

  return (
    <SpendingSection
      name={name}
      spending={spending}
      shown={shown}
      table={<CompareTable caption={shown.measure} section={section} words={words} />}
      tip={tip}
      mainFigure={section.rows[0] ? `${section.rows[0].medium}:${view.own.wallet.market}/index` : null}
    />
  );
}

function tipOf(section: MediaCompare, medium: string, compared: Compared, words: Words): Tip | null {
  const row = section.rows.find((one) => one.medium === medium);
  if (!row) return null;
  return {
    title: `${words.medium(medium)}, ${words.formats.year(section.year)}`,
    rows: row.cells.map((cell) => [
      words.market(cell.market),
      [comparedText(cell, compared, words), words.formats.money(cell.dollars), words.formats.growth(cell.growth)].join(
        " · ",
      ),
    ]),
  };
}
