import { useQuery } from "@tanstack/react-query";
import { memo, useCallback, useMemo } from "react";
import type { ShareSpending } from "#documents/parts/wallet/shareSpending.ts";
import { focusName } from "#documents/parts/wallet/walletWords.ts";
import { NATION } from "#domain/markets/market.ts";
import { ownMonths } from "#domain/ownRevenue/ownSales.ts";
import { planMonths } from "#domain/plan/planMonths.ts";
import { type Pacing, pacing, type PacingMonth } from "#domain/plan/pacing.ts";
import { quarterOfMonth } from "#domain/period.ts";
import { narrowWallet } from "#domain/spending/scope.ts";
import type { Table } from "#domain/tables/table.ts";
import { monthsAgainst } from "#figures/charts/monthsAgainst.ts";
import { columnScale } from "#language/money.ts";
import type { Words } from "#language/words/words.ts";
import { type Column, DataTable } from "#ui/figures/DataTable.tsx";
import type { Tip } from "#ui/figures/figureLayer.ts";
import { BlockSection } from "#ui/figures/frame/BlockSection.tsx";
import { Plot } from "#ui/figures/Plot.tsx";
import { seasonsQuery } from "#ui/queries/advertiserQueries.ts";
import { ownRevenueQuery } from "../revenue/ownRevenueQuery.ts";
import { MonthsKey } from "./MonthsKey.tsx";
import { planExplained } from "./planExplained.ts";

interface PacingTableProps {
  readonly caption: string;
  readonly pacing: Pacing;
  readonly words: Words;
}

/** Own and market dollars of every month, with the own part in each and so far. */
const PacingTable = memo(function PacingTable({ caption, pacing, words }: PacingTableProps) {
  const { text, formats } = words;
  const own = columnScale(pacing.months.map((month) => month.own));
  const market = columnScale(pacing.months.map((month) => month.market));
  const money = (key: "own" | "market", head: string, scale: typeof own): Column<PacingMonth> => ({
    key,
    head,
    unit: formats.moneyHead(scale),
    numeric: true,
    value: (row) => row[key],
    shown: (row) => formats.moneyIn(scale, row[key]),
  });
  const part = (key: "share" | "shareSoFar"): Column<PacingMonth> => ({
    key,
    head: text(`scenarios.pacing.${key}`),
    numeric: true,
    value: (row) => row[key],
    shown: (row) => formats.share(row[key]),
  });
  const columns: Column<PacingMonth>[] = [
    {
      key: "month",
      head: text("spending.column.month"),
      numeric: false,
      value: ({ month }) => month,
      shown: ({ month }) => formats.month(month),
    },
    money("own", text("scenarios.pacing.own"), own),
    money("market", text("scenarios.pacing.market"), market),
    part("share"),
    part("shareSoFar"),
  ];
  return <DataTable caption={caption} columns={columns} rows={pacing.months} rowId={({ month }) => `month-${month}`} />;
});

const HEIGHT = 220;

/** Own revenue month by month against what the market's season would bring. Nothing where no month of it was given. */
export const PacingSection = memo(function PacingSection({ asked }: { readonly asked: ShareSpending }) {
  const { spending, question, share } = asked;
  const { words, revision, whole } = spending;
  const { text, formats } = words;
  const market = spending.market.id;
  const { data: seasons = [] } = useQuery(seasonsQuery(revision.id));
  const { data: cells = [] } = useQuery({ ...ownRevenueQuery(market), enabled: market !== NATION });
  const paced = useMemo(() => {
    const focus = narrowWallet(whole.own.wallet, question.focus);
    const { year } = whole;
    const own = ownMonths(cells, { market, medium: question.medium, year }, focus.subVerticals);
    const { months } = planMonths(whole, question.focus, seasons);
    return pacing({ own, wallet: share.total.wallet, months });
  }, [whole, question, market, cells, seasons, share.total.wallet]);

  const draw = useCallback(
    (width: number) =>
      monthsAgainst(
        (paced?.months ?? []).map(({ month, own, market: of }) => ({
          month,
          dollars: own,
          against: expected(paced, of),
          striped: false,
        })),
        width,
        HEIGHT,
        { month: (month) => formats.month(month), tick: (dollars) => formats.money(dollars) },
      ),
    [paced, formats],
  );
  const figures = useMemo(
    () =>
      (paced?.months ?? []).map(({ month, own }) => ({
        id: `month-${month}`,
        label: `${formats.month(month)}: ${formats.money(own)}`,
      })),
    [paced, formats],
  );
  const tip = useCallback((figure: string): Tip | null => paced && tipOf(paced, figure, spending), [paced, spending]);
  const focus = focusName(question.focus, market, words);
  const explain = useCallback(
    () =>
      paced &&
      planExplained(asked, {
        kind: "sold",
        subject: focus,
        year: share.year,
        value: formats.share(paced.toDate.share),
        values: `${formats.dollars(paced.toDate.own)} ÷ ${formats.dollars(paced.toDate.market)} = ${formats.share(paced.toDate.share)}`,
      }),
    [paced, asked, focus, share.year, formats],
  );
  const files = useMemo(
    () => (paced ? [{ name: "ownPacing", table: () => pacingTable(paced, share.year) }] : []),
    [paced, share.year],
  );
  if (!paced) return null;

  const values = { focus, year: formats.year(share.year), share: formats.share(paced.toDate.share) };
  const measure = text("scenarios.pacing.measure", values);
  return (
    <BlockSection
      name="ownPacing"
      spending={spending}
      headline={text("scenarios.pacing.headline", { ...values, money: formats.money(paced.yearAtThisPace) })}
      measure={measure}
      chart={
        <>
          <MonthsKey column={text("scenarios.pacing.own")} line={text("scenarios.pacing.season")} stripes={null} />
          <Plot height={HEIGHT} draw={draw} figures={figures} />
        </>
      }
      alt={text("scenarios.pacing.alt", values)}
      table={<PacingTable caption={measure} pacing={paced} words={words} />}
      tip={tip}
      explain={explain}
      mainFigure="toDate"
      files={files}
    />
  );
});

/** What a month would bring at the share of all months so far. */
function expected(paced: Pacing | null, market: number | null): number | null {
  const part = paced?.toDate.share ?? null;
  return part === null || market === null ? null : market * part;
}

function tipOf(paced: Pacing, figure: string, { words }: ShareSpending["spending"]): Tip | null {
  const { text, formats } = words;
  const month = paced.months.find((one) => `month-${one.month}` === figure);
  if (!month) return null;
  return {
    title: formats.month(month.month),
    rows: [
      [text("scenarios.pacing.own"), formats.dollars(month.own)],
      [text("scenarios.pacing.season"), formats.dollars(expected(paced, month.market))],
      [text("scenarios.pacing.share"), formats.share(month.share)],
      [text("scenarios.pacing.shareSoFar"), formats.share(month.shareSoFar)],
    ],
  };
}

function pacingTable({ months }: Pacing, year: number): Table {
  return {
    columns: [
      { key: "year", unit: "year" },
      { key: "quarter", unit: "count" },
      { key: "month", unit: "count" },
      { key: "own_dollars", unit: "dollars" },
      { key: "market_dollars", unit: "dollars" },
    ],
    rows: months.map(({ month, own, market }) => [year, quarterOfMonth(month), month, own, market]),
  };
}
