import type { ContentHead } from "#features/content/contract.ts";
import { GUIDE_TABS, type GuideTab, isReadHere, tabOf } from "../guidesAddress.ts";

/** What the product brings nothing for: an editor's first piece opens the tab. */
const OF_EDITORS: readonly GuideTab[] = ["reports", "webinars"];

/** The tabs that have something behind them, and the one that the address asks for. */
export function shownTabs(pieces: readonly Pick<ContentHead, "kind">[], asked: GuideTab): readonly GuideTab[] {
  const filled = new Set(pieces.flatMap(({ kind }) => (isReadHere(kind) ? [tabOf(kind)] : [])));
  return GUIDE_TABS.filter((tab) => !OF_EDITORS.includes(tab) || filled.has(tab) || tab === asked);
}
