import { memo, useCallback, useMemo } from "react";
import { compareDots } from "#charts/compareDots.ts";
import { spendingSections } from "#domain/spending/spendingSections.ts";
import type { ComparedCell, MediaCompare } from "#domain/spending/sections.ts";
import { NATION } from "#domain/market.ts";
import { type DotMark, DotRows } from "#ui/figure/DotRows.tsx";
import type { Tip } from "#ui/figure/figureLayer.ts";
import { explainSection } from "../explain/explainSection.ts";
import { blockHeadline } from "../headline/blockHeadline.ts";
import type { Spending } from "#reports/spending.ts";
import { SpendingSection } from "../frame/SpendingSection.tsx";
import { tidy, type Words } from "#words/words.ts";
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

/** As many lines as there are bars in the ranking beside it. */
const LINES = 9;

/** Dollars of markets of different size cannot be laid on one scale; their shares can, and dollars per person. */
type Compared = "share" | "perCapita";

function CompareSection({ spending, name }: CompareSectionProps) {
  const { view, words } = spending;
  const { text, formats } = words;
  const section = useMemo(() => spendingSections[name].compute(view), [name, view]);
  const compared: Compared = spending.measure === "perCapita" ? "perCapita" : "share";
  const line = text(`spending.line.${name}.${compared}`, {
    year: formats.year(section.year),
    political: text(`spending.political.${view.political}`),
  });

  const tip = useCallback(
    (figure: string) => tipOf(section, figure.split(":")[0] ?? "", compared, words),
    [section, compared, words],
  );

  return (
    <SpendingSection
      name={name}
      spending={spending}
      section={section}
      headline={blockHeadline(name, spending) ?? text("insights.atAGlance")}
      measure={line}
      chart={<CompareChart section={section} compared={compared} words={words} />}
      alt={altText(section, compared, line, words)}
      table={<CompareTable caption={line} section={section} words={words} />}
      tip={tip}
      explain={explainSection[name]}
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
  const media = section.rows.slice(0, LINES);
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
          cells: [own ? shown(own, compared, words) : "", formats.index(own?.index ?? null)],
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

function shown(cell: ComparedCell, compared: Compared, { formats }: Words): string {
  return compared === "share" ? formats.percent(cell.sharePercent) : formats.perCapita(cell.perCapita);
}

function tipOf(section: MediaCompare, medium: string, compared: Compared, words: Words): Tip | null {
  const row = section.rows.find((one) => one.medium === medium);
  if (!row) return null;
  return {
    title: `${words.medium(medium)}, ${words.formats.year(section.year)}`,
    rows: row.cells.map((cell) => [
      words.market(cell.market),
      [shown(cell, compared, words), words.formats.money(cell.dollars), words.formats.growth(cell.growth)].join(" · "),
    ]),
  };
}

function altText(section: MediaCompare, compared: Compared, line: string, words: Words): string {
  const { text, formats } = words;
  const largest = section.rows.slice(0, 3).map(({ medium, cells }) => {
    const values = cells.map((cell) => `${words.market(cell.market)} ${shown(cell, compared, words)}`);
    return `${words.medium(medium)}: ${formats.list(values)}`;
  });
  return text("spending.alt.compare", { line, markets: section.markets.length, largest: largest.join("; ") });
}
