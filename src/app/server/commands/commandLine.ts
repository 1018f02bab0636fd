import { userInfo } from "node:os";
import type { Database } from "#platform/database/database.ts";
import { StoreDamaged } from "#platform/database/storeDamage.ts";
import { FolderLocked } from "#platform/database/lockFolder.ts";
import { migrate } from "#platform/database/migrate.ts";
import { sweepInterruptedImports } from "#revisions/ingest/sweepInterruptedImports.ts";
import { type Config, readConfig } from "../config.ts";
import { fileRooms } from "../files/fileRooms.ts";
import { openStore } from "../starting/openStore.ts";
import { settingsFromFiles } from "../settingsFromFiles.ts";
import { isPlainFailure } from "../starting/startFailure.ts";
import { type CommandContext, FAILED, MISUSED, OK, STOPPED } from "./command.ts";
import { doorsOf } from "./doorsOf.ts";
import { forwardCommand } from "./forwardCommand.ts";
import { offlineCommand } from "./offlineCommand.ts";
import { answered, asksForHelp, isCommand, runCommand, USAGE } from "./runCommand.ts";
import { processTerminal } from "./terminal.ts";

/** A PostgreSQL that is starting is waited for this long; a person at a shell will not wait a minute. */
const PATIENCE_MS = 10_000;

const terminal = processTerminal();
const stop = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    // A second signal means it: leave at once. The store survives that.
    if (stop.signal.aborted) process.exit(STOPPED);
    stop.abort(new Error("Stopped by the person who ran the command."));
  });
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (reason) {
  terminal.warn(`${isPlainFailure(reason) ? reason.message : stackOf(reason)}\n`);
  process.exitCode = FAILED;
}

async function main(args: readonly string[]): Promise<number> {
  if (asksForHelp(args)) {
    terminal.write(USAGE);
    return args.length === 0 ? MISUSED : OK;
  }
  if (!isCommand(args[0] ?? "")) {
    terminal.warn(`There is no command "${args[0]}".\n\n${USAGE}`);
    return MISUSED;
  }
  const config = readConfig(settingsFromFiles(process.env));
  const request = {
    args,
    folder: process.env.START_FOLDER ?? process.cwd(),
    by: `${userInfo().username} (command line)`,
    input: await pipedInput(args),
    passphrase: config.backupPassphrase,
  };
  const offline = offlineCommand(args);
  if (offline) {
    const context = { ...request, ...terminal, signal: stop.signal };
    return answered(args, context, () => offline(args, { ...context, config }));
  }
  try {
    return await runHere(config, request);
  } catch (reason) {
    if (!(reason instanceof FolderLocked)) throw reason;
    const exit = await forwardCommand(config.dataDir, request, terminal, stop.signal);
    if (exit === null) throw reason;
    return stop.signal.aborted ? STOPPED : exit;
  }
}

async function runHere(
  config: Config,
  {
    args,
    ...request
  }: Pick<CommandContext, "folder" | "by" | "input" | "passphrase"> & { readonly args: readonly string[] },
): Promise<number> {
  const database = await openStore(config, (line) => terminal.warn(`${line}\n`), PATIENCE_MS);
  try {
    if (args[0] !== "migrate") await ready(database, args);
    const { dataDir, publicUrl, demoPassword, publicData } = config;
    return await runCommand(args, {
      database,
      dataDir,
      backups: config.backupTo,
      rooms: fileRooms(config),
      publicUrl,
      doors: doorsOf(config),
      site: config,
      demoPassword,
      publicData,
      ...request,
      ...terminal,
      signal: stop.signal,
    });
  } finally {
    await database.close();
  }
}

/** Brings the store up to date. Whoever asks what is damaged hears of it from the check itself, and what is to be saved is left as it is. */
async function ready(database: Database, args: readonly string[]): Promise<void> {
  if (args.includes("--salvage")) return;
  try {
    await migrate(database);
    for (const { layout, fileName } of await sweepInterruptedImports(database))
      terminal.warn(`The import of ${fileName} (${layout}) was interrupted. Its rows are removed; import it again.\n`);
  } catch (reason) {
    if (args[0] !== "doctor" || !(reason instanceof StoreDamaged)) throw reason;
  }
}

/** Standard input is read only where a password comes by it. */
async function pipedInput(args: readonly string[]): Promise<string> {
  if (!args.includes("--password-stdin")) return "";
  process.stdin.setEncoding("utf8");
  let input = "";
  for await (const text of process.stdin) input += text;
  return input;
}

function stackOf(reason: unknown): string {
  return reason instanceof Error ? (reason.stack ?? reason.message) : String(reason);
}
