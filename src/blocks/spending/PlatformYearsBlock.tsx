import { memo, useCallback, useMemo } from "react";
import { stackedYears } from "#charts/stackedYears.ts";
import type { PlatformYears, PlatformYearsRow } from "#domain/spending/sections.ts";
import { spendingSections } from "#domain/spending/spendingSections.ts";
import { type Column, DataTable } from "#ui/figure/DataTable.tsx";
import { Plot } from "#ui/figure/Plot.tsx";
import { explainPlatformYears } from "../explain/explainPlatformYears.ts";
import type { Spending } from "#reports/spending.ts";
import { SpendingSection } from "../frame/SpendingSection.tsx";
import { blockHeadline } from "../headline/blockHeadline.ts";
import { yearColumns, yearsUnit } from "../table/yearColumns.ts";
import type { Words } from "#words/words.ts";
import { PlatformKey } from "./PlatformKey.tsx";
import { stackParts } from "./platformStack.ts";
import { useYears } from "./useYears.ts";

const HEIGHT = 360;

/** Digital spending by who sells it over the years; a modelled cut through the same money, and it says so. */
export const PlatformYearsBlock = memo(function PlatformYearsBlock({ spending }: { readonly spending: Spending }) {
  const { view, words } = spending;
  const { text } = words;
  const section = useMemo(() => spendingSections.digitalSpendingByPlatformTable.compute(view), [view]);
  const totals = useMemo(() => section.rows.at(-1)?.dollars ?? [], [section]);
  const { unit, measured, axes, figures, tip, spoken } = useYears(section, totals, spending, rowName);
  const parts = useMemo(() => stackParts(section, view.year, words), [section, view.year, words]);
  const line = text("spending.line.digitalSpendingByPlatformTable", { unit });

  const draw = useCallback(
    (width: number) => {
      const shown = parts.map(({ dollars, ...part }) => ({ ...part, dollars: measured(dollars) }));
      return stackedYears(shown, width, HEIGHT, axes);
    },
    [parts, measured, axes],
  );
  const columns = useMemo(() => columnsOf(section, totals, spending), [section, totals, spending]);

  return (
    <SpendingSection
      name="digitalSpendingByPlatformTable"
      spending={spending}
      section={section}
      headline={blockHeadline("digitalSpendingByPlatform", spending) ?? averageHeadline(section, words)}
      measure={line}
      chart={
        <>
          <PlatformKey parts={parts} />
          <Plot height={HEIGHT} draw={draw} figures={figures} />
        </>
      }
      alt={text("spending.alt.stack", { line, ...spoken })}
      table={
        <DataTable
          caption={line}
          columns={columns}
          rows={section.rows.slice(0, -1)}
          totals={section.rows.slice(-1)}
          rowId={({ id }) => id}
          current={`dollars_${view.year}`}
        />
      }
      tip={tip}
      explain={explainPlatformYears}
      mainFigure={`year:${view.year}`}
    />
  );
});

function rowName(id: string, words: Words): string {
  return id === "total" ? words.text("spending.level.total") : words.platform(id);
}

function columnsOf(
  section: PlatformYears,
  totals: readonly (number | null)[],
  { view, measure, words }: Spending,
): Column<PlatformYearsRow>[] {
  const unit = yearsUnit(section, measure, words);
  return [
    {
      key: "platform",
      head: words.text("spending.column.platform"),
      ...(unit !== null && { unit }),
      numeric: false,
      value: ({ id }) => rowName(id, words),
      shown: ({ id }) => rowName(id, words),
    },
    ...yearColumns<PlatformYearsRow>(section, totals, view.own.population, measure, words),
  ];
}

/** Where no finding is worth a sentence, how digital fares. */
function averageHeadline({ rows, cagrFrom, cagrTo }: PlatformYears, { text, formats }: Words): string {
  return text("spending.headline.platformYears", {
    growth: formats.growth(rows.at(-1)?.cagr ?? null),
    from: formats.year(cagrFrom),
    to: formats.year(cagrTo),
  });
}
