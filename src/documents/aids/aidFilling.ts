import type { Season } from "#domain/advertisers/season.ts";
import type { Spending } from "../spending.ts";

/** For whom and of what an aid is filled in, beside the spending that it is about. */
export interface AidFilling {
  /** Its scope is the category. */
  readonly spending: Spending;
  readonly medium: string;
  /** Whether the reader may see how a share stands against the nation's. */
  readonly gaps: boolean;
  /** Empty for nobody in particular. */
  readonly client: string;
  /** When each category advertises. */
  readonly seasons: readonly Season[];
  readonly seller: string;
  readonly company: string;
  /** An ISO instant. */
  readonly madeAt: string;
}
