import { readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/** An embedded store that a restore is filling; it is nothing yet. */
export const MADE = "store.restoring-";
/** One that is whole and on the disk: from here on it is the store, whoever brings it to its place. */
export const RESTORED = "store.restored-";
/** What lay there before a restore; it stays until somebody deletes it. */
export const BEFORE = "store.before-restore-";

/**
 * Brings a restored store to its place and clears away one that was left half filled, after a restore or before the next start where that
 * one was killed. The caller has the folder's lock.
 */
export async function takeRestored(dataDir: string): Promise<void> {
  const names = await readdir(dataDir);
  for (const name of names) if (name.startsWith(MADE)) await rm(join(dataDir, name), { recursive: true, force: true });
  const restored = names.find((name) => name.startsWith(RESTORED));
  if (restored === undefined) return;
  const store = join(dataDir, "store");
  if (names.includes("store")) await rename(store, join(dataDir, `${BEFORE}${restored.slice(RESTORED.length)}`));
  await rename(join(dataDir, restored), store);
}
