import { memo, useCallback, useMemo } from "react";
import { BlockSection } from "#blocks/frame/BlockSection.tsx";
import { SectionTable } from "#blocks/table/SectionTable.tsx";
import { bumpHeight, bumpLines } from "#charts/bumpLines.ts";
import { rankTable } from "#domain/ranks/rankTable.ts";
import type { Table } from "#domain/table.ts";
import type { Spending } from "#reports/spending.ts";
import { Plot } from "#ui/figure/Plot.tsx";
import { explainRank } from "./explainRank.ts";
import type { Ranking } from "./ranking.ts";
import { rankTip } from "./rankTip.ts";

/** Who passed whom over the years: a line each, the own one strongest. */
export const RankYearsBlock = memo(function RankYearsBlock({ ranking }: { readonly ranking: Ranking }) {
  const { kind, list, spending, nameOf, colourOf, weightOf, window, own } = ranking;
  const { text, formats } = spending.words;
  const draw = useCallback(
    (width: number) => {
      const series = list.rows.map(({ id, ranks }) => ({
        name: nameOf(id),
        colour: weightOf(id) === "quiet" ? "var(--chart-quiet)" : colourOf(id),
        weight: weightOf(id),
        ranks,
      }));
      const labels = { forecast: text("spending.kind.forecast"), rank: (rank: number) => formats.count(rank) };
      return bumpLines(series, width, { years: list.years, kinds: list.kinds, ranks: window, labels });
    },
    [list, nameOf, weightOf, colourOf, window, text, formats],
  );
  const table = useMemo(() => yearsOnly(rankTable(list, kind), kind), [list, kind]);
  const files = useMemo(() => [{ name: ranking.names[1], table: () => table }], [ranking, table]);
  const tip = useCallback((figure: string) => rankTip(ranking, figure), [ranking]);
  const explain = useCallback((asked: Spending, figure: string) => explainRank(ranking, asked, figure), [ranking]);
  const told = list.rows.find(({ id }) => id === own) ?? list.rows[0];
  const figures = list.years.map((year, at) => ({
    id: `year:${year}`,
    label: `${formats.year(year)}: ${told ? `${nameOf(told.id)} ${formats.rank(told.ranks[at] ?? null)}` : ""}`,
  }));
  const line = text("mediaRank.line.years", {
    line: ranking.line,
    first: formats.year(list.years[0] ?? list.year),
    last: formats.year(list.years.at(-1) ?? list.year),
    best: formats.count(window[0]),
    worst: formats.count(window[1]),
  });
  return (
    <BlockSection
      name={ranking.names[1]}
      spending={spending}
      headline={ranking.headlines[1]}
      measure={line}
      chart={<Plot height={bumpHeight(window)} draw={draw} figures={figures} />}
      alt={text("mediaRank.alt.years", {
        line,
        name: told ? nameOf(told.id) : "",
        from: formats.rank(told?.ranks[0] ?? null),
        to: formats.rank(told?.ranks.at(-1) ?? null),
      })}
      table={<SectionTable caption={line} table={table} words={spending.words} named={kind} mark={ranking.markOf} />}
      tip={tip}
      explain={explain}
      mainFigure={told ? `${told.id}:rank` : null}
      files={files}
    />
  );
});

/** The names and their ranks in every year. */
function yearsOnly({ columns, rows }: Table, kind: string): Table {
  const kept = columns.flatMap(({ key, year }, at) => (key === kind || year !== undefined ? [at] : []));
  return {
    columns: kept.flatMap((at) => columns[at] ?? []),
    rows: rows.map((row) => kept.map((at) => row[at] ?? null)),
  };
}
