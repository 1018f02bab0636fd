import type { BlockName } from "#domain/blockNames.ts";
import type { RankedKind } from "#domain/ranks/rankTable.ts";
import type { RankList } from "#domain/ranks/rankList.ts";
import type { BumpSeries } from "#figures/charts/bumpLines.ts";
import type { Spending } from "../../spending.ts";

/** One ranking with all that its blocks have to know of it. A new object whenever any of it changes. */
export interface Ranking {
  readonly kind: RankedKind;
  /** The medium whose money ranks the others; null where media are ranked themselves. */
  readonly medium: string | null;
  readonly list: RankList;
  readonly spending: Spending;
  /** State names of the ranking and of its years, for anchors and files. */
  readonly names: readonly [ranking: BlockName, years: BlockName];
  readonly headlines: readonly [ranking: string, years: string];
  /** What each of these is about; null for nothing that is ranked. */
  readonly told: readonly [ranking: string | null, years: string | null];
  /** What is ranked by what, where and when. */
  readonly line: string;
  /** The one that the reader looks at: her medium, her market; null where there is none. */
  readonly own: string | null;
  readonly nameOf: (id: string) => string;
  /** Why it stands out; undefined for one that does not. */
  readonly markOf: (id: string) => string | undefined;
  /** A colour on a white page, as `#rrggbb`. */
  readonly lightOf: (id: string) => string;
  readonly weightOf: (id: string) => BumpSeries["weight"];
  /** Ranks that the drawing of the years shows. */
  readonly window: readonly [best: number, worst: number];
  /** The same ranking from other spending, such as an earlier revision's; null where that is not at hand. */
  readonly again: (spending: Spending) => RankList | null;
}
