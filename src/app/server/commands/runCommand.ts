import { FolderLocked } from "#platform/database/lockFolder.ts";
import { Failure } from "#domain/failure.ts";
import { type Command, type CommandContext, FAILED, MISUSED, Misuse, STOPPED } from "./command.ts";
import { audit, AUDIT_USAGE } from "./audit.ts";
import { backup, BACKUP_USAGE } from "./backup.ts";
import { content, CONTENT_USAGE } from "./content.ts";
import { data, DATA_USAGE } from "./data.ts";
import { forecast, FORECAST_USAGE } from "./forecast/forecast.ts";
import { doctor, DOCTOR_USAGE } from "./doctor.ts";
import { IMPORT_USAGE, importFiles } from "./revisions/importFiles.ts";
import { issueToken, TOKEN_USAGE } from "./keys/issueToken.ts";
import { listRevisions, REVISIONS_USAGE } from "./revisions/listRevisions.ts";
import { key, KEY_USAGE } from "./keys/key.ts";
import { MIGRATE_USAGE, migrateStore } from "./migrateStore.ts";
import { RESTORE_USAGE } from "./offlineCommand.ts";
import { PUBLISH_USAGE, publishRevision } from "./revisions/publishRevision.ts";
import { ROLLBACK_USAGE, rollbackRevision } from "./revisions/rollbackRevision.ts";
import { SAMPLE_USAGE, sample } from "./sample.ts";
import { scaleOut, SCALE_OUT_USAGE } from "./scaleOut.ts";
import { signingKeys, SIGNING_KEYS_USAGE } from "./keys/signingKeys.ts";
import { user, USER_USAGE } from "./accounts/user.ts";

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
  throw new Misuse("A store can be restored only while the product does not run on it.");
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
      context.warn("Stopped. What was not finished is left out; nothing else is changed.\n");
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
