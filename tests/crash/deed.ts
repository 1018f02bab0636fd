import type { StorePlace } from "#database/openDatabase.ts";
import type { LayoutName } from "#ingest/layout.ts";

/** What a process is told to do and dies of. */
export type Deed =
  | { readonly kind: "import"; readonly layout: LayoutName; readonly path: string }
  | { readonly kind: "publish"; readonly revision: number }
  | { readonly kind: "migrate" }
  | { readonly kind: "backup"; readonly path: string }
  | { readonly kind: "mail"; readonly url: string };

/** What such a process says, a line each. */
export type Said = { readonly ready: true } | { readonly done: number | null } | { readonly failed: string };

/** Where it finds the store, as it is given on its command line. */
export type VictimPlace = StorePlace;
