import { ROLE_COLOURS } from "#charts/colours.ts";
import type { MediumGaps } from "#domain/shareOfWallet/mediumGaps.ts";
import { columnScale } from "#i18n/money.ts";
import type { BarChart } from "../../chart.ts";
import type { Words } from "#words/words.ts";

/** What each medium would win or lose at the nation's mix, for files; of the nation itself, what each medium gets. */
export function mediumGapsChart({ rows }: MediumGaps, isNation: boolean, words: Words): BarChart {
  const shown = isNation ? rows.toSorted((a, b) => (b.dollars ?? 0) - (a.dollars ?? 0)) : rows;
  const values = shown.map(({ dollars, gapDollars }) => (isNation ? dollars : gapDollars));
  const scale = columnScale(values);
  return {
    kind: "bars",
    format: { kind: "money", scale },
    unit: words.formats.moneyHead(scale),
    categories: shown.map(({ medium }) => words.medium(medium)),
    series: [
      {
        name: words.text(isNation ? "spending.column.dollars" : "subVertical.gap.gap"),
        colour: ROLE_COLOURS.own.light,
        values,
      },
    ],
    colours: values.map((value) => ((value ?? 0) > 0 ? ROLE_COLOURS.own.light : ROLE_COLOURS.other.light)),
    benchmark: null,
  };
}
