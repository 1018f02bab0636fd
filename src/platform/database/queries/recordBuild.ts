import type { Provenance } from "#domain/revisions/revision.ts";
import type { PlatformShares } from "#domain/taxonomy/platformShares.ts";
import type { WalletShape } from "#domain/wallet/wallet.ts";
import type { Queryable } from "../database.ts";

export interface Build {
  readonly revision: number;
  readonly shape: WalletShape;
  readonly currentYear: number;
  readonly provenance: readonly (readonly Provenance[])[];
  /** Null where the revision has no import of them. */
  readonly platformShares: PlatformShares | null;
  readonly report: object;
}

/** Notes on a draft that its wallets are built, with their axes and where they come from. */
export async function recordBuild(store: Queryable, build: Build): Promise<void> {
  await store.query(
    `update revision set shape = $2, current_year = $3, provenance = $4, platform_shares = $5, report = $6, built_at = now()
     where revision_id = $1`,
    [
      build.revision,
      JSON.stringify(build.shape),
      build.currentYear,
      JSON.stringify(build.provenance),
      build.platformShares && JSON.stringify(build.platformShares),
      JSON.stringify(build.report),
    ],
  );
}
