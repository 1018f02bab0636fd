import type { Database } from "#platform/database/database.ts";
import { adIntelMap } from "#platform/database/queries/adIntel/adIntelMap.ts";
import { adIntelCategories } from "#platform/database/queries/adIntel/adIntelNames.ts";
import { revisionImports } from "#platform/database/queries/revisionImports.ts";
import { readMapFile } from "../contract/readMapFile.ts";
import { changeMap } from "./changeMap.ts";
import { targetOf } from "./presentCategories.ts";

/**
 * Maps the categories that a revision's files of observed spend name, by a file such as the screen saves and takes back. It is a change like
 * any other: kept with what was there before, and to be taken back.
 *
 * @throws Error for a file that names what there is not
 * @returns how many categories it mapped
 */
export async function loadMap(
  database: Database,
  { revision, text, by }: { readonly revision: number; readonly text: string; readonly by: string },
): Promise<number> {
  const imports = await revisionImports(database, revision);
  const files = imports.flatMap(({ layout, importId }) => (layout === "ad-intel" ? [importId] : []));
  const { version, categories: mapped } = await adIntelMap(database);
  const now = (await adIntelCategories(database, files)).map(({ category, ...path }) => ({
    ...path,
    category: String(category),
    ...targetOf(mapped, category),
  }));
  const { changes, unknown } = readMapFile(text, now);
  const [stranger] = unknown;
  if (stranger) throw new Error(`Line ${stranger.line} of the map names what there is not: ${stranger.value}.`);
  if (changes.length === 0) return 0;
  const change = { version, categories: changes, mediaTypes: [] };
  await database.transaction((store) => changeMap(store, database.engine, change, { id: null, name: by }));
  return changes.length;
}
