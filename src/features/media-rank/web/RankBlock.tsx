import { memo, useCallback, useMemo } from "react";
import { BlockSection } from "#blocks/frame/BlockSection.tsx";
import { SectionTable } from "#blocks/table/SectionTable.tsx";
import { withoutColumns } from "#reports/parts/withoutColumns.ts";
import { rankTable } from "#domain/ranks/rankTable.ts";
import type { Spending } from "#reports/spending.ts";
import { explainRank } from "./explainRank.ts";
import { RankBars } from "./RankBars.tsx";
import type { Ranking } from "./ranking.ts";
import { rankTip } from "./rankTip.ts";

/** The ranking of the year: money, share and ranks won as bars, and everything else in the table. */
export const RankBlock = memo(function RankBlock({ ranking }: { readonly ranking: Ranking }) {
  const { kind, list, spending, line, nameOf, markOf } = ranking;
  const { text, formats } = spending.words;
  const whole = useMemo(() => rankTable(list, kind), [list, kind]);
  const table = useMemo(
    () =>
      withoutColumns(
        whole,
        list.years.map((year) => `rank_${year}`),
      ),
    [whole, list],
  );
  const files = useMemo(() => [{ name: ranking.names[0], table: () => whole }], [ranking, whole]);
  const tip = useCallback((figure: string) => rankTip(ranking, figure), [ranking]);
  const explain = useCallback((asked: Spending, figure: string) => explainRank(ranking, asked, figure), [ranking]);
  const known = list.rows.filter(({ rank }) => rank !== null);
  const largest = known.slice(0, 3).map(({ id, dollars }) => `${nameOf(id)} ${formats.money(dollars)}`);
  const main = ranking.own ?? known[0]?.id;
  return (
    <BlockSection
      name={ranking.names[0]}
      spending={spending}
      headline={ranking.headlines[0]}
      measure={line}
      chart={<RankBars ranking={ranking} />}
      alt={text("mediaRank.alt.ranking", { line, count: known.length, largest: formats.list(largest) })}
      table={<SectionTable caption={line} table={table} words={spending.words} named={kind} mark={markOf} />}
      tip={tip}
      explain={explain}
      mainFigure={main === undefined ? null : `${main}:rank`}
      files={files}
    />
  );
});
