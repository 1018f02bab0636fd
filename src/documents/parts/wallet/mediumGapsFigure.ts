import { type MediumGap, mediumGaps, type MediumGaps, mediumGapsTable } from "#domain/shareOfWallet/mediumGaps.ts";
import { ROLE_COLOURS } from "#figures/charts/colours.ts";
import { columnScale } from "#language/money.ts";
import type { Words } from "#language/words/words.ts";
import type { BarChart } from "../../chart.ts";
import { reportTable } from "../../reportTable.ts";
import type { Spending } from "../../spending.ts";
import { type BlockFigure, tableName } from "../blockFigure.ts";

export interface MediumGapsFigure extends BlockFigure {
  readonly gaps: MediumGaps;
  /** Of the nation itself there is nothing to be won. */
  readonly isNation: boolean;
}

/** Who gets what of the sub-vertical's money, and what each medium would win at the nation's mix. */
export function mediumGapsFigure({ whole, scope, words, view }: Spending): MediumGapsFigure {
  const { text, formats } = words;
  const gaps = mediumGaps(whole, scope);
  const isNation = view.own.wallet.market === view.nation.wallet.market;
  const line = text(isNation ? "subVertical.gap.lineNation" : "subVertical.gap.line", {
    year: formats.year(view.year),
    political: text(`spending.political.${view.political}`),
  });
  const named = (row: MediumGap) => `${words.medium(row.medium)} ${formats.moneyChange(row.gapDollars)}`;
  return {
    name: "mediumGaps",
    gaps,
    isNation,
    headline: gapHeadline(gaps, isNation, words),
    measure: line,
    alt: text("subVertical.gap.alt", { line, largest: formats.list(gaps.rows.slice(0, 3).map(named)) }),
    shows: "both",
    shares: true,
    chart: () => (gaps.rows.length > 0 ? mediumGapsChart(gaps, isNation, words) : null),
    table: () =>
      reportTable(mediumGapsTable(gaps), { name: tableName("mediumGaps"), caption: line, words, named: "medium" }),
  };
}

/** The finding: which medium has most to win here, or that the money is divided much as in the nation. */
function gapHeadline({ wallet, rows }: MediumGaps, isNation: boolean, words: Words): string {
  const { text, formats } = words;
  if (!wallet) return text("subVertical.gap.headline.none");
  const [first] = rows.filter(({ gapDollars, isLevel }) => !isLevel && (gapDollars ?? 0) < 0);
  if (isNation || !first) return text(isNation ? "subVertical.gap.headline.nation" : "subVertical.gap.headline.even");
  return text("subVertical.gap.headline.most", {
    medium: words.medium(first.medium),
    money: formats.money(-(first.gapDollars ?? 0)),
    share: formats.share(first.share),
    nation: formats.share(first.nationShare),
  });
}

/** What each medium would win or lose at the nation's mix; of the nation itself, what each medium gets. */
function mediumGapsChart({ rows }: MediumGaps, isNation: boolean, words: Words): BarChart {
  const shown = isNation ? rows.toSorted((a, b) => (b.dollars ?? 0) - (a.dollars ?? 0)) : rows;
  const values = shown.map(({ dollars, gapDollars }) => (isNation ? dollars : gapDollars));
  const scale = columnScale(values);
  const { text, formats } = words;
  const signed = (value: number | null) => `${(value ?? 0) > 0 ? "+" : ""}${formats.moneyIn(scale, value)}`;
  return {
    kind: "bars",
    marks: shown.map(({ medium }) => ({ id: isNation ? `${medium}:share_percent` : medium })),
    beside: {
      heads: isNation
        ? [text("spending.column.medium"), formats.moneyHead(scale), text("spending.column.share_percent")]
        : [
            text("spending.column.medium"),
            `${text("subVertical.gap.gap")} ${formats.moneyHead(scale)}`,
            text("spending.here"),
            text("spending.nationwide"),
          ],
      rows: shown.map((row) => {
        const share = { text: formats.share(row.share) };
        return {
          cells: isNation
            ? [{ text: formats.moneyIn(scale, row.dollars) }, share]
            : [{ text: signed(row.gapDollars) }, share, { text: formats.share(row.nationShare) }],
        };
      }),
    },
    format: { kind: "money", scale },
    unit: formats.moneyHead(scale),
    categories: shown.map(({ medium }) => words.medium(medium)),
    series: [
      {
        name: text(isNation ? "spending.column.dollars" : "subVertical.gap.gap"),
        colour: ROLE_COLOURS.own.light,
        values,
      },
    ],
    colours: values.map((value) => ((value ?? 0) > 0 ? ROLE_COLOURS.own.light : ROLE_COLOURS.other.light)),
    benchmark: null,
  };
}
