import { memo, useCallback, useMemo } from "react";
import { compareDots } from "#charts/compareDots.ts";
import { marketSummarySections } from "#domain/summary/marketSummary.ts";
import type { ComparedCell, MediaCompare } from "#domain/summary/sections.ts";
import { NATION } from "#domain/market.ts";
import { type DotMark, DotRows } from "#ui/figure/DotRows.tsx";
import type { Tip } from "#ui/figure/figureLayer.ts";
import { explainMedia } from "../explain/explainMedia.ts";
import { compareHeadline } from "../headline/compareHeadline.ts";
import type { Summary } from "../summary.ts";
import { SummarySection } from "../SummarySection.tsx";
import { tidy, type Words } from "../words.ts";
import { CompareTable } from "./CompareTable.tsx";
import { mediaColumn } from "./mediaColumn.ts";

interface CompareBlockProps {
  readonly summary: Summary;
}

interface CompareSectionProps extends CompareBlockProps {
  readonly name: "mediaAdSpendingMarketCompare" | "digitalAdSpendingMarketCompare";
}

/** This market's mix beside the compared ones and the nation. */
export const CompareBlock = memo(({ summary }: CompareBlockProps) => (
  <CompareSection summary={summary} name="mediaAdSpendingMarketCompare" />
));

/** The same over the digital media alone. */
export const DigitalCompareBlock = memo(({ summary }: CompareBlockProps) => (
  <CompareSection summary={summary} name="digitalAdSpendingMarketCompare" />
));

/** As many lines as there are bars in the ranking beside it. */
const LINES = 9;

/** Dollars of markets of different size cannot be laid on one scale; their shares can, and dollars per person. */
type Compared = "share" | "perCapita";

function CompareSection({ summary, name }: CompareSectionProps) {
  const { view, words } = summary;
  const { text, formats } = words;
  const section = useMemo(() => marketSummarySections[name].compute(view), [name, view]);
  const within = name === "digitalAdSpendingMarketCompare" ? "digital" : "total";
  const compared: Compared = summary.measure === "perCapita" ? "perCapita" : "share";
  const line = text(`marketSummary.line.${name}.${compared}`, {
    year: formats.year(section.year),
    political: text(`marketSummary.political.${view.political}`),
  });

  const explain = useCallback(
    (figure: string) => {
      const [id = "", place = ""] = figure.split(":");
      const [market, column = "index"] = place.split("/");
      const wallet = [view.own, ...view.compared, view.nation].find((one) => one.wallet.market === market) ?? view.own;
      return explainMedia(summary, { market: wallet, id, year: view.year, measure: mediaColumn(column), within });
    },
    [summary, view, within],
  );
  const tip = useCallback(
    (figure: string) => tipOf(section, figure.split(":")[0] ?? "", compared, words),
    [section, compared, words],
  );

  return (
    <SummarySection
      name={name}
      summary={summary}
      section={section}
      headline={compareHeadline(section, words)}
      measure={line}
      chart={<CompareChart section={section} compared={compared} words={words} />}
      alt={altText(section, compared, line, words)}
      table={<CompareTable caption={line} section={section} words={words} />}
      tip={tip}
      explain={explain}
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
      heads={[text("marketSummary.here"), text("marketSummary.column.index")]}
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
  return text("marketSummary.alt.compare", { line, markets: section.markets.length, largest: largest.join("; ") });
}
