import { type ChainReport, verifyChain } from "#audit/verifyChain.ts";
import { publishedRevision } from "#database/queries/publishedRevision.ts";
import { checkStore } from "#doctor/checkStore.ts";
import { checkRevision } from "#revisions/checkRevision.ts";
import { type Command, FAILED, OK } from "./command.ts";
import { readArguments, readRevision } from "./readArguments.ts";
import { count } from "./textTable.ts";

export const DOCTOR_USAGE = "doctor [<revision>] [--json]";

/** Faults shown of one check. */
const SHOWN = 5;

/** Checks the audit log, the store, and the published revision or another one, against what must always be true. */
export const doctor: Command = async (args, { database, rooms, write }) => {
  const { values, words } = readArguments(args, { json: { type: "boolean" } }, DOCTOR_USAGE);
  const revision = words[0] ? readRevision(words[0], DOCTOR_USAGE) : await publishedRevision(database);
  const audit = await verifyChain(database);
  const store = await checkStore({ database, rooms });
  const checks = revision === null ? [] : await checkRevision(database, revision);
  const isSound = (made: readonly Made[]) => made.every(({ faults }) => faults.length === 0);
  const [sound, storeSound] = [isSound(checks), isSound(store)];
  if (values.json) {
    const about = revision === null ? { revision: null } : { revision: String(revision), sound };
    write(`${JSON.stringify({ ...about, checks, store, audit })}\n`);
  } else {
    write(auditText(audit));
    write(checksText(store));
    write(checksText(checks));
    write(
      storeSound
        ? "The store is sound.\n"
        : "The store is not sound. docs/command-line.md says what each check means.\n",
    );
    write(revisionText(revision, sound));
  }
  return sound && storeSound && audit.brokenAt === null ? OK : FAILED;
};

interface Made {
  readonly name: string;
  readonly faults: readonly string[];
}

function checksText(made: readonly Made[]): string {
  return made
    .map(({ name, faults }) => {
      const shown = faults.slice(0, SHOWN).map((fault) => `        ${fault}\n`);
      const more = faults.length > SHOWN ? `        … and ${faults.length - SHOWN} more\n` : "";
      return `${faults.length === 0 ? "ok   " : "FAULT"} ${name}\n${shown.join("")}${more}`;
    })
    .join("");
}

function revisionText(revision: number | null, sound: boolean): string {
  if (revision === null) return "The store answers. Nothing is published yet.\n";
  return sound
    ? `Revision ${revision} is sound.\n`
    : `Revision ${revision} is not sound. \`rollback\` publishes the one before.\n`;
}

function auditText({ entries, brokenAt, lastHash }: ChainReport): string {
  if (brokenAt !== null) return `FAULT The audit log was tampered with: entry ${brokenAt} is missing or altered.\n`;
  return `ok    The audit log is whole: ${count(entries)} entries${lastHash === "" ? "" : `, the last one ${lastHash}`}.\n`;
}
