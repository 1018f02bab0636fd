import { memo, type ReactNode, useCallback, useMemo } from "react";
import { roleColour } from "#charts/colours.ts";
import { rankedBars } from "#charts/rankedBars.ts";
import { marketSummarySections } from "#domain/summary/marketSummary.ts";
import type { SubVerticalList, SubVerticalRow } from "#domain/summary/sections.ts";
import { yearKind } from "#domain/yearKind.ts";
import { BarList, type BarRow } from "#ui/figure/BarList.tsx";
import type { Tip } from "#ui/figure/figureLayer.ts";
import type { Measure } from "#ui/address/viewAddress.ts";
import { explainSubVertical } from "../explain/explainSubVertical.ts";
import { spoken } from "../headline/spoken.ts";
import { subVerticalHeadline, type SubVerticalListName } from "../headline/subVerticalHeadline.ts";
import { listBasis } from "../inMeasure/listBasis.ts";
import { listInMeasure } from "../inMeasure/listInMeasure.ts";
import { inMeasure } from "../measured.ts";
import { measureFormats, type MeasureFormats } from "../measureFormats.ts";
import type { Summary } from "../summary.ts";
import { SummarySection } from "../SummarySection.tsx";
import { SectionTable } from "../table/SectionTable.tsx";
import { withoutColumns } from "../table/withoutColumns.ts";
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
  const shown = useMemo(
    () => (measure === "dollars" ? section : listInMeasure(section, measure, listBasis(view))),
    [section, measure, view],
  );
  const amounts = shown.rows.map((row) => (isTop ? row.dollars : row.delta));
  const write = useMemo(
    () =>
      measureFormats(
        measure,
        shown.rows.map((row) => (isTop ? row.dollars : row.delta)),
        words,
      ),
    [measure, shown, isTop, words],
  );
  const forecast = yearKind(revision.provenance, revision.years.indexOf(section.year)) === "forecast";
  const line = text(measure === "share" ? `marketSummary.line.${name}Share` : `marketSummary.line.${name}`, {
    year: formats.year(section.year),
    before: formats.year(section.year - 1),
    unit: write.unit,
  });
  const minimum = inMeasure(measure, section.minimumDollars, null, view.own.population);

  const explain = useCallback(
    (figure: string) => explainSubVertical(summary, section, figure, main),
    [summary, section, main],
  );
  const tip = useCallback(
    (figure: string) => {
      const at = section.rows.findIndex(({ subVertical }) => subVertical === figure.split(":")[0]);
      const [row, own] = [shown.rows[at], section.rows[at]];
      return row && own ? tipOf(row, own, section.year, measure, write, words) : null;
    },
    [section, shown, measure, write, words],
  );
  const table = useMemo(() => {
    const whole = marketSummarySections[name].table(shown);
    // Spending is the share already.
    return measure === "share" ? withoutColumns(whole, ["share_percent"]) : whole;
  }, [name, shown, measure]);
  const largest = shown.rows
    .slice(0, 3)
    .map(
      (row) => `${words.subVertical(row.subVertical)} ${isTop ? write.inline(row.dollars) : write.change(row.delta)}`,
    );

  let chart: ReactNode = <p>{text("marketSummary.listEmpty")}</p>;
  if (section.rows.length > 0) {
    chart = (
      <BarList
        heads={[
          text("marketSummary.column.sub_vertical"),
          isTop ? write.unit : write.changeUnit,
          text("marketSummary.column.growth_percent"),
        ]}
        rows={barsOf(shown, amounts, words, forecast, (row) => ({
          text: isTop ? write.cell(row.dollars) : write.changeCell(row.delta),
        }))}
      />
    );
  }
  return (
    <SummarySection
      name={name}
      summary={summary}
      section={section}
      headline={subVerticalHeadline(name, shown, words, measure)}
      measure={line}
      controls={
        isTop ? undefined : (
          <MinimumSize
            share={view.minimumShare}
            amount={minimum ? spoken(write.inline(minimum), measure, words) : null}
            words={words}
          />
        )
      }
      chart={chart}
      alt={text("marketSummary.alt.list", { line, largest: formats.list(largest) })}
      table={
        <SectionTable
          caption={line}
          table={table}
          words={words}
          named="sub_vertical"
          amounts={measure === "dollars" ? undefined : write}
        />
      }
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

/** `row` is in the measure, `own` in dollars, which a tip always names too. */
function tipOf(
  row: SubVerticalRow,
  own: SubVerticalRow,
  year: number,
  measure: Measure,
  write: MeasureFormats,
  words: Words,
): Tip {
  const { text, formats } = words;
  const title = `${words.subVertical(row.subVertical)}, ${formats.year(year)}`;
  return {
    title: measure === "perCapita" ? `${title} · ${write.unit}` : title,
    rows: [
      [text("marketSummary.column.vertical"), words.vertical(row.vertical)],
      [text("marketSummary.column.dollars"), write.exact(row.dollars)],
      [text("marketSummary.column.previous_dollars"), write.exact(row.previous)],
      [text("marketSummary.column.delta_dollars"), write.change(row.delta)],
      [text("marketSummary.column.growth_percent"), formats.growth(row.growth)],
      measure === "dollars"
        ? [text("marketSummary.column.share_percent"), formats.share(row.share)]
        : [text("marketSummary.inDollars"), `${formats.dollars(own.dollars)} (${formats.moneyChange(own.delta)})`],
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
