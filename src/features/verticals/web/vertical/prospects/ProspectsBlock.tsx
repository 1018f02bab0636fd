import { useSuspenseQuery } from "@tanstack/react-query";
import { memo, useCallback, useMemo } from "react";
import { prospectColumns, prospectsFigure, sellersMedia } from "#documents/parts/advertisers/prospectsFigure.ts";
import type { Spending } from "#documents/spending.ts";
import {
  digitalMarketProspects,
  type DigitalProspect,
  prospectsTable,
} from "#domain/advertisers/digitalMarketProspects.ts";
import type { Prospect } from "#domain/advertisers/prospect.ts";
import { SCORE_WEIGHTS } from "#domain/advertisers/prospectScore.ts";
import { narrowView } from "#domain/spending/scope.ts";
import { spendingSections } from "#domain/spending/spendingSections.ts";
import type { Words } from "#language/words/words.ts";
import { AddToCallList } from "#ui/callList/AddToCallList.tsx";
import { FigureChart } from "#ui/figures/chart/FigureChart.tsx";
import { type Column, DataTable } from "#ui/figures/DataTable.tsx";
import { explained } from "#ui/figures/explain/explained.ts";
import { change, quotient } from "#ui/figures/explain/writeFormula.ts";
import type { Explanation, Tip } from "#ui/figures/figureLayer.ts";
import { BlockSection } from "#ui/figures/frame/BlockSection.tsx";
import { LateBlock } from "#ui/figures/frame/LateBlock.tsx";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { prospectsQuery } from "#ui/queries/advertiserQueries.ts";
import style from "./ProspectsBlock.module.css";

/** What a prospect's row says at once. */
function prospectTip(rows: readonly DigitalProspect[], figure: string, year: number, words: Words): Tip | null {
  const { text, formats } = words;
  const row = rows.find(({ prospect }) => prospect.id === figure.split(":")[0]);
  if (!row) return null;
  return {
    title: `${formats.name(row.prospect.names)}, ${formats.year(year)}`,
    rows: [
      [text("verticals.prospects.column.category"), words.subVertical(row.prospect.subVertical)],
      [text("verticals.prospects.column.digital"), formats.dollars(row.dollars)],
      [text("verticals.prospects.column.digitalShare"), formats.share(row.share)],
      [text("verticals.prospects.column.gap"), formats.points(row.gap)],
      [text("verticals.prospects.column.score"), formats.count(row.score)],
    ],
  };
}

/** Why a prospect's figure is what it is: `dentists`, `dentists:dollars`, `dentists:score`. */
function explainProspect(spending: Spending, prospects: readonly Prospect[], figure: string): Explanation | null {
  const at = figure.lastIndexOf(":");
  const [id, column] = at < 0 ? [figure, "score"] : [figure.slice(0, at), figure.slice(at + 1)];
  const row = digitalMarketProspects(spending.view, prospects, spending.own.media).find(
    ({ prospect }) => prospect.id === id,
  );
  if (!row) return null;
  if (column === "dollars") return dollarsOf(spending, row);
  if (column === "share") return shareOf(spending, row);
  if (column === "gap") return gapOf(spending, row);
  return column === "growth" ? growthOf(spending, row) : scoreOf(spending, row);
}

/** What all explanations of a prospect have in common. */
function about({ view, words }: Spending, { prospect }: DigitalProspect) {
  return {
    subject: words.formats.name(prospect.names),
    market: words.market(view.own.wallet.market),
    year: view.year,
  };
}

type Explained = "score" | "dollars" | "share" | "gap";

/** Writes one out; the facts are those of any figure of the year, with the source of the prospect's parts. */
function write(
  spending: Spending,
  row: DigitalProspect,
  what: Explained,
  value: string,
  values: string | null,
): Explanation {
  const { text, formats } = spending.words;
  const media = sellersMedia(spending.own.media, spending.words);
  const base = explained(spending, { ...about(spending, row), measure: "dollars", value, values: null });
  const key = { score: "", dollars: "Dollars", share: "Share", gap: "Gap" } as const;
  return {
    ...base,
    title: text(`verticals.prospects.explained.${what}`, {
      name: formats.name(row.prospect.names),
      year: formats.year(spending.view.year),
    }),
    what: text(`verticals.prospects.explained.what${key[what]}`, { media }),
    formula: values === null ? null : { words: text(`verticals.prospects.explained.formula${key[what]}`), values },
    facts: [...base.facts, [text("verticals.prospects.explained.source"), row.prospect.source]],
  };
}

function scoreOf(spending: Spending, row: DigitalProspect): Explanation {
  const { text, formats, subVertical } = spending.words;
  const { size, growth, opening } = row.parts;
  const whole = (part: number) => formats.count(Math.round(part));
  const term = (weight: number, part: number) => `${formats.count(weight * 100)}% × ${whole(part)}`;
  const terms = [
    term(SCORE_WEIGHTS.size, size),
    term(SCORE_WEIGHTS.growth, growth),
    term(SCORE_WEIGHTS.opening, opening),
  ];
  const value = formats.count(row.score);
  const media = sellersMedia(spending.own.media, spending.words);
  const explanation = write(spending, row, "score", value, `${terms.join(" + ")} = ${value}`);
  return {
    ...explanation,
    facts: [
      [text("verticals.prospects.explained.size"), formats.share(size / 100)],
      [text("verticals.prospects.explained.growth"), formats.share(growth / 100)],
      [text("verticals.prospects.explained.opening", { media }), whole(opening)],
      [
        text("verticals.prospects.explained.index", { media, category: subVertical(row.prospect.subVertical) }),
        formats.index(row.ownIndex),
      ],
      ...explanation.facts,
    ],
  };
}

/** The digital spending of the prospect's sub-vertical in this year and the one before. */
function categoryOf({ whole }: Spending, { prospect }: DigitalProspect) {
  const view = narrowView(whole, { kind: "subVertical", id: prospect.subVertical });
  return spendingSections.digitalAdSpending.compute(view);
}

function dollarsOf(spending: Spending, row: DigitalProspect): Explanation {
  const { formats } = spending.words;
  const { total } = categoryOf(spending, row);
  const value = formats.dollars(row.dollars);
  const part = formats.share(row.prospect.digitalPart);
  return write(
    spending,
    row,
    "dollars",
    value,
    total === null ? null : `${formats.dollars(total)} × ${part} = ${value}`,
  );
}

function shareOf(spending: Spending, row: DigitalProspect): Explanation {
  const { formats } = spending.words;
  const value = formats.share(row.share);
  const all = row.share === null ? null : Math.round(row.dollars / row.share);
  return write(spending, row, "share", value, quotient(formats, row.dollars, all, value));
}

function gapOf(spending: Spending, row: DigitalProspect): Explanation {
  const { formats } = spending.words;
  const value = formats.points(row.gap);
  const values = row.gap === null ? null : `${formats.share(row.share)} − ${formats.share(row.nationShare)} = ${value}`;
  return write(spending, row, "gap", value, values);
}

function growthOf(spending: Spending, row: DigitalProspect): Explanation {
  const { formats } = spending.words;
  const { total, previousTotal } = categoryOf(spending, row);
  const value = formats.growth(row.growth);
  const values = change(formats, previousTotal, total, value);
  return explained(spending, { ...about(spending, row), measure: "growth", value, values });
}

interface ProspectsTableProps {
  readonly caption: string;
  readonly rows: readonly DigitalProspect[];
  readonly spending: Spending;
}

/** Every prospect with what its score is made of, and the way onto the call list. */
const ProspectsTable = memo(function ProspectsTable({ caption, rows, spending }: ProspectsTableProps) {
  const columns = useMemo(() => columnsOf(rows, spending), [rows, spending]);
  return <DataTable caption={caption} columns={columns} rows={rows} rowId={({ prospect }) => prospect.id} />;
});

/** The columns that files have too, the category below the name, and the way onto the call list. */
function columnsOf(rows: readonly DigitalProspect[], { market, words }: Spending): Column<DigitalProspect>[] {
  const { text } = words;
  const called: Column<DigitalProspect> = {
    key: "call",
    head: text("verticals.prospects.column.call"),
    numeric: false,
    value: ({ prospect }) => words.formats.name(prospect.names),
    shown: () => "",
    content: ({ prospect }) => (
      <AddToCallList
        market={market.id}
        subVertical={prospect.subVertical}
        prospect={prospect.id}
        name={words.formats.name(prospect.names)}
      />
    ),
  };
  const columns = prospectColumns(rows, words).map((column) => (column.key === "name" ? named(column, words) : column));
  const after = columns.findIndex(({ key }) => key === "gap") + 1;
  return columns.toSpliced(after, 0, called);
}

function named(column: Column<DigitalProspect>, words: Words): Column<DigitalProspect> {
  return {
    ...column,
    unit: words.text("verticals.prospects.column.category"),
    content: (row) => (
      <>
        {column.shown(row)}
        <small>{words.subVertical(row.prospect.subVertical)}</small>
      </>
    ),
  };
}

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
