import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { verifyBackup } from "#platform/backup/readBackup.ts";
import type { Queryable } from "#platform/database/database.ts";
import { openDatabase } from "#platform/database/openDatabase.ts";
import { openPostgres } from "#platform/database/postgres.ts";
import { ORIGIN } from "#tests/support/browserSignIn.ts";
import { freePort, startPostgres } from "#tests/support/postgres.ts";
import { startProduct } from "#tests/support/product.ts";
import { startMailServer } from "#tests/support/startMailServer.ts";
import { type OwnClock, ownClock } from "./ownClock.ts";
import { wordsOfCommand } from "./wordsOfCommand.ts";

const KEPT_BACKUPS = 3;

/** A product with all that goes by the clock, on a clock of its own, and its store. */
export interface ClockProduct {
  readonly url: string;
  readonly clock: OwnClock;
  /** PostgreSQL's; null for an embedded store, which lives by the product's. */
  readonly storeClock: OwnClock | null;
  readonly mails: readonly { readonly headers: Readonly<Record<string, string>> }[];
  /** Starts it anew, at the same address. */
  readonly restart: () => Promise<void>;
  /** Looks into the store; an embedded one meanwhile ends and is started again. */
  readonly visit: <T>(work: (store: Queryable, runs: boolean) => Promise<T>) => Promise<T>;
  /** What `doctor` finds. */
  readonly doctor: () => Promise<string[]>;
  /** How many backups the clock made that are there, and what is wrong with them. */
  readonly backups: () => Promise<{ readonly kept: number; readonly faults: readonly string[] }>;
  readonly output: () => string;
  readonly close: () => Promise<void>;
}

export async function startClockProduct(engine: "postgres" | "pglite"): Promise<ClockProduct> {
  const closing: (() => unknown)[] = [];
  const close = async () => {
    for (const end of closing.toReversed()) await end();
  };
  try {
    return { ...(await begin(engine, closing)), close };
  } catch (reason) {
    await close();
    throw reason;
  }
}

async function begin(engine: "postgres" | "pglite", closing: (() => unknown)[]): Promise<Omit<ClockProduct, "close">> {
  const folder = mkdtempSync(join(tmpdir(), "spotmarket-clocks-"));
  closing.push(() => rmSync(folder, { recursive: true, force: true }));
  const clock = ownClock();
  closing.push(clock.close);
  const storeClock = engine === "postgres" ? ownClock() : null;
  if (storeClock) closing.push(storeClock.close);
  const postgres = storeClock && (await startPostgres({ durable: true, env: storeClock.env }));
  if (postgres) closing.push(() => postgres.stop());
  const sink = await startMailServer();
  closing.push(sink.close);

  const [dataDir, backupTo] = [join(folder, "data"), join(folder, "backups")];
  const env = {
    ...clock.env,
    DATABASE_URL: postgres?.url ?? "",
    PUBLIC_URL: ORIGIN,
    SMTP_URL: sink.url,
    BACKUP_TO: backupTo,
    BACKUP_HOURS: "1",
    KEPT_BACKUPS: String(KEPT_BACKUPS),
    LOG_LEVEL: "error",
  };
  const port = await freePort();
  const start = () => startProduct({ dataDir, demoPassword: "demo-password-1", env, port });
  let product = await start();
  closing.push(() => product.stop());
  const own = postgres && (await openPostgres(postgres.url));
  if (own) closing.push(() => own.close());

  const restart = async () => {
    await product.stop();
    product = await start();
  };
  return {
    url: product.url,
    clock,
    storeClock,
    mails: sink.received,
    restart,
    output: () => product.output(),
    visit: async (work) => {
      if (own) return work(own, true);
      await product.stop();
      const database = await openDatabase({ dataDir });
      try {
        return await work(database, false);
      } finally {
        await database.close();
        product = await start();
      }
    },
    doctor: async () => {
      const options = { env: { ...process.env, ...env, DATA_DIR: dataDir } };
      const said = await promisify(execFile)(
        process.execPath,
        ["src/app/server/commands/commandLine.ts", "doctor"],
        options,
      ).catch((reason: unknown) => ({ stdout: `FAULT doctor: ${wordsOfCommand(reason)}` }));
      return said.stdout.split("\n").filter((line) => line.startsWith("FAULT"));
    },
    backups: async () => {
      const made = readdirSync(backupTo).filter((name) => name.endsWith(".backup"));
      const faults = made.length > KEPT_BACKUPS ? [`${made.length} backups are kept, not ${KEPT_BACKUPS}`] : [];
      for (const name of made) {
        const { signal } = new AbortController();
        const read = verifyBackup(join(backupTo, name), null, { signal });
        await read.catch((reason: unknown) => faults.push(`the backup ${name} is none: ${String(reason)}`));
      }
      return { kept: made.length, faults };
    },
  };
}
