import type { BlockScreen, RankTab } from "#domain/blockNames.ts";
import type { BlockAddressChoice } from "./exportedBlock.ts";

/** A screen whose blocks come as one file, with what was chosen on it beside the filters of spending. */
export interface DownloadedScreen {
  readonly screen: Exclude<BlockScreen, "home">;
  readonly tab?: RankTab;
  /** Its scope is that of the spending where left out. */
  readonly choice: BlockAddressChoice;
}

/** A screen that shows spending and nothing else is chosen by. */
export const SPENDING_SCREEN: DownloadedScreen = { screen: "spending", choice: {} };
