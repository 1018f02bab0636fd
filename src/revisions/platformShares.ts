import type { Queryable } from "#platform/database/database.ts";
import { platformShareRows } from "#platform/database/queries/platformShareRows.ts";
import { partsOfOne } from "#domain/figures/partsOfOne.ts";
import type { PlatformShares } from "#domain/taxonomy/platformShares.ts";

/** Who sells each digital medium, as parts of one, by the revision's own import; null where it has none. */
export async function importedPlatformShares(
  store: Queryable,
  importId: number | null,
): Promise<PlatformShares | null> {
  if (importId === null) return null;
  const media = Map.groupBy(await platformShareRows(store, importId), ({ medium }) => medium);
  return Object.fromEntries(
    [...media].map(([medium, rows]) => {
      const parts = partsOfOne(rows.map(({ share }) => share));
      const sold = rows.map(({ platform }, at) => [platform, parts[at] ?? 0] as const).filter(([, part]) => part > 0);
      return [medium, Object.fromEntries(sold)];
    }),
  );
}
