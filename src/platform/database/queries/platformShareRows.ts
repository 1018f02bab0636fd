import type { Queryable } from "../database.ts";

/** What a platform sells of a digital medium; only proportions within the medium count. */
export interface PlatformShareRow {
  readonly medium: string;
  readonly platform: string;
  readonly share: number;
}

/** The platform shares of one import. */
export function platformShareRows(store: Queryable, importId: number): Promise<PlatformShareRow[]> {
  return store.query(
    "select medium, platform, share from platform_share where import_id = $1 order by medium, platform",
    [importId],
  );
}
