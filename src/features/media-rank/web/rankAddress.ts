import { RANK_TABS, type RankTab } from "#domain/blockNames.ts";
import { type Reader, usualMedium } from "#domain/usualMedium.ts";
import { readFocus, writeFocus } from "#domain/shareOfWallet/focus.ts";
import { type Scope, WHOLE_MARKET } from "#domain/spending/scope.ts";
import { isMedium } from "#domain/taxonomy/mediumById.ts";

export const RANKED_KINDS = ["tv", "radio", "custom"] as const;
export type MarketsKind = (typeof RANKED_KINDS)[number];

/** What the ranker shows beside market, year and politics: `?tab=markets&medium=radioOta&focus=automotive&kind=radio`. */
export interface RankChoice {
  readonly tab: RankTab;
  readonly medium: string;
  /** Whose money counts; of verticals, all of it. */
  readonly focus: Scope;
  readonly kind: MarketsKind;
}

/** Reads an address; what makes no sense gets its default. `home` is the kind of the market at hand. */
export function readRankChoice(search: URLSearchParams, reader: Reader, home: MarketsKind): RankChoice {
  const [tab, medium, kind] = [search.get("tab"), search.get("medium"), search.get("kind")];
  return {
    tab: RANK_TABS.find((known) => known === tab) ?? "media",
    medium: medium !== null && isMedium(medium) ? medium : usualMedium(reader),
    focus: readFocus(search.get("focus") ?? "") ?? WHOLE_MARKET,
    kind: RANKED_KINDS.find((known) => known === kind) ?? home,
  };
}

/** The address with some of it changed; the medium is always named, the rest where it is not the usual. */
export function writeRankChoice(search: URLSearchParams, choice: RankChoice, home: MarketsKind): URLSearchParams {
  const next = new URLSearchParams(search);
  const put = (name: string, value: string, usual: string) =>
    value === usual ? next.delete(name) : next.set(name, value);
  next.set("medium", choice.medium);
  put("tab", choice.tab, "media");
  put("focus", writeFocus(choice.focus), WHOLE_MARKET.kind);
  put("kind", choice.kind, home);
  return next;
}
