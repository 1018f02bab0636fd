import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "./database.ts";
import { openPglite } from "./pglite.ts";

/** The embedded store cannot be used as it is; the message says what to do. */
export class EmbeddedStoreUnusable extends Error {
  override readonly name = "EmbeddedStoreUnusable";
}

/** The PostgreSQL that PGlite is. Its folders open with no other, as with any PostgreSQL. */
export const EMBEDDED_MAJOR = "18";

/**
 * Opens the embedded store, or makes it where there is none yet.
 *
 * @throws EmbeddedStoreUnusable
 */
export async function openEmbeddedStore(folder: string): Promise<Database> {
  await checkMajor(folder);
  try {
    return await openPglite(folder);
  } catch (reason) {
    // Where a file cannot be written PGlite fails without a word.
    const why = (reason instanceof Error && reason.message) || "it gave no reason";
    throw new EmbeddedStoreUnusable(
      `The embedded store in ${folder} cannot be opened (${why}). Its disk may be full or its files damaged. ` +
        "Free some space and start again; if that does not help, move the folder aside and restore a backup with `spotmarket restore <file>`.",
      { cause: reason },
    );
  }
}

/** Asked before anything is opened: another PostgreSQL would only say that it ended. */
async function checkMajor(folder: string): Promise<void> {
  const major = await majorOf(folder);
  if (major === null || major === EMBEDDED_MAJOR) return;
  throw new EmbeddedStoreUnusable(
    `The embedded store in ${folder} was made by PostgreSQL ${major}, and this version has PostgreSQL ${EMBEDDED_MAJOR} built in. ` +
      "Its files are untouched. Start the version that made it, make a backup with `spotmarket backup <file>`, move the folder aside, and restore the backup with this version.",
  );
}

/** null where nobody has made a store yet. */
async function majorOf(folder: string): Promise<string | null> {
  try {
    return (await readFile(join(folder, "PG_VERSION"), "utf8")).trim();
  } catch (reason) {
    if (reason instanceof Error && "code" in reason && reason.code === "ENOENT") return null;
    throw reason;
  }
}
