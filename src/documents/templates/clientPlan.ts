import { HOT_MONTH } from "#domain/advertisers/season.ts";
import { seasonOfWallet } from "#domain/advertisers/seasonOfWallet.ts";
import { apportion } from "#domain/figures/apportion.ts";
import { EVEN_MONTHS } from "#domain/plan/evenMonths.ts";
import { payback, type Range } from "#domain/plan/payback.ts";
import { mediaSpending } from "#domain/spending/mediaSpending.ts";
import { columnScale } from "#language/money.ts";
import { tidy } from "#language/words/words.ts";
import type { KeyFiguresPart, ReportPart } from "../document.ts";
import { roleLight } from "../parts/lightColours.ts";
import { numberColumns } from "../parts/numberColumns.ts";
import { plannedTable, textColumn } from "../parts/plannedColumn.ts";
import type { Spending } from "../spending.ts";
import type { StoryParts } from "./sellingStory.ts";

/** Months that a sentence can name. */
const NAMED_MONTHS = 3;

/** Dollars below which a month is told in full. */
const EXACT = 100_000;

/** Parts below this print as nothing. */
const LEAST_PART = 0.0005;

/** How the money of a client's category spreads over the year. */
export interface Months {
  /** Parts of the year, January first. */
  readonly parts: readonly number[];
  readonly known: boolean;
  /** The strongest that stand out, in the order of the year, 1–12; and their part together. */
  readonly strongest: readonly number[];
  readonly part: number;
}

export function monthsOf({ spending: { view }, seasons }: StoryParts): Months {
  const season = seasonOfWallet(view.own.wallet, seasons, view);
  const parts = season ?? EVEN_MONTHS;
  const strongest = parts
    .map((part, at) => ({ month: at + 1, part }))
    .filter(({ part }) => season !== null && part >= HOT_MONTH)
    .toSorted((a, b) => b.part - a.part)
    .slice(0, NAMED_MONTHS);
  return {
    parts,
    known: season !== null,
    strongest: strongest.map(({ month }) => month).toSorted((a, b) => a - b),
    part: strongest.reduce((sum, { part }) => sum + part, 0),
  };
}

/** The budget, month by month. */
export function budgetParts({ spending, budget }: StoryParts, months: Months): ReportPart[] {
  if (budget === null) return [];
  const { words, view } = spending;
  const { text, formats } = words;
  const dollars = apportion(budget, months.parts);
  const names = dollars.map((_, at) => formats.month(at + 1));
  // A client knows its budget to the dollar.
  const scale = Math.max(...dollars) < EXACT ? "one" : columnScale(dollars);
  const year = formats.year(view.year);
  const measure = text(months.known ? "oneSheet.client.monthsLine" : "oneSheet.client.monthsEven", { year });
  const rows = dollars.map((value, at) => ({ name: names[at] ?? "", value }));
  return [
    {
      kind: "figure",
      name: "plan",
      headline:
        months.strongest.length > 0
          ? text("oneSheet.client.monthsHeadline", {
              money: formats.money(budget),
              months: formats.list(months.strongest.map((month) => formats.monthName(month))),
              part: formats.share(months.part),
            })
          : text("oneSheet.client.monthsEvenHeadline", { money: formats.money(budget) }),
      measure: `${measure}, ${formats.moneyHead(scale)}`,
      chart: {
        kind: "columns",
        stacked: false,
        categories: names,
        series: [{ name: text("oneSheet.client.budget"), colour: roleLight("own"), values: dollars }],
        format: { kind: "money", scale },
        unit: formats.moneyHead(scale),
      },
      alt: `${measure}: ${rows.map(({ name, value }) => `${name} ${formats.dollars(value)}`).join("; ")}.`,
      table: plannedTable({
        name: "budget-months",
        caption: measure,
        columns: [
          textColumn<(typeof rows)[number]>("month", text("verticals.season.column.month"), ({ name }) => name),
          numberColumns(words).money<(typeof rows)[number]>(
            "dollars",
            text("oneSheet.client.budget"),
            scale,
            ({ value }) => value,
          ),
        ],
        rows,
      }),
      shows: "chart",
      source: text("oneSheet.client.budgetSource"),
    },
  ];
}

/** The advertiser's own numbers, and what follows from them: each assumption is named, and nothing is promised. */
export function bringParts({ spending, budget, sale, client }: StoryParts): ReportPart[] {
  if (budget === null || sale === null) return [];
  const { view, words } = spending;
  const { text, formats } = words;
  const found = payback({ budget, ...sale }, mediaSpending(view).total);
  const range = ({ low, high }: Range, shown: (value: number) => string) =>
    shown(low) === shown(high) ? shown(low) : `${shown(low)}–${shown(high)}`;
  const figure = (name: string, value: string, change: string | null): KeyFiguresPart["figures"][number] => ({
    name,
    value,
    change,
    comparison: null,
  });
  const leads = range(found.leads, (value) => formats.count(value));
  const perMonth = range({ low: found.leads.low / 12, high: found.leads.high / 12 }, (value) =>
    formats.count(Math.ceil(value)),
  );
  const who = client?.trim() ? "bringOf" : "bring";
  const name = client?.trim() ?? "";
  const assumed = [
    text(`oneSheet.client.${who}.sale`, {
      client: name,
      money: formats.dollars(sale.saleValue),
      margin: tidy(formats.share(sale.margin)),
    }),
    text(`oneSheet.client.${who}.close`, {
      client: name,
      rate: range(sale.closeRate, (part) => tidy(formats.share(part))),
    }),
  ];
  return [
    { kind: "text", text: [...assumed, text("oneSheet.client.noPromise")].join(" ") },
    {
      kind: "keyFigures",
      source: text("oneSheet.client.bringSource"),
      figures: [
        figure(text("oneSheet.client.budget"), formats.money(budget), partOfWallet(found.walletPart, spending)),
        figure(text("oneSheet.client.sales"), formats.count(found.sales), null),
        figure(text("oneSheet.client.leads"), leads, text("oneSheet.client.perMonth", { number: perMonth })),
        figure(
          text("oneSheet.client.leadCost"),
          range(found.leadCost, (value) => formats.dollars(value)),
          null,
        ),
      ],
    },
  ];
}

function partOfWallet(part: number | null, spending: Spending): string | null {
  if (part === null || part < LEAST_PART) return null;
  const { text, formats } = spending.words;
  return text("oneSheet.client.walletPart", { part: formats.share(part) });
}
