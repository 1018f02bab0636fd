import { NATION } from "#domain/markets/market.ts";
import type { ShareSpending } from "./shareSpending.ts";
import { shareFormats } from "./shareFormats.ts";
import { focusName, ownName } from "./walletWords.ts";

type Told = Pick<ShareSpending, "share" | "question"> & { readonly spending: Pick<ShareSpending["spending"], "words"> };

/** The finding of the screen: what the own share is, how far from the benchmark, and what that is worth. */
export function walletHeadline({ share, question, spending }: Told): string {
  const { words } = spending;
  const { text, formats } = words;
  const { total } = share;
  const written = shareFormats(total, words);
  const where = question.focus.kind === "market" ? "market" : "category";
  const values = {
    own: ownName({ share }, words),
    focus:
      where === "market" && share.market === NATION
        ? text("shareWallet.inNation")
        : focusName(question.focus, share.market, words),
    year: formats.year(share.year),
    share: written.share(total.share),
  };
  if (total.wallet === null) return text("shareWallet.headline.none", values);
  if (total.wallet === 0) return text("shareWallet.headline.empty", values);
  if (total.share === null) return text("shareWallet.headline.noMedium", values);
  if (total.gap === null || total.gapDollars === null) return text(`shareWallet.headline.${where}Alone`, values);
  const { kind } = question.benchmark;
  const against =
    share.mode === "ownRevenue"
      ? text(`shareWallet.thanPart.${kind}`, { medium: words.medium(share.medium) })
      : text(`shareWallet.than.${kind}`);
  // Both shares are written as nothing, but only the own one is.
  if (total.own === 0 && !total.isLevel) {
    const money = formats.money(-total.gapDollars);
    return text(`shareWallet.headline.${where}Nothing`, { ...values, against, money });
  }
  const expected = written.share(total.benchmarkShare);
  if (total.isLevel || values.share === expected) {
    return text(`shareWallet.headline.${where}Level`, { ...values, against, expected });
  }
  return text(`shareWallet.headline.${where}${total.gap < 0 ? "Behind" : "Ahead"}`, {
    ...values,
    against,
    points: written.points(total.gap).replace(/^[+−]/, ""),
    money: formats.money(Math.abs(total.gapDollars)),
  });
}

/** The categories in which the own share is behind the benchmark's, farthest behind first. */
export function behindRows({ rows }: Told["share"]): Told["share"]["rows"] {
  return rows.filter(({ gapDollars, isLevel }) => !isLevel && (gapDollars ?? 0) < 0);
}

/** The finding of the list of categories: how many have something to win, and which most. */
export function gapsHeadline({ share, spending }: ShareSpending): string {
  const { words } = spending;
  const { text, formats } = words;
  const behind = behindRows(share);
  const [first, second] = behind;
  if (share.rows.every(({ gapDollars }) => gapDollars === null)) return text("shareWallet.headline.gapsUnknown");
  if (!first)
    return text(
      share.rows.some(({ isLevel }) => isLevel) ? "shareWallet.headline.gapsLevel" : "shareWallet.headline.gapsNone",
    );
  const sum = behind.reduce((all, { gapDollars }) => all - (gapDollars ?? 0), 0);
  const values = {
    money: formats.money(sum),
    count: behind.length,
    number: formats.count(behind.length),
    all: formats.count(share.rows.length),
    first: words.subVertical(first.subVertical),
    firstMoney: formats.money(-(first.gapDollars ?? 0)),
  };
  return second ? text("shareWallet.headline.gaps", values) : text("shareWallet.headline.gapsOne", values);
}

/** The finding of the quadrant: how many categories grow faster than the market where the own share is too small. */
export function quadrantHeadline({ share, spending }: ShareSpending): string {
  const { text, formats, ...words } = spending.words;
  const attack = share.rows.filter(({ stance }) => stance === "attack");
  const wallet = attack.reduce((sum, row) => sum + (row.wallet ?? 0), 0);
  const [first] = attack.toSorted((a, b) => (a.gapDollars ?? 0) - (b.gapDollars ?? 0));
  if (share.rows.every(({ stance }) => stance === null)) return text("shareWallet.headline.quadrantUnknown");
  if (share.rows.every(({ stance }) => stance === null || stance === "level"))
    return text("shareWallet.headline.quadrantLevel");
  if (!first && share.rows.every(({ stance }) => stance !== "defend" && stance !== "level"))
    return text("shareWallet.headline.quadrantNoGrowth");
  if (!first) return text("shareWallet.headline.quadrantNone");
  return text("shareWallet.headline.quadrant", {
    count: attack.length,
    number: formats.count(attack.length),
    money: formats.money(wallet),
    first: words.subVertical(first.subVertical),
  });
}
