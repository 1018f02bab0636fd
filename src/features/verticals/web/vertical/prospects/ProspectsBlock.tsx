import { useSuspenseQuery } from "@tanstack/react-query";
import { memo, useCallback, useMemo } from "react";
import { BlockSection } from "#blocks/frame/BlockSection.tsx";
import type { Spending } from "#reports/spending.ts";
import { digitalMarketProspects, prospectsTable } from "#domain/advertisers/digitalMarketProspects.ts";
import { columnScale } from "#i18n/money.ts";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { prospectsQuery } from "#ui/queries/advertiserQueries.ts";
import { LateBlock } from "../LateBlock.tsx";
import { explainProspect } from "./explainProspect.ts";
import { prospectsChart } from "./prospectsChart.ts";
import { ProspectBars } from "./ProspectBars.tsx";
import style from "./ProspectsBlock.module.css";
import { ProspectsTable } from "./ProspectsTable.tsx";
import { prospectTip, sellersMedia } from "./prospectWords.ts";

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
  const { view, revision, market, own, words } = spending;
  const { text, formats } = words;
  const { data: known } = useSuspenseQuery(prospectsQuery(revision.id, market.id));
  const rows = useMemo(() => digitalMarketProspects(view, known, own.media), [view, known, own]);
  const exportChart = useCallback(() => prospectsChart(rows, words), [rows, words]);
  const files = useMemo(
    () => [{ name: "digitalMarketProspects", table: () => prospectsTable(rows, formats.locale) }],
    [rows, formats],
  );
  const tip = useCallback((figure: string) => prospectTip(rows, figure, view.year, words), [rows, view.year, words]);
  const explain = useCallback((asked: Spending, figure: string) => explainProspect(asked, known, figure), [known]);
  const [best] = rows;

  if (!best) {
    return (
      <EmptyState
        title={text("verticals.prospects.none")}
        hint={text("verticals.prospects.noneHint", { revision: revision.label })}
      />
    );
  }
  const line = text("verticals.prospects.line", {
    year: formats.year(view.year),
    unit: formats.moneyHead(columnScale(rows.map(({ dollars }) => dollars))),
  });
  return (
    <BlockSection
      name="digitalMarketProspects"
      spending={spending}
      headline={text("verticals.prospects.headline", {
        name: formats.name(best.prospect.names),
        score: formats.count(best.score),
      })}
      measure={line}
      controls={
        <p className={style["made"]}>{text("verticals.prospects.made", { media: sellersMedia(own.media, words) })}</p>
      }
      opensWith="table"
      chart={<ProspectBars rows={rows} words={words} />}
      alt={text("verticals.prospects.alt", {
        line,
        count: rows.length,
        best: formats.list(
          rows.slice(0, 3).map(({ prospect, score }) => `${formats.name(prospect.names)} ${formats.count(score)}`),
        ),
      })}
      table={<ProspectsTable caption={line} rows={rows} spending={spending} />}
      tip={tip}
      explain={explain}
      mainFigure={`${best.prospect.id}:score`}
      files={files}
      exportChart={exportChart}
    />
  );
}
