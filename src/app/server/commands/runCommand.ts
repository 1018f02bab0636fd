import { Failure } from "#domain/failure.ts";
import { loadStarter } from "#features/content/server/starter/loadStarter.ts";
import { readStarter } from "#features/content/server/starter/readStarter.ts";
import { STARTER_FOLDER } from "#features/content/server/starter/starterFolder.ts";
import { selectEntriesAfter } from "#platform/audit/auditRows.ts";
import { verifyChain } from "#platform/audit/verifyChain.ts";
import { FolderLocked } from "#platform/database/lockFolder.ts";
import { migrate } from "#platform/database/migrate.ts";
import { user, USER_USAGE } from "./accounts/user.ts";
import { backup, BACKUP_USAGE } from "./backup.ts";
import { type Command, type CommandContext, FAILED, Misuse, MISUSED, OK, STOPPED } from "./command.ts";
import { data, DATA_USAGE } from "./data.ts";
import { doctor, DOCTOR_USAGE } from "./doctor.ts";
import { forecast, FORECAST_USAGE } from "./forecast/forecast.ts";
import { issueToken, TOKEN_USAGE } from "./keys/issueToken.ts";
import { key, KEY_USAGE } from "./keys/key.ts";
import { SIGNING_KEYS_USAGE, signingKeys } from "./keys/signingKeys.ts";
import { RESTORE_USAGE } from "./offlineCommand.ts";
import { readArguments } from "./readArguments.ts";
import { IMPORT_USAGE, importFiles } from "./revisions/importFiles.ts";
import { listRevisions, REVISIONS_USAGE } from "./revisions/listRevisions.ts";
import { PUBLISH_USAGE, publishRevision } from "./revisions/publishRevision.ts";
import { ROLLBACK_USAGE, rollbackRevision } from "./revisions/rollbackRevision.ts";
import { sample, SAMPLE_USAGE } from "./sample.ts";
import { SCALE_OUT_USAGE, scaleOut } from "./scaleOut.ts";
import { count } from "./textTable.ts";

const MIGRATE_USAGE = "migrate";

/** Brings the store's tables up to date. */
const migrateStore: Command = async (args, { database, write }) => {
  readArguments(args, {}, MIGRATE_USAGE);
  const applied = await migrate(database);
  write(applied.length === 0 ? "The store is up to date.\n" : `Applied ${applied.join(", ")}.\n`);
  return OK;
};

const CONTENT_USAGE = "content load [--json]";

/** Brings the starter content in, and what is new of it; what people have changed or deleted stays as it is. */
const content: Command = async ([action, ...args], { database, write }) => {
  if (action !== "load") throw new Misuse(`Usage: ${CONTENT_USAGE}`);
  const { values } = readArguments(args, { json: { type: "boolean" } }, CONTENT_USAGE);
  const loaded = await loadStarter(database, await readStarter(STARTER_FOLDER));
  const { added, renewed, kept } = loaded;
  write(
    values.json
      ? `${JSON.stringify(loaded)}\n`
      : `Starter content: ${count(added)} added, ${count(renewed)} updated, ${count(kept)} kept because people have changed them.\n`,
  );
  return OK;
};

const AUDIT_USAGE = "audit verify [--anchor <position>:<hash>] [--json]";

/**
 * Works out the audit log anew. With an anchor, what was printed another time and kept elsewhere, it also tells whether somebody wrote the
 * whole log again, which its own hashes cannot.
 */
const audit: Command = async (args, { database, write }) => {
  const { values, words } = readArguments(args, { anchor: { type: "string" }, json: { type: "boolean" } }, AUDIT_USAGE);
  if (words.join(" ") !== "verify") throw new Misuse(`Usage: ${AUDIT_USAGE}`);
  const kept = values.anchor === undefined ? null : readAnchor(values.anchor);
  const { entries, brokenAt, lastHash, redacted } = await verifyChain(database);
  const [entry] = kept ? await selectEntriesAfter(database, kept.position - 1, 1) : [];
  const held = kept === null ? null : entry?.position === kept.position && entry.hash === kept.hash;
  const anchor = entries > 0 ? `${entries}:${lastHash}` : null;
  if (values.json) write(`${JSON.stringify({ entries, brokenAt, redacted, anchor, anchorHeld: held })}\n`);
  else {
    write(
      brokenAt === null
        ? `The audit log is intact: ${count(entries)} entries.\n`
        : `The audit log was tampered with: entry ${brokenAt} is missing or changed.\n`,
    );
    if (redacted > 0)
      write(`The names of erased people were removed from ${count(redacted)} of them; later entries confirm it.\n`);
    if (kept && held) write(`It still holds entry ${kept.position} as it was.\n`);
    if (kept && !held) write(`Entry ${kept.position} does not match the anchor: the log was rewritten.\n`);
    if (brokenAt === null && anchor)
      write(`Keep this anchor elsewhere and check it next time with --anchor ${anchor}\n`);
  }
  return brokenAt === null && held !== false ? OK : FAILED;
};

function readAnchor(text: string): { readonly position: number; readonly hash: string } {
  const [, position, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (position === undefined || hash === undefined)
    throw new Misuse(
      `"${text}" is no anchor: it is a position, a colon and 64 hexadecimal digits.\nUsage: ${AUDIT_USAGE}`,
    );
  return { position: Number(position), hash };
}

const COMMANDS: Readonly<Record<string, { readonly run: Command; readonly usage: string }>> = {
  migrate: { run: migrateStore, usage: MIGRATE_USAGE },
  sample: { run: sample, usage: SAMPLE_USAGE },
  content: { run: content, usage: CONTENT_USAGE },
  import: { run: importFiles, usage: IMPORT_USAGE },
  revisions: { run: listRevisions, usage: REVISIONS_USAGE },
  publish: { run: publishRevision, usage: PUBLISH_USAGE },
  rollback: { run: rollbackRevision, usage: ROLLBACK_USAGE },
  user: { run: user, usage: USER_USAGE },
  key: { run: key, usage: KEY_USAGE },
  "signing-keys": { run: signingKeys, usage: SIGNING_KEYS_USAGE },
  token: { run: issueToken, usage: TOKEN_USAGE },
  data: { run: data, usage: DATA_USAGE },
  forecast: { run: forecast, usage: FORECAST_USAGE },
  doctor: { run: doctor, usage: DOCTOR_USAGE },
  "scale-out": { run: scaleOut, usage: SCALE_OUT_USAGE },
  audit: { run: audit, usage: AUDIT_USAGE },
  backup: { run: backup, usage: BACKUP_USAGE },
  restore: { run: onlyOffline, usage: RESTORE_USAGE },
};

/** Shells do this by themselves, since it takes a store that nobody has open. */
async function onlyOffline(): Promise<number> {
  throw new Misuse("Stop the product before you restore its store.");
}

export const USAGE = `Usage: npm run -s spotmarket -- <command>\n\n${Object.values(COMMANDS)
  .map(({ usage }) => `${usage.replaceAll(/^/gm, "  ")}\n`)
  .join("")}\nEvery command is explained in docs/command-line.md.\n`;

/** Whether the words ask for help rather than for work, and so need no store. */
export function asksForHelp([name, ...rest]: readonly string[]): boolean {
  return name === undefined || name === "help" || [name, ...rest].includes("--help");
}

/** Whether there is such a command. */
export function isCommand(name: string): boolean {
  return Object.hasOwn(COMMANDS, name);
}

/** Runs a command and answers its exit code. What a person can act on is said; a bug is shown with its stack. */
export async function runCommand([name = "", ...args]: readonly string[], context: CommandContext): Promise<number> {
  const command = isCommand(name) ? COMMANDS[name] : undefined;
  if (!command) {
    context.warn(`There is no command "${name}".\n\n${USAGE}`);
    return MISUSED;
  }
  return answered(args, context, () => command.run(args, context));
}

/** Does a command's work, and says what went wrong in it. */
export async function answered(
  args: readonly string[],
  context: Pick<CommandContext, "progress" | "write" | "warn" | "signal">,
  work: () => Promise<number>,
): Promise<number> {
  try {
    return await work();
  } catch (reason) {
    context.progress("");
    if (context.signal.aborted) {
      context.warn("Stopped. Unfinished work was discarded; nothing else changed.\n");
      return STOPPED;
    }
    if (reason instanceof Misuse) {
      context.warn(`${reason.message}\n`);
      return MISUSED;
    }
    if (args.includes("--json")) context.write(`${JSON.stringify({ error: errorOf(reason) })}\n`);
    context.warn(`${isPlain(reason) || reason instanceof FolderLocked ? reason.message : stackOf(reason)}\n`);
    return FAILED;
  }
}

const PLAIN = ["ForecastError", "BackupFault", "StoreDamaged"];

/** Failures of the product, and contradictions in the figures, speak for themselves. */
function isPlain(reason: unknown): reason is Error {
  return reason instanceof Failure || (reason instanceof Error && PLAIN.includes(reason.name));
}

function errorOf(reason: unknown): { code: string; detail: string } {
  const code = isPlain(reason) && "code" in reason ? String(reason.code) : "internal-error";
  return { code, detail: reason instanceof Error ? reason.message : String(reason) };
}

function stackOf(reason: unknown): string {
  return reason instanceof Error ? (reason.stack ?? reason.message) : String(reason);
}
