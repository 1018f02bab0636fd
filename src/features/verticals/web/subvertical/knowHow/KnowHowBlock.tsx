import { useQuery } from "@tanstack/react-query";
import { memo, useMemo } from "react";
import { useExportActions } from "#ui/figures/exports/useExportActions.ts";
import type { Spending } from "#documents/spending.ts";
import { insightFigure, insightTable } from "#documents/parts/advertisers/insightFigure.ts";
import { Skeleton } from "#ui/look/Skeleton.tsx";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { subVerticalInsightQuery } from "#ui/queries/advertiserQueries.ts";
import { writtenInsightsQuery } from "#ui/queries/writtenInsightsQuery.ts";
import { TextSection } from "../TextSection.tsx";
import { hasKnowHow } from "#documents/parts/advertisers/hasKnowHow.ts";
import { KnowHow } from "./KnowHow.tsx";
import { WrittenInsights } from "./WrittenInsights.tsx";
import style from "./KnowHowBlock.module.css";

interface KnowHowBlockProps {
  readonly spending: Spending;
}

const LINES = [92, 84, 88, 60] as const;

/** What a seller should know before she calls: who they are, who decides, what to ask and what to answer. */
export const KnowHowBlock = memo(function KnowHowBlock({ spending }: KnowHowBlockProps) {
  const { revision, scope, words } = spending;
  const { text, formats } = words;
  const id = scope.kind === "subVertical" ? scope.id : "";
  const { data: insight, error, refetch } = useQuery(subVerticalInsightQuery(revision.id, id, formats.locale));
  const { data: written = [] } = useQuery(writtenInsightsQuery(id, formats.locale));
  const name = words.subVertical(id);
  const figure = useMemo(() => (insight ? insightFigure(spending, insight) : null), [spending, insight]);
  const files = useMemo(
    () => (insight ? [{ name: "subVerticalInsights", table: () => insightTable(insight) }] : []),
    [insight],
  );
  const headline = text("subVertical.knowHow.headline", { name });
  const actions = useExportActions({
    name: "subVerticalInsights",
    spending,
    headline,
    measure: figure?.measure ?? "",
    alt: headline,
    files,
    figure: figure ?? undefined,
  });

  return (
    <TextSection name="subVerticalInsights" title={headline} {...(figure && { actions })}>
      {!insight && !error && (
        <output className={style["waiting"]} aria-label={text("subVertical.knowHow.loading")}>
          {LINES.map((length) => (
            <Skeleton key={length} width={`${length}%`} height="16px" />
          ))}
        </output>
      )}
      {error && <ErrorState reason={error} onRetry={() => void refetch()} />}
      <WrittenInsights pieces={written} />
      {insight && !hasKnowHow(insight) && written.length === 0 && (
        <EmptyState
          example="reading"
          title={text("subVertical.knowHow.emptyTitle")}
          hint={text("subVertical.knowHow.emptyHint")}
        />
      )}
      {insight && hasKnowHow(insight) && <KnowHow insight={insight} name={name} />}
    </TextSection>
  );
});
