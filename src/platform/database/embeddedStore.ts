import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "./database.ts";
import { damagedFiles, fileText } from "./pageChecks.ts";
import { openPglite } from "./pglite.ts";
import { restoreAdvice } from "./storeDamage.ts";

/** The embedded store cannot be used as it is; the message says what to do. */
export class EmbeddedStoreUnusable extends Error {
  override readonly name = "EmbeddedStoreUnusable";
}

/** So many damaged files are named. */
const FILES_NAMED = 5;

/** The PostgreSQL that PGlite is. Its folders open with no other, as with any PostgreSQL. */
export const EMBEDDED_MAJOR = "18";

/**
 * Opens the embedded store, or makes it where there is none yet.
 *
 * @throws EmbeddedStoreUnusable
 */
export async function openEmbeddedStore(folder: string, backups?: string): Promise<Database> {
  await checkMajor(folder);
  try {
    return await openPglite(folder, backups);
  } catch (reason) {
    // Where a file cannot be written PGlite fails without a word.
    const why = (reason instanceof Error && reason.message) || "it gave no reason";
    const damaged = await damagedFiles(folder).catch(() => []);
    const what =
      damaged.length > 0
        ? `These of its files are damaged: ${damaged.slice(0, FILES_NAMED).map(fileText).join(", ")}` +
          `${damaged.length > FILES_NAMED ? ` and ${damaged.length - FILES_NAMED} more` : ""}. No figure was served from them. `
        : "Its disk may be full or its files damaged. Free some space and start again; if that does not help: ";
    throw new EmbeddedStoreUnusable(
      `The embedded store in ${folder} cannot be opened (${why}). ${what}${restoreAdvice(folder, backups)}`,
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
