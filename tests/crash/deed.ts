import type { StorePlace } from "#platform/database/openDatabase.ts";
import type { LayoutName } from "#revisions/ingest/layout.ts";

/** What a process is told to do and dies of. */
export type Deed =
  | { readonly kind: "import"; readonly layout: LayoutName; readonly path: string }
  | { readonly kind: "publish"; readonly revision: number }
  | { readonly kind: "migrate" }
  | { readonly kind: "backup"; readonly path: string }
  /** `at` is an ISO instant: what the clock would say. */
  | { readonly kind: "backup by the clock"; readonly folder: string; readonly at: string }
  | { readonly kind: "restore"; readonly path: string }
  /** Everything in the background that is due. */
  | { readonly kind: "jobs" }
  | { readonly kind: "mail"; readonly url: string };

/** What such a process says, a line each. */
export type Said = { readonly ready: true } | { readonly done: number | null } | { readonly failed: string };

/** Where it finds the store, as it is given on its command line. */
export interface VictimPlace extends StorePlace {
  /** Leaves the store alone until it is told what to do: restoring wants it for itself. */
  readonly waits: boolean;
}
