import { memo, useCallback, useMemo } from "react";
import { explainBreakdown } from "#blocks/explain/explainBreakdown.ts";
import type { Spending } from "#reports/spending.ts";
import { SpendingSection } from "#blocks/frame/SpendingSection.tsx";
import { blockHeadline } from "#blocks/headline/blockHeadline.ts";
import type { TotalRow } from "#reports/reportTable.ts";
import { SectionTable } from "#blocks/table/SectionTable.tsx";
import { growth } from "#domain/growth.ts";
import type { VerticalBreakdown } from "#domain/spending/sections.ts";
import { spendingSections } from "#domain/spending/spendingSections.ts";
import type { Tip } from "#ui/figure/figureLayer.ts";
import { TILE, TreeMap } from "./TreeMap.tsx";

/** The sub-verticals of the scope as tiles: area is money, colour the change; each leads to its page. */
export const TreeMapBlock = memo(function TreeMapBlock({ spending }: { readonly spending: Spending }) {
  const { view, words } = spending;
  const { text, formats } = words;
  const section = useMemo(() => spendingSections.verticalBreakdown.compute(view), [view]);
  const table = useMemo(() => spendingSections.verticalBreakdown.table(section), [section]);
  const line = text("spending.line.verticalBreakdown", {
    year: formats.year(section.year),
    before: formats.year(section.year - 1),
    political: text(`spending.political.${view.political}`),
  });
  const tip = useCallback((figure: string) => tipOf(section, figure, spending), [section, spending]);
  const largest = section.rows
    .slice(0, 3)
    .map(
      ({ subVertical, dollars, growth }) =>
        `${words.subVertical(subVertical)} ${formats.money(dollars)} (${formats.growth(growth)})`,
    );

  return (
    <SpendingSection
      name="verticalBreakdown"
      spending={spending}
      section={section}
      headline={blockHeadline("verticalBreakdown", spending) ?? largestHeadline(section, spending)}
      measure={line}
      chart={<TreeMap section={section} spending={spending} />}
      alt={text("spending.alt.treeMap", {
        line,
        count: section.rows.length,
        total: formats.money(section.total),
        largest: formats.list(largest),
      })}
      table={<SectionTable caption={line} table={table} words={words} named="sub_vertical" total={totalRow(section)} />}
      tip={tip}
      explain={explainBreakdown}
      mainFigure={section.rows[0]?.subVertical ?? null}
    />
  );
});

function totalRow({ total, previousTotal }: VerticalBreakdown): TotalRow {
  const change = growth(previousTotal, total);
  return {
    sub_vertical: "total",
    dollars: total,
    previous_dollars: previousTotal,
    delta_dollars: total === null || previousTotal === null ? null : total - previousTotal,
    growth_percent: change === null ? null : change * 100,
    share_percent: total ? 100 : null,
  };
}

function tipOf(section: VerticalBreakdown, figure: string, { words }: Spending): Tip | null {
  const { text, formats } = words;
  const id = (figure.startsWith(TILE) ? figure.slice(TILE.length) : figure).split(":")[0];
  const row = section.rows.find(({ subVertical }) => subVertical === id);
  if (!row) return null;
  return {
    title: `${words.subVertical(row.subVertical)}, ${formats.year(section.year)}`,
    rows: [
      [text("spending.column.dollars"), formats.dollars(row.dollars)],
      [text("spending.column.growth_percent"), formats.growth(row.growth)],
      [text("verticals.subVerticals.shareOf"), formats.percent(row.sharePercent)],
      [text("spending.column.index"), formats.index(row.index)],
      ...(row.topMedium
        ? [
            [
              text("spending.column.top_medium"),
              `${words.medium(row.topMedium)} · ${formats.share(row.topMediumShare)}`,
            ] as const,
          ]
        : []),
    ],
  };
}

function largestHeadline({ rows, year }: VerticalBreakdown, { words }: Spending): string {
  const [first] = rows;
  if (!first?.dollars) return words.text("spending.headline.none", { year: words.formats.year(year) });
  return words.text("spending.headline.breakdown", {
    name: words.subVertical(first.subVertical),
    share: words.formats.percent(first.sharePercent),
  });
}
