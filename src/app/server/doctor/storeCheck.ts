import type { FileRoom } from "#platform/backup/files/fileRoom.ts";
import type { Database } from "#platform/database/database.ts";

/** What a check of the store works with. */
export interface StoreParts {
  readonly database: Database;
  readonly rooms: readonly FileRoom[];
  /** Where an embedded store lies. */
  readonly dataDir?: string;
}

/** Something that must always be true of the store, and where it is not. */
export interface StoreCheck {
  /** Stable, for scripts. */
  readonly code: string;
  readonly name: string;
  /** One sentence each; none where all is well. */
  readonly find: (parts: StoreParts) => Promise<readonly string[]>;
}

/** A check that was made. */
export interface CheckedStore {
  readonly code: string;
  readonly name: string;
  readonly faults: readonly string[];
}
