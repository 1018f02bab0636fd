import { memo, useCallback, useMemo } from "react";
import { compareDots } from "#charts/compareDots.ts";
import type { MediaCompare } from "#domain/spending/sections.ts";
import { NATION } from "#domain/markets/market.ts";
import { type DotMark, DotRows } from "#ui/figure/DotRows.tsx";
import type { Tip } from "#ui/figure/figureLayer.ts";
import { COMPARED_MEDIA, type Compared, comparedText, compareFigure } from "#reports/parts/compareFigure.ts";
import type { Spending } from "#reports/spending.ts";
import { tidy, type Words } from "#words/words.ts";
import { FigureSection } from "./FigureSection.tsx";
import { CompareTable } from "./CompareTable.tsx";

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
    <FigureSection
      name={name}
      spending={spending}
      shown={shown}
      chart={<CompareChart section={section} compared={compared} words={words} />}
      table={<CompareTable caption={shown.measure} section={section} words={words} />}
      tip={tip}
      mainFigure={section.rows[0] ? `${section.rows[0].medium}:${view.own.wallet.market}/index` : null}
    />
  );
}

interface CompareChartProps {
  readonly section: MediaCompare;
  readonly compared: Compared;
  readonly words: Words;
}

function CompareChart({ section, compared, words }: CompareChartProps) {
  const { text, formats } = words;
  const media = section.rows.slice(0, COMPARED_MEDIA);
  const { ticks, rows } = compareDots(
    media.map(({ medium, cells }) => ({ id: medium, values: cells.map((cell) => cell[compared]) })),
    4,
  );
  return (
    <DotRows
      series={section.markets.map(({ market }, at) => ({
        id: market,
        name: words.market(market),
        mark: markOf(market, at),
      }))}
      ticks={ticks.map(({ at, value }) => ({
        at,
        label: compared === "share" ? tidy(formats.share(value)) : tidy(formats.perCapita(value)),
      }))}
      heads={[text("spending.here"), text("spending.column.index")]}
      rows={rows.map(({ id, dots, span }, at) => {
        const own = media[at]?.cells[0];
        return {
          id,
          name: words.medium(id),
          dots,
          span,
          cells: [own ? comparedText(own, compared, words) : "", formats.index(own?.index ?? null)],
        };
      })}
    />
  );
}

const SHAPES: readonly DotMark[] = ["circle", "square", "triangle", "diamond"];

/** The own market first, the nation as a tick, the others by their place. */
function markOf(market: string, at: number): DotMark {
  if (at === 0) return "own";
  return market === NATION ? "nation" : (SHAPES[(at - 1) % SHAPES.length] ?? "circle");
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
