import { kindedHead } from "#language/words/kindWords.ts";
import type { LocalMedium } from "#domain/localMedium/localMedium.ts";
import { type MediumCategory, mediumCategoriesTable } from "#domain/localMedium/mediumCategories.ts";
import { NATION } from "#domain/markets/market.ts";
import { viewKind } from "#domain/yearKind.ts";
import { columnScale } from "#language/money.ts";
import type { Spending } from "../../spending.ts";
import { roleLight } from "../lightColours.ts";
import { rankedColours } from "../rankedColours.ts";
import { numberColumns } from "../numberColumns.ts";
import { type PlannedColumn, plannedTable, textColumn } from "../plannedColumn.ts";
import { changeCell } from "../besideCells.ts";
import { verticalMark } from "../ownMark.ts";
import type { ProfileBlock } from "./profileBlock.ts";

/** Who spends most on the stations of a market, and how much of their money that is. */
export function categoriesBlock(
  rows: readonly MediumCategory[],
  medium: LocalMedium,
  spending: Spending,
): ProfileBlock {
  const { words, view, market, own } = spending;
  const { text, formats } = words;
  const measure = text(`marketProfile.categories.measure.${medium}.${view.political}`, {
    market: words.market(market.id),
    year: formats.year(view.year),
  });
  const [first] = rows;
  const kind = viewKind(view);
  const scale = columnScale(rows.map(({ dollars }) => dollars));
  return {
    name: "topCategories",
    headline: first
      ? text(`marketProfile.categories.headline.${medium}`, {
          category: words.subVertical(first.subVertical),
          amount: formats.money(first.dollars),
          share: formats.share(first.shareOfWallet),
        })
      : text("insights.atAGlance"),
    measure,
    alt: text("marketProfile.categories.alt", {
      measure,
      list: formats.list(
        rows.map(({ subVertical, dollars }) => `${words.subVertical(subVertical)} ${formats.money(dollars)}`),
      ),
    }),
    shows: "both",
    chart: () =>
      rows.length === 0
        ? null
        : {
            kind: "bars",
            marks: rows.map(({ subVertical }) => ({ id: subVertical })),
            kinds: rows.map(() => kind),
            beside: {
              heads: [
                text("spending.column.sub_vertical"),
                kindedHead(formats.moneyHead(scale), kind, words),
                text("spending.column.growth_percent"),
                text("marketProfile.categories.wallet"),
              ],
              rows: rows.map((row) => ({
                detail: words.vertical(row.vertical),
                own: verticalMark(row.subVertical, own, words),
                cells: [
                  { text: formats.moneyIn(scale, row.dollars) },
                  changeCell(row.growth, formats),
                  { text: formats.share(row.shareOfWallet) },
                ],
              })),
            },
            categories: rows.map(({ rank, subVertical }) => `${rank}. ${words.subVertical(subVertical)}`),
            series: [
              {
                name: formats.year(view.year),
                colour: roleLight("other"),
                values: rows.map(({ dollars }) => dollars),
              },
            ],
            colours: rankedColours(
              rows.map(({ subVertical }, at) => ({ own: verticalMark(subVertical, own, words), told: at === 0 })),
            ),
            benchmark: null,
            format: { kind: "money", scale },
            unit: formats.moneyHead(scale),
          },
    table: () =>
      plannedTable<MediumCategory>({
        name: "top-categories",
        caption: measure,
        columns: columnsOf(rows, spending),
        rows,
        mark: ({ subVertical }) => verticalMark(subVertical, own, words),
      }),
    data: () => mediumCategoriesTable(rows),
  };
}

function columnsOf(rows: readonly MediumCategory[], { words, market }: Spending): PlannedColumn<MediumCategory>[] {
  const { text } = words;
  const numbers = numberColumns(words);
  const scale = columnScale(rows.map(({ dollars }) => dollars));
  const money = (key: "dollars" | "previous", head: string): PlannedColumn<MediumCategory> =>
    numbers.money(key, head, scale, (row) => row[key]);
  const share = (key: "shareOfWallet" | "nationShareOfWallet", head: string): PlannedColumn<MediumCategory> =>
    numbers.share(key, head, (row) => row[key]);
  return [
    // Its id, so that a row is known by it as in every list of sub-verticals.
    {
      key: "sub_vertical",
      head: text("spending.column.sub_vertical"),
      numeric: false,
      value: ({ subVertical }) => subVertical,
      shown: ({ subVertical }) => words.subVertical(subVertical),
      holds: "text",
      format: null,
    },
    textColumn("vertical", text("spending.column.vertical"), ({ vertical }) => words.vertical(vertical)),
    money("dollars", text("spending.column.dollars")),
    money("previous", text("spending.column.previous_dollars")),
    numbers.growth("growth", text("spending.column.growth_percent"), ({ growth }) => growth),
    share("shareOfWallet", text("marketProfile.categories.wallet")),
    ...(market.id === NATION
      ? []
      : [
          share("nationShareOfWallet", text("marketProfile.categories.nationWallet")),
          numbers.index<MediumCategory>("index", text("spending.column.index"), ({ index }) => index),
        ]),
  ];
}
