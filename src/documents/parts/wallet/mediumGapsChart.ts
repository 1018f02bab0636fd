import { ROLE_COLOURS } from "#figures/charts/colours.ts";
import type { MediumGaps } from "#domain/shareOfWallet/mediumGaps.ts";
import { columnScale } from "#language/money.ts";
import type { BarChart } from "../../chart.ts";
import type { Words } from "#language/words/words.ts";

/** What each medium would win or lose at the nation's mix; of the nation itself, what each medium gets. */
export function mediumGapsChart({ rows }: MediumGaps, isNation: boolean, words: Words): BarChart {
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
        const share = { text: formats.percent(row.sharePercent) };
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
