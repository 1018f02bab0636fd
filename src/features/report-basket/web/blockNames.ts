import type { TFunction } from "i18next";
import { NATION } from "#domain/markets/market.ts";
import { subVerticalName } from "#domain/taxonomy/subVerticalById.ts";
import { verticalName } from "#domain/taxonomy/verticalById.ts";
import type { Formats } from "#language/format.ts";
import type { BasketItem } from "../contract.ts";
import { periodText } from "#language/words/words.ts";
import { readBlockAddress } from "../contract/blockAddress.ts";

/** What a block is called in a list: as the person named it, else what it is about. */
export function blockName({ title, section }: BasketItem, text: TFunction): string {
  return title ?? text(`documents.block.${section}`);
}

/** Which figures they are: part, market, year, and the filters that are not the usual ones. */
export function blockPlace(item: BasketItem, text: TFunction, formats: Formats): string {
  const view = readBlockAddress(item.path);
  return [
    item.vertical !== null && verticalName(item.vertical, formats.locale),
    item.subVertical !== null && subVerticalName(item.subVertical, formats.locale),
    item.market === NATION ? text("spending.nationwide") : item.marketName,
    periodText(view ?? item, { text, formats }),
    view?.political === "without" && text("spending.political.without"),
    view && view.measure !== "dollars" && text(`documents.measure.${view.measure}`),
  ]
    .filter((part) => typeof part === "string")
    .join(" · ");
}
