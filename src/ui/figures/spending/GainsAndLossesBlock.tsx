import { memo, useCallback, useMemo } from "react";
import { gainsAndLossesFigure } from "#documents/parts/gainsAndLossesFigure.ts";
import type { Spending } from "#documents/spending.ts";
import { subVerticalListTable } from "#domain/spending/subVerticalList.ts";
import { FigureChart } from "../chart/FigureChart.tsx";
import type { ExplainIn } from "../explain/background.ts";
import { explainSubVertical } from "../explain/explainSubVertical.ts";
import { BlockSection } from "../frame/BlockSection.tsx";
import { FigureTable } from "../table/FigureTable.tsx";
import { MinimumSize } from "./MinimumSize.tsx";
import { subVerticalTip } from "./subVerticalTip.ts";

const explain: ExplainIn = (spending, figure) =>
  explainSubVertical(spending, gainsAndLossesFigure(spending).section, figure, "delta_dollars");

/** What gains and what loses on the year before, on one scale around zero. */
export const GainsAndLossesBlock = memo(function GainsAndLossesBlock({ spending }: { readonly spending: Spending }) {
  const { view, measure, words } = spending;
  const figure = useMemo(() => gainsAndLossesFigure(spending), [spending]);
  const { section, shown, write, minimum } = figure;
  const files = useMemo(() => [{ name: "gainsAndLosses", table: () => subVerticalListTable(section) }], [section]);
  const tip = useCallback(
    (id: string) => {
      const of = ({ subVertical }: { readonly subVertical: string }) => subVertical === id.split(":")[0];
      const [row, own] = [shown.rows.find(of), section.rows.find(of)];
      return row && own ? subVerticalTip(row, own, section.year, measure, write, words) : null;
    },
    [section, shown, measure, write, words],
  );
  return (
    <BlockSection
      name={figure.name}
      spending={spending}
      headline={figure.headline}
      measure={figure.measure}
      controls={<MinimumSize share={view.minimumShare} amount={minimum} write={write} spending={spending} />}
      chart={<FigureChart figure={figure} none={<p>{words.text("spending.listEmpty")}</p>} />}
      alt={figure.alt}
      table={<FigureTable figure={figure} />}
      tip={tip}
      explain={explain}
      mainFigure={section.rows[0]?.subVertical ?? null}
      files={files}
      figure={figure}
    />
  );
});
