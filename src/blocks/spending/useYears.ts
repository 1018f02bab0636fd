import { useCallback, useMemo } from "react";
import type { YearSeries, YearsOf } from "#domain/spending/sections.ts";
import type { Tip } from "#ui/figure/figureLayer.ts";
import type { Spending } from "#reports/spending.ts";
import { measureFormats } from "#words/measureFormats.ts";
import { inMeasure } from "#domain/figures/measure.ts";
import { tidy, type Words } from "#words/words.ts";
import { yearFigures, yearTip } from "./yearStops.ts";

interface Named extends YearSeries {
  readonly id: string;
}

/**
 * What every chart of amounts over the years says in the same way: amounts in the chosen measure, axes, stops and tips. `name`
 * has to be a function outside of the component, and totals and section the same objects as long as they are the same.
 */
export function useYears<Row extends Named>(
  section: YearsOf<Row>,
  totals: readonly (number | null)[],
  { view, measure, words }: Spending,
  name: (id: string, words: Words) => string,
) {
  const { text } = words;
  const { population } = view.own;
  const write = useMemo(() => {
    const amounts = section.rows.flatMap(({ dollars }) => dollars);
    return measureFormats(measure, amounts, words);
  }, [measure, section, words]);
  const measured = useCallback(
    (dollars: readonly (number | null)[]) =>
      dollars.map((amount, at) => inMeasure(measure, amount, totals[at] ?? null, population)),
    [measure, totals, population],
  );
  const axes = useMemo(() => {
    const labels = { forecast: text("spending.kind.forecast"), tick: (amount: number) => tidy(write.tick(amount)) };
    return { ...section, labels };
  }, [section, text, write]);
  const figures = useMemo(() => yearFigures(section, totals, words), [section, totals, words]);
  const tip = useCallback(
    (figure: string): Tip | null => yearTip(section, figure, (id) => name(id, words), words),
    [section, name, words],
  );
  return { measured, axes, figures, tip };
}
