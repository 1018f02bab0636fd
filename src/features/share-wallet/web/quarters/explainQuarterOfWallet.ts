import { quarterName } from "#documents/parts/quarterFigure.ts";
import type { ShareSpending } from "#documents/parts/wallet/shareSpending.ts";
import { benchmarkName, focusName, ownName } from "#documents/parts/wallet/walletWords.ts";
import type { Season } from "#domain/advertisers/season.ts";
import { type WalletQuarter, walletQuarters } from "#domain/shareOfWallet/walletQuarters.ts";
import { revisionText } from "#language/words/revisionText.ts";
import { seasonsFact } from "#ui/figures/explain/explained.ts";
import type { Explanation } from "#ui/figures/figureLayer.ts";

const COLUMNS = ["own", "wallet", "benchmark", "gapDollars"] as const satisfies readonly (keyof WalletQuarter)[];

/** Explains a figure of a quarter of the wallet: `3`, which is the own slice, `3:wallet`, `3:benchmark`, `3:gapDollars`. */
export function explainQuarterOfWallet(
  { spending, question, share }: ShareSpending,
  seasons: readonly Season[],
  figure: string,
): Explanation | null {
  const { words, revision } = spending;
  const { text, formats } = words;
  const [name = "", asked = "own"] = figure.split(":");
  const column = COLUMNS.find((one) => one === asked);
  const row = walletQuarters(spending.whole, question, share, seasons).find(({ quarter }) => String(quarter) === name);
  if (!row || !column) return null;
  const { own, wallet, gapDollars } = share.total;
  const benchmark = own === null || gapDollars === null ? null : own - gapDollars;
  const year = { own, wallet, benchmark, gapDollars }[column];
  const value = formats.dollars(row[column]);
  const part = (one: number | null, of: number | null) => (one === null || !of ? null : formats.share(one / of));
  const ofYear = part(row[column], year);
  const values =
    column === "gapDollars"
      ? row.gapDollars === null
        ? null
        : `${formats.dollars(row.own)} − ${formats.dollars(row.benchmark)} = ${value}`
      : ofYear && `${formats.dollars(year)} × ${ofYear} = ${value}`;
  const heads = {
    own: ownName({ share }, words),
    wallet: text("shareWallet.column.wallet"),
    benchmark: benchmarkName(question.benchmark, words),
    gapDollars: text("shareWallet.column.gapDollars"),
  };
  return {
    title: text("spending.explained.title", {
      subject: heads[column],
      measure: quarterName(row.quarter, words),
      year: formats.year(share.year),
    }),
    value,
    what: text("shareWallet.quarters.what"),
    formula:
      values === null
        ? null
        : {
            words: text(column === "gapDollars" ? "shareWallet.formula.gapDollars" : "spending.formula.quarter"),
            values,
          },
    facts: [
      [text("spending.fact.market"), words.market(share.market)],
      [text("scenarios.explained.wallet"), focusName(question.focus, share.market, words)],
      [text("spending.fact.basis"), text(`spending.basis.${row.basis}`)],
      ...(row.basis === "reported" ? [] : seasonsFact(seasons, words)),
      [text("spending.fact.revision"), revisionText(revision, words)],
    ],
  };
}
