import { useSuspenseQuery } from "@tanstack/react-query";
import { memo, useCallback, useMemo } from "react";
import { FigureChart } from "#ui/figures/chart/FigureChart.tsx";
import { BlockSection } from "#ui/figures/frame/BlockSection.tsx";
import type { Spending } from "#documents/spending.ts";
import { prospectsTable } from "#domain/advertisers/digitalMarketProspects.ts";
import { prospectsFigure } from "#documents/parts/advertisers/prospectsFigure.ts";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { prospectsQuery } from "#ui/queries/advertiserQueries.ts";
import { LateBlock } from "#ui/figures/frame/LateBlock.tsx";
import { explainProspect } from "./explainProspect.ts";
import style from "./ProspectsBlock.module.css";
import { ProspectsTable } from "./ProspectsTable.tsx";
import { prospectTip } from "./prospectWords.ts";

interface ProspectsBlockProps {
  readonly spending: Spending;
}

/** Who may buy digital advertising here, best first, each with the way onto the call list. */
export const ProspectsBlock = memo(({ spending }: ProspectsBlockProps) => (
  <LateBlock>
    <Prospects spending={spending} />
  </LateBlock>
));

function Prospects({ spending }: ProspectsBlockProps) {
  const { view, revision, market, words } = spending;
  const { text, formats } = words;
  const { data: known } = useSuspenseQuery(prospectsQuery(revision.id, market.id));
  const figure = useMemo(() => prospectsFigure(spending, known), [spending, known]);
  const files = useMemo(
    () => [{ name: "digitalMarketProspects", table: () => prospectsTable(figure?.rows ?? [], formats.locale) }],
    [figure, formats],
  );
  const tip = useCallback(
    (id: string) => prospectTip(figure?.rows ?? [], id, view.year, words),
    [figure, view.year, words],
  );
  const explain = useCallback((asked: Spending, id: string) => explainProspect(asked, known, id), [known]);

  if (!figure) {
    return (
      <EmptyState
        title={text("verticals.prospects.none")}
        hint={text("verticals.prospects.noneHint", { revision: revision.label })}
      />
    );
  }
  return (
    <BlockSection
      name={figure.name}
      spending={spending}
      headline={figure.headline}
      measure={figure.measure}
      controls={<p className={style["made"]}>{figure.made}</p>}
      opensWith="table"
      chart={<FigureChart figure={figure} />}
      alt={figure.alt}
      table={<ProspectsTable caption={figure.measure} rows={figure.rows} spending={spending} />}
      tip={tip}
      explain={explain}
      mainFigure={`${figure.best.prospect.id}:score`}
      files={files}
      figure={figure}
    />
  );
}
