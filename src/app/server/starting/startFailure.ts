import { EmbeddedStoreUnusable } from "#platform/database/embeddedStore.ts";
import { FolderLocked, FolderNotLockable } from "#platform/database/lockFolder.ts";
import { StoreDamaged } from "#platform/database/storeDamage.ts";
import { SchemaMismatch } from "#platform/database/migrate.ts";
import { StoreNotOwned } from "./checkOwner.ts";
import { FolderUnusable } from "./checkFolder.ts";
import { ConfigError } from "../config.ts";
import { StoreAway, StoreTooOld } from "./openStore.ts";
import { PortTaken } from "./portFree.ts";

const PLAIN = [
  ConfigError,
  EmbeddedStoreUnusable,
  FolderLocked,
  FolderNotLockable,
  SchemaMismatch,
  StoreAway,
  StoreDamaged,
  StoreNotOwned,
  StoreTooOld,
  FolderUnusable,
  PortTaken,
];

/** A failure to start whose message tells the operator what to do; anything else is shown with its stack. */
export function isPlainFailure(reason: unknown): reason is Error {
  return PLAIN.some((kind) => reason instanceof kind);
}
