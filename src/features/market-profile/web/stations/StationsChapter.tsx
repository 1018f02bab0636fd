import { Chapter } from "#ui/figures/frame/Chapter.tsx";
import { Deferred } from "#ui/figures/frame/Deferred.tsx";
import { COMPETITOR_VIEWS } from "#domain/stations/stationViews.ts";
import type { Spending } from "#documents/spending.ts";
import { Segmented } from "#ui/look/Segmented.tsx";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { useChooseLocal, useLocalChoice } from "../medium.ts";
import { AudienceBlock, StationRevenueBlock } from "./CompetitorBlocks.tsx";
import { StationFigures } from "./StationFigures.tsx";
import style from "./StationsChapter.module.css";

/** Who competes in the market; markets of another kind have no stations of this medium of their own. */
export function StationsChapter({ spending }: { readonly spending: Spending }) {
  const { medium, by } = useLocalChoice();
  const choose = useChooseLocal();
  const { text } = spending.words;
  const title = text(`marketProfile.chapter.stations.${medium}`);
  if (spending.market.kind !== medium) {
    return (
      <Chapter title={title}>
        <div className={style["whole"]}>
          <EmptyState
            title={text(`marketProfile.stations.otherKind.${medium}`)}
            hint={text("marketProfile.stations.otherKindHint")}
          />
        </div>
      </Chapter>
    );
  }
  return (
    <Chapter title={title}>
      <Deferred block={StationFigures} columns={12} />
      <div className={style["choice"]}>
        <Segmented
          label={text("marketProfile.stations.show")}
          value={by}
          onChange={(next) => choose("by", next === "station" ? null : next)}
          options={COMPETITOR_VIEWS.map((value) => ({
            value,
            label: text(`marketProfile.stations.column.name.${value}`),
          }))}
        />
      </div>
      <Deferred block={AudienceBlock} columns={6} />
      <Deferred block={StationRevenueBlock} columns={6} />
    </Chapter>
  );
}
