import { memo, type ReactNode, useCallback, useMemo } from "react";
import { roleColour } from "#charts/colours.ts";
import { rankedBars } from "#charts/rankedBars.ts";
import { marketSummarySections } from "#domain/summary/marketSummary.ts";
import type { SubVerticalList, SubVerticalRow } from "#domain/summary/sections.ts";
import { yearKind } from "#domain/yearKind.ts";
import { BarList, type BarRow } from "#ui/figure/BarList.tsx";
import type { Tip } from "#ui/figure/figureLayer.ts";
import { explainSubVertical } from "../explain/explainSubVertical.ts";
import { subVerticalHeadline, type SubVerticalListName } from "../headline/subVerticalHeadline.ts";
import { measured } from "../measured.ts";
import type { Summary } from "../summary.ts";
import { SummarySection } from "../SummarySection.tsx";
import { SectionTable } from "../table/SectionTable.tsx";
import type { Words } from "../words.ts";
import { changeCell } from "./changeCell.ts";
import { MinimumSize } from "./MinimumSize.tsx";

interface ListBlockProps {
  readonly summary: Summary;
}

/** The sub-verticals that spend most. */
export const TopBlock = memo(({ summary }: ListBlockProps) => <ListSection summary={summary} name="topSubVerticals" />);

/** Those that added most on the year before. */
export const GrowthBlock = memo(({ summary }: ListBlockProps) => (
  <ListSection summary={summary} name="largestGrowthVerticals" />
));

/** Those that lost most. */
export const LossBlock = memo(({ summary }: ListBlockProps) => (
  <ListSection summary={summary} name="largestLossVerticals" />
));

function ListSection({ summary, name }: ListBlockProps & { readonly name: SubVerticalListName }) {
  const { view, measure, words, revision } = summary;
  const { text, formats } = words;
  const section = useMemo(() => marketSummarySections[name].compute(view), [name, view]);
  const isTop = name === "topSubVerticals";
  const main = isTop ? "dollars" : "delta_dollars";
  const amounts = section.rows.map((row) => (isTop ? row.dollars : row.delta));
  const share = section.rows.find((row) => row.share && row.dollars);
  const total = share?.share && share.dollars !== null ? share.dollars / share.share : null;
  const scale = measured(isTop ? measure : "dollars", { amounts, total, population: view.own.population }, words);
  const forecast = yearKind(revision.provenance, revision.years.indexOf(section.year)) === "forecast";
  const line = text(`marketSummary.line.${name}`, {
    year: formats.year(section.year),
    before: formats.year(section.year - 1),
    unit: scale.unit,
  });

  const explain = useCallback(
    (figure: string) => explainSubVertical(summary, section, figure, main),
    [summary, section, main],
  );
  const tip = useCallback(
    (figure: string) => {
      const row = section.rows.find(({ subVertical }) => subVertical === figure.split(":")[0]);
      return row ? tipOf(row, section, words) : null;
    },
    [section, words],
  );
  const table = useMemo(() => marketSummarySections[name].table(section), [name, section]);
  const largest = section.rows
    .slice(0, 3)
    .map(
      (row, at) =>
        `${words.subVertical(row.subVertical)} ${isTop ? scale.inline(row.dollars) : formats.moneyChange(amounts[at] ?? null)}`,
    );

  let chart: ReactNode = <p>{text("marketSummary.listEmpty")}</p>;
  if (section.rows.length > 0) {
    chart = (
      <BarList
        heads={[text("marketSummary.column.sub_vertical"), scale.unit, text("marketSummary.column.growth_percent")]}
        rows={barsOf(section, amounts, words, forecast, (row) => ({
          text: isTop ? scale.cell(row.dollars) : signed(row.delta, scale.cell(row.delta)),
        }))}
      />
    );
  }
  return (
    <SummarySection
      name={name}
      summary={summary}
      section={section}
      headline={subVerticalHeadline(name, section, words)}
      measure={line}
      controls={
        isTop ? undefined : <MinimumSize share={view.minimumShare} dollars={section.minimumDollars} words={words} />
      }
      chart={chart}
      alt={text("marketSummary.alt.list", { line, largest: formats.list(largest) })}
      table={<SectionTable caption={line} table={table} words={words} named="sub_vertical" />}
      tip={tip}
      explain={explain}
      mainFigure={section.rows[0]?.subVertical ?? null}
    />
  );
}

function barsOf(
  section: SubVerticalList,
  amounts: readonly (number | null)[],
  words: Words,
  forecast: boolean,
  mainCell: (row: SubVerticalRow) => BarRow["cells"][number],
): BarRow[] {
  const { text, formats } = words;
  const { bars } = rankedBars(
    section.rows.map(({ subVertical }, at) => ({ id: subVertical, value: amounts[at] ?? null, benchmark: null })),
    section.rows.length,
  );
  return section.rows.map((row, at) => ({
    id: row.subVertical,
    name: `${row.rank}. ${words.subVertical(row.subVertical)}`,
    detail: row.topMedium
      ? text("marketSummary.listDetail", {
          vertical: words.vertical(row.vertical),
          medium: words.medium(row.topMedium),
          share: formats.share(row.topMediumShare),
        })
      : words.vertical(row.vertical),
    length: bars[at]?.length ?? 0,
    tick: null,
    fill:
      (row.delta ?? 0) < 0 && amounts[at] === row.delta
        ? roleColour("fall")
        : amounts[at] === row.delta
          ? roleColour("rise")
          : roleColour("own"),
    forecast,
    cells: [mainCell(row), changeCell(row.growth, formats)],
  }));
}

/** A gain shows its plus; a loss has its minus from the format. */
function signed(delta: number | null, cell: string): string {
  return delta !== null && delta > 0 ? `+${cell}` : cell;
}

function tipOf(row: SubVerticalRow, section: SubVerticalList, words: Words): Tip {
  const { text, formats } = words;
  return {
    title: `${words.subVertical(row.subVertical)}, ${formats.year(section.year)}`,
    rows: [
      [text("marketSummary.column.vertical"), words.vertical(row.vertical)],
      [text("marketSummary.column.dollars"), formats.dollars(row.dollars)],
      [text("marketSummary.column.previous_dollars"), formats.dollars(row.previous)],
      [text("marketSummary.column.delta_dollars"), formats.moneyChange(row.delta)],
      [text("marketSummary.column.growth_percent"), formats.growth(row.growth)],
      [text("marketSummary.column.share_percent"), formats.share(row.share)],
      ...(row.topMedium
        ? [
            [
              text("marketSummary.column.top_medium"),
              `${words.medium(row.topMedium)} · ${formats.share(row.topMediumShare)}`,
            ] as const,
          ]
        : []),
    ],
  };
}
