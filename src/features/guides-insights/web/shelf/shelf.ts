import type { ContentHead } from "#features/content/contract.ts";
import type { GuidesView } from "../guidesAddress.ts";
import type { ChangeView } from "../useGuidesView.ts";

/** What every list gets: all that can be read, what the address chooses of it, and how to choose otherwise. */
export interface ShelfProps {
  readonly pieces: readonly ContentHead[];
  readonly view: GuidesView;
  readonly change: ChangeView;
}
