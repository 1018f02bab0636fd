import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import type { Database } from "#platform/database/database.ts";
import { insertDraft } from "#platform/database/queries/drafts/insertDraft.ts";
import { publishedRevision } from "#platform/database/queries/publishedRevision.ts";
import { revisionRecord } from "#platform/database/queries/revisionRecords.ts";
import { ACCESS_FLAGS, ROLES } from "#domain/access/access.ts";
import { Failure } from "#domain/failure.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { loadMap } from "#features/ad-intel/server/loadMap.ts";
import { loadStarter } from "#features/content/server/starter/loadStarter.ts";
import { readStarter } from "#features/content/server/starter/readStarter.ts";
import { STARTER_FOLDER } from "#features/content/server/starter/starterFolder.ts";
import { loadScenarios } from "#features/forecast-analysis/server/loadScenarios.ts";
import { loadNews } from "#features/news/server/loadNews.ts";
import { demoAccountsWith, demoPassword, giveDemoPassword, saveDemoAccounts } from "#platform/identity/demoAccounts.ts";
import { LAYOUTS } from "#revisions/ingest/layout.ts";
import { buildRevision } from "#revisions/buildRevision.ts";
import { importIntoDraft } from "#revisions/drafts/importIntoDraft.ts";
import { loadBuilt } from "#revisions/publishing/loadRevision.ts";
import { publish } from "#revisions/publishing/publish.ts";
import { type Command, OK } from "./command.ts";
import { readArguments } from "./readArguments.ts";
import { loadDesks, loadWatches, sampleDesks } from "./sampleDesks.ts";
import { count } from "./textTable.ts";

export const SAMPLE_USAGE = "sample";

const FOLDER = new URL("../../../../edition/", import.meta.url);
const BY = "sample set";

const manifest = z.object({
  revisions: z.array(
    z.object({
      label: z.string(),
      releaseNotes: z.record(z.enum(LOCALES), z.string()),
      imports: z.array(z.object({ layout: z.enum(LAYOUTS), file: z.string() })),
    }),
  ),
  people: z.string(),
  news: z.string(),
  scenarios: z.string(),
  adIntelMap: z.string(),
  desks: z.string(),
});
type Manifest = z.output<typeof manifest>;

const people = z.object({
  customers: z.array(
    z.object({
      name: z.string(),
      access: z.array(z.enum(ACCESS_FLAGS)),
      allMarkets: z.boolean(),
      markets: z.array(z.string()),
      verticals: z.array(z.string()).nullable(),
      seats: z.number().int(),
    }),
  ),
  people: z.array(z.object({ email: z.string(), name: z.string(), customer: z.string(), role: z.enum(ROLES) })),
});

export interface SampleLoading {
  readonly database: Database;
  /** Told each step as a line. */
  readonly log: (line: string) => void;
}

/**
 * Loads the sample set into a store that has nothing published: accounts first, then every revision, built before the first is
 * published, so that readers find all of them or none.
 *
 * @throws Failure `conflict` when something is published already
 */
export async function loadSample({ database, log }: SampleLoading): Promise<void> {
  if ((await publishedRevision(database)) !== null) {
    throw new Failure(
      "conflict",
      "The store already has a published revision. The sample set can only be loaded into an empty store.",
    );
  }
  const started = performance.now();
  const set = manifest.parse(await readSample("manifest.json"));
  await saveDemoAccounts(database, people.parse(await readSample(set.people)));
  await loadNews(database, await readSample(set.news), { sample: true });
  await loadStarter(database, await readStarter(STARTER_FOLDER));

  const built: number[] = [];
  for (const revision of set.revisions)
    built.push(await buildSample({ database, log }, revision, built.at(-1) ?? null));
  await loadWork({ database, log }, set, built);
  log(`The sample set is loaded and published (${seconds(started)}).`);
}

/** Publishes what was built, with what administrators and demo accounts have made of it. */
async function loadWork({ database, log }: SampleLoading, set: Manifest, built: readonly number[]): Promise<void> {
  const [current, ...earlier] = built.toReversed();
  const record = current === undefined ? null : await revisionRecord(database, current);
  if (!record) throw new Error("The sample set has no revision.");
  await loadMap(database, { revision: record.id, text: (await readBytes(set.adIntelMap)).toString(), by: BY });
  const work = { database, loadedRevision: await loadBuilt(database, record) };
  const desks = sampleDesks.parse(await readSample(set.desks));
  await loadWatches(work, desks, earlier);
  for (const id of built) await publish(database, id);
  await loadScenarios(database, record.id, await readSample(set.scenarios));
  const started = performance.now();
  const revisions = new Map(set.revisions.map(({ label }, at) => [label, built[at] ?? record.id]));
  await loadDesks(work, desks, revisions, readBytes);
  log(`Sample: ${set.desks}, ${desks.length} demo accounts (${seconds(started)}).`);
}

async function buildSample(
  { database, log }: SampleLoading,
  { label, releaseNotes, imports }: Manifest["revisions"][number],
  basedOn: number | null,
): Promise<number> {
  const revision = await database.transaction((store) =>
    insertDraft(store, { label, basedOn, createdBy: BY, releaseNotes }),
  );
  for (const { layout, file } of imports) {
    const started = performance.now();
    const path = fileURLToPath(new URL(file, FOLDER));
    const report = await importIntoDraft({ database, layout, path, by: BY, sample: true, revision });
    if (report.status === "refused") {
      throw new Error(`The sample file ${file} was rejected: ${report.problems[0]?.message ?? "no reason given"}`);
    }
    log(`Sample: ${file}, ${count(report.rows)} rows (${seconds(started)}).`);
  }
  const started = performance.now();
  const { tvMarkets, otherMarkets } = await buildRevision(database, revision);
  log(`Sample: "${label}" built, ${tvMarkets} TV and ${otherMarkets} radio markets (${seconds(started)}).`);
  return revision;
}

/** Loads the sample set from a shell, and gives the demo accounts their password. */
export const sample: Command = async (args, { database, dataDir, demoPassword: set, write }) => {
  readArguments(args, {}, SAMPLE_USAGE);
  await loadSample({ database, log: (line) => write(`${line}\n`) });
  const password = await demoPassword(database, dataDir, set);
  await giveDemoPassword(database, password);
  const emails = await demoAccountsWith(database, password);
  if (emails.length > 0) write(`Demo accounts, password ${password}: ${emails.join(", ")}\n`);
  return OK;
};

async function readSample(file: string): Promise<unknown> {
  return JSON.parse((await readBytes(file)).toString());
}

const readBytes = (file: string): Promise<Buffer> => readFile(new URL(file, FOLDER));

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
