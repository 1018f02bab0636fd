import { fileURLToPath } from "node:url";
import { readFile } from "node:fs/promises";
import { z } from "zod";
import { migrate } from "#platform/database/migrate.ts";
import { openPglite } from "#platform/database/pglite.ts";
import { insertDraft } from "#platform/database/queries/drafts/insertDraft.ts";
import { buildRevision } from "#revisions/buildRevision.ts";
import { importIntoDraft } from "#revisions/drafts/importIntoDraft.ts";
import { LAYOUTS, type LayoutName } from "#revisions/ingest/layout.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import { loadRevision } from "#revisions/publishing/loadRevision.ts";
import { publish } from "#revisions/publishing/publish.ts";

const FOLDER = new URL("../../edition/", import.meta.url);

/** What a wallet is made of; stations, texts and observed spend change no dollar of the sample. */
const MADE_OF: ReadonlySet<LayoutName> = new Set<LayoutName>([
  "counties",
  "county-history",
  "county-trades",
  "trades",
  "races",
  "markets-tv",
  "markets-radio",
  "market-counties",
  "vertical-mix",
  "platform-shares",
  "national-totals",
  "seasons",
]);

const manifest = z.object({
  revisions: z.array(z.object({ imports: z.array(z.object({ layout: z.enum(LAYOUTS), file: z.string() })) })),
});

/** The latest revision of the sample set with every wallet, built in memory: some seconds. */
export async function sampleRevision(): Promise<LoadedRevision> {
  const database = await openPglite("memory://");
  try {
    await migrate(database);
    const { revisions } = manifest.parse(JSON.parse(await readFile(new URL("manifest.json", FOLDER), "utf8")));
    // Later files take the place of earlier ones of the same layout.
    const files = new Map(
      revisions.flatMap(({ imports }) => imports.map(({ layout, file }) => [layout, file] as const)),
    );
    const revision = await database.transaction((store) =>
      insertDraft(store, { label: "Sample", basedOn: null, createdBy: "test" }),
    );
    for (const [layout, file] of files) {
      if (!MADE_OF.has(layout)) continue;
      const path = fileURLToPath(new URL(file, FOLDER));
      const report = await importIntoDraft({ database, layout, path, by: "test", sample: true, revision });
      if (report.status === "refused") throw new Error(`${file} was refused: ${report.problems[0]?.message}`);
    }
    await buildRevision(database, revision);
    await publish(database, revision);
    return await loadRevision(database, revision);
  } finally {
    await database.close();
  }
}
