import { memo, useCallback, useMemo } from "react";
import { seriesLines } from "#charts/seriesLines.ts";
import { explainSubVerticalYears } from "#blocks/explain/explainBreakdown.ts";
import type { Spending } from "#reports/spending.ts";
import { SpendingSection } from "#blocks/frame/SpendingSection.tsx";
import { blockHeadline } from "#blocks/headline/blockHeadline.ts";
import { HeatKey } from "#blocks/spending/HeatKey.tsx";
import { useYears } from "#blocks/spending/useYears.ts";
import type { Words } from "#words/words.ts";
import type { SubVerticalYears } from "#domain/spending/sections.ts";
import { spendingSections } from "#domain/spending/spendingSections.ts";
import { Plot } from "#ui/figure/Plot.tsx";
import { subVerticalSeries } from "./subVerticalSeries.ts";
import { SubVerticalYearsTable } from "./SubVerticalYearsTable.tsx";

const HEIGHT = 400;

/** Every sub-vertical in every year with its share, growth, index and leading medium; as lines, the six largest by name. */
export const SubVerticalYearsBlock = memo(function SubVerticalYearsBlock({
  spending,
}: {
  readonly spending: Spending;
}) {
  const { view, words } = spending;
  const { text } = words;
  const section = useMemo(() => spendingSections.verticalAdSpendingTable.compute(view), [view]);
  const totals = useMemo(() => section.rows.at(-1)?.dollars ?? [], [section]);
  const { unit, measured, axes, figures, tip, spoken } = useYears(section, totals, spending, lineName);
  const line = text("spending.line.verticalAdSpendingTable", {
    unit,
    political: text(`spending.political.${view.political}`),
  });

  const draw = useCallback(
    (width: number) => {
      const series = subVerticalSeries(section, words).map(({ dollars, ...one }) => ({
        ...one,
        dollars: measured(dollars),
      }));
      return seriesLines(series, width, HEIGHT, axes);
    },
    [section, words, measured, axes],
  );

  return (
    <SpendingSection
      name="verticalAdSpendingTable"
      spending={spending}
      section={section}
      headline={blockHeadline("verticalAdSpendingTable", spending) ?? outlookHeadline(section, words)}
      measure={line}
      opensWith="table"
      chart={<Plot height={HEIGHT} draw={draw} figures={figures} />}
      alt={text("spending.alt.years", { line, ...spoken })}
      table={
        <>
          <SubVerticalYearsTable caption={line} section={section} spending={spending} />
          <HeatKey words={words} />
        </>
      }
      tip={tip}
      explain={explainSubVerticalYears}
      mainFigure="total:cagr_percent"
    />
  );
});

function lineName(id: string, words: Words): string {
  return id === "total" ? words.text("spending.level.total") : words.subVertical(id);
}

/** Where no finding is worth a sentence: which sub-vertical has the best outlook. */
function outlookHeadline({ rows, cagrFrom, cagrTo }: SubVerticalYears, { text, formats, subVertical }: Words): string {
  const known = rows.slice(0, -1).flatMap(({ id, cagr }) => (cagr === null ? [] : [{ id, cagr }]));
  const [best] = known.toSorted((a, b) => b.cagr - a.cagr);
  if (!best) return text("spending.headline.yearsNone");
  return text("spending.headline.subVerticalYears", {
    name: subVertical(best.id),
    growth: formats.growth(best.cagr),
    from: formats.year(cagrFrom),
    to: formats.year(cagrTo),
  });
}
