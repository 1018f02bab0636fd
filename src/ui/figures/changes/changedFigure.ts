import { subVerticalTotals } from "#domain/changes/changesBetween.ts";
import type { ChangeList } from "#domain/changes/changesTable.ts";
import { NO_DATA, nullIfUnknown, sumKnown } from "#domain/figures/amount.ts";
import { mediumDollars } from "#domain/spending/listedMedia.ts";
import type { SpendingView } from "#domain/spending/view.ts";
import type { Explanation } from "#ui/figures/figureLayer.ts";
import { explained } from "../explain/explained.ts";
import type { Spending } from "#documents/spending.ts";
import type { Words } from "#language/words/words.ts";

/** The id of a figure in "what changed", `media.tvOta`, and of a cell of it, `media.tvOta:change`. */
export function figureId(list: ChangeList, id: string): string {
  return `${list}.${id}`;
}

/** List and id of such a figure; null for one of another section. */
export function readFigure(figure: string): { readonly list: ChangeList; readonly id: string } | null {
  const [, list, id = ""] = /^(media|subVerticals|years)\.([^:]+)/.exec(figure) ?? [];
  return list === "media" || list === "subVerticals" || list === "years" ? { list, id } : null;
}

/** What a figure of a list is called. */
export function figureName(list: ChangeList, id: string, words: Words): string {
  if (id === "total") return words.text("spending.level.total");
  if (list === "years") return words.formats.year(Number(id));
  return list === "media" ? words.medium(id) : words.subVertical(id);
}

/** Explains the amount behind a change, in the revision of the spending it is given. */
export function explainChanged(spending: Spending, figure: string): Explanation | null {
  const read = readFigure(figure);
  if (!read) return null;
  const { list, id } = read;
  const { view, market, words } = spending;
  const isYear = list === "years";
  return explained(spending, {
    subject: isYear || id === "total" ? words.text("spending.level.total") : figureName(list, id, words),
    measure: "dollars",
    market: words.market(market.id),
    year: isYear ? Number(id) : view.year,
    value: words.formats.dollars(nullIfUnknown(amountOf(view, list, id))),
    values: null,
    medium: list === "media" && id !== "total" ? id : null,
    money: list === "subVerticals" && id !== "total" ? { subVertical: id } : {},
  });
}

/** NaN is "no data". */
function amountOf({ own: { wallet }, year, political }: SpendingView, list: ChangeList, id: string): number {
  if (list === "subVerticals" && id !== "total") return subVerticalTotals(wallet, year).get(id) ?? NO_DATA;
  const place = wallet.years.indexOf(list === "years" ? Number(id) : year);
  const media = list === "media" && id !== "total" ? [id] : wallet.media;
  return sumKnown(
    media.map((medium) => {
      const at = wallet.media.indexOf(medium);
      return at < 0 ? NO_DATA : mediumDollars(wallet, at, place, political);
    }),
  );
}
