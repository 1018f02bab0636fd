import { explained } from "#ui/figures/explain/explained.ts";
import { quotient } from "#ui/figures/explain/writeFormula.ts";
import type { Spending } from "#documents/spending.ts";
import type { Season } from "#domain/advertisers/season.ts";
import { seasonOfWallet } from "#domain/advertisers/seasonOfWallet.ts";
import { spendingSections } from "#domain/spending/spendingSections.ts";
import type { Explanation } from "#ui/figures/figureLayer.ts";

/** Why a month has its part of the year: `9`, `9:part`. */
export function explainMonth(spending: Spending, seasons: readonly Season[], figure: string): Explanation | null {
  const { view, scope, words } = spending;
  const { text, formats } = words;
  const month = Number(figure.split(":")[0]);
  const part = seasonOfWallet(view.own.wallet, seasons, view)?.[month - 1];
  const { total } = spendingSections.mediaAdSpending.compute(view);
  if (part === undefined) return null;
  const value = formats.share(part);
  const spent = total === null ? null : Math.round(total * part);
  const values = quotient(formats, spent, total, value);
  const explanation = explained(spending, {
    subject: formats.month(month),
    measure: "share",
    market: words.market(view.own.wallet.market),
    year: view.year,
    value,
    values,
  });
  return {
    ...explanation,
    title: text("verticals.season.explained.title", {
      vertical: scope.kind === "vertical" ? words.vertical(scope.id) : "",
      month: formats.month(month),
      year: formats.year(view.year),
    }),
    what: text("verticals.season.explained.what"),
    formula: values === null ? null : { words: text("verticals.season.explained.formula"), values },
    facts: [
      ...explanation.facts,
      [text("verticals.prospects.explained.source"), [...new Set(seasons.map(({ source }) => source))].join("; ")],
    ],
  };
}
