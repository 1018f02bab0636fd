import { memo, useCallback, useMemo } from "react";
import { breakdownFigure } from "#documents/parts/breakdownFigure.ts";
import type { Spending } from "#documents/spending.ts";
import type { VerticalBreakdown } from "#domain/spending/sections.ts";
import type { Tip } from "#ui/figures/figureLayer.ts";
import { SpendingSection } from "#ui/figures/frame/SpendingSection.tsx";

/** The sub-verticals of the scope, largest first; the explanation of each leads to its page. */
export const BreakdownBlock = memo(function BreakdownBlock({ spending }: { readonly spending: Spending }) {
  const shown = useMemo(() => breakdownFigure(spending), [spending]);
  const { section } = shown;
  const tip = useCallback((figure: string) => tipOf(section, figure, spending), [section, spending]);

  return (
    <SpendingSection
      name="verticalBreakdown"
      spending={spending}
      shown={shown}
      tip={tip}
      mainFigure={section.rows[0]?.subVertical ?? null}
    />
  );
});

function tipOf(section: VerticalBreakdown, figure: string, { words }: Spending): Tip | null {
  const { text, formats } = words;
  const id = figure.split(":")[0];
  const row = section.rows.find(({ subVertical }) => subVertical === id);
  if (!row) return null;
  return {
    title: `${words.subVertical(row.subVertical)}, ${formats.year(section.year)}`,
    rows: [
      [text("spending.column.dollars"), formats.dollars(row.dollars)],
      [text("spending.column.growth_percent"), formats.growth(row.growth)],
      [text("verticals.subVerticals.shareOf"), formats.share(row.share)],
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
