import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * A data folder in which nobody is: a copy of the one that the whole run has started a product on, else an empty one. To make a store takes
 * longer than what most tests do with it.
 */
export function emptyFolder(): string {
  const dataDir = mkdtempSync(join(tmpdir(), "spotmarket-empty-"));
  const made = process.env["EMPTY_FOLDER"];
  if (made) cpSync(made, dataDir, { recursive: true });
  return dataDir;
}
