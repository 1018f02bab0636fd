import { hash, randomBytes } from "node:crypto";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { backupParts, verifyBackup } from "#platform/backup/readBackup.ts";
import { openDatabase } from "#platform/database/openDatabase.ts";
import { s3Store } from "#platform/files/s3Store.ts";
import { type BucketServer, startBucketServer } from "#tests/support/bucketServer.ts";
import { startProduct } from "#tests/support/product.ts";
import { sumOfRows, tableSums } from "#tests/support/tableSums.ts";

/**
 * Tries the whole way of a backup: a product that serves and keeps its files in a bucket, its backup, an empty store and an empty bucket, the same
 * rows and the same bytes. Ends with 1 where a table or a file differs.
 */

/** What restoring writes itself. */
const TOUCHED = ["audit_entry", "audit_end", "rights_version"];
const AT_ONCE = 4;
/** Beside those of the sample set: sizes of files in bytes, of which one is taken in several pieces. */
const FILES = [0, 1, 300_000, 9_000_000];

const folder = await mkdtemp(join(tmpdir(), "spotmarket-drill-"));
const [source, target, file] = ["source", "target", "drill.backup"].map((name) => join(folder, name));
try {
  process.exitCode = await drill(source ?? "", target ?? "", file ?? "");
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function drill(dataDir: string, restoredDir: string, path: string): Promise<number> {
  const [source, target] = [await startBucketServer(), await startBucketServer()];
  try {
    return await drillBetween({ dataDir, source }, { dataDir: restoredDir, target }, path);
  } finally {
    await source.close();
    await target.close();
  }
}

async function drillBetween(
  { dataDir, source }: { readonly dataDir: string; readonly source: BucketServer },
  { dataDir: restoredDir, target }: { readonly dataDir: string; readonly target: BucketServer },
  path: string,
): Promise<number> {
  const started = performance.now();
  const env = { LOG_LEVEL: "silent", ...settingsOf(source) };
  const product = await startProduct({ dataDir, demoPassword: "demo-password-1", env });
  const uploads = s3Store({ ...source.bucket, folder: "drill/uploads" });
  for (const [at, length] of FILES.entries()) {
    const bytes = randomBytes(length);
    const facts = { type: "image/png", sha256: hash("sha256", bytes) };
    await uploads.put(`drill-file-${at}`, new Blob([new Uint8Array(bytes)]), facts);
  }
  const kept = new Map(source.kept);
  say("The product with the sample set is ready", started);
  const load = ask(`${product.url}/readyz`);
  const before = performance.now();
  await command(dataDir, source, "backup", path);
  say(`Backed up while it served, ${((await stat(path)).size / 1e6).toFixed(1)} MB`, before);
  const { answers, longest, failed } = await load.stop();
  process.stdout.write(
    `  ${answers} requests that ask the store were answered meanwhile, the slowest in ${longest.toFixed(0)} ms, ${failed} failed\n`,
  );
  await product.stop();

  const restoring = performance.now();
  await command(restoredDir, target, "restore", path);
  say("Restored into an empty store and an empty bucket", restoring);
  const comparing = performance.now();
  const one = await archiveSums(path);
  const database = await openDatabase({ dataDir: restoredDir });
  const other = await tableSums(database, TOUCHED);
  await database.close();
  const differing = [...other.keys()].filter((table) => one.get(table) !== other.get(table));
  say(`Compared ${other.size} tables with the backup`, comparing);
  process.stdout.write(
    differing.length === 0 ? "Every table is the same.\n" : `These differ: ${differing.join(", ")}\n`,
  );
  const lost = [...kept].filter(([name, bytes]) => !target.kept.get(name)?.equals(bytes)).map(([name]) => name);
  process.stdout.write(
    lost.length === 0 ? `Each of ${kept.size} files is the same.\n` : `These files differ: ${lost.join(", ")}\n`,
  );
  return differing.length + lost.length === 0 ? 0 : 1;
}

function settingsOf({ bucket }: BucketServer): NodeJS.ProcessEnv {
  return {
    FILES_URL: `s3://${bucket.name}/drill`,
    S3_ENDPOINT: bucket.endpoint,
    S3_REGION: bucket.region,
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
  };
}

/** Of each table as the backup holds it, in the form of `tableSums`. */
async function archiveSums(path: string): Promise<Map<string, string>> {
  const sound = await verifyBackup(path, null, { signal: new AbortController().signal });
  const sums = new Map(sound.heading.tables.map(({ name }) => [name, sumOfRows([])]));
  for await (const part of backupParts(path, null, sound)) {
    const [kind, table = ""] = part.name.split("/");
    const chunks: Uint8Array[] = [];
    for await (const piece of part.pieces()) chunks.push(piece);
    if (kind === "tables") sums.set(table, sumOfRows(chunks));
  }
  return sums;
}

/** Runs a command as a shell does. */
async function command(dataDir: string, files: BucketServer, ...args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, ["src/app/server/commands/commandLine.ts", ...args], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, ...settingsOf(files), DATA_DIR: dataDir, DATABASE_URL: "" },
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`${args[0] ?? ""} ended with ${String(code)}.`);
}

/** Asks an address again and again until it is stopped. */
function ask(url: string) {
  const tally = { answers: 0, longest: 0, failed: 0 };
  const stopping = new AbortController();
  const one = async () => {
    while (!stopping.signal.aborted) {
      const begun = performance.now();
      const ok = await fetch(url).then(
        (answer) => answer.ok,
        () => false,
      );
      tally.longest = Math.max(tally.longest, performance.now() - begun);
      tally[ok ? "answers" : "failed"] += 1;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  const all = Promise.all(Array.from({ length: AT_ONCE }, one));
  return {
    stop: async () => {
      stopping.abort();
      await all;
      return tally;
    },
  };
}

function say(what: string, since: number): void {
  process.stdout.write(`${what}: ${((performance.now() - since) / 1_000).toFixed(1)} s\n`);
}
