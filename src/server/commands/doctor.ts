import { type ChainReport, verifyChain } from "#audit/verifyChain.ts";
import { publishedRevision } from "#database/queries/publishedRevision.ts";
import { checkStore } from "#doctor/checkStore.ts";
import { returnedPeople } from "#identity/erasure/erasedPeople.ts";
import { checkRevision } from "#revisions/checks/checkRevision.ts";
import { type Command, FAILED, OK } from "./command.ts";
import { readErased } from "./accounts/readErased.ts";
import { readArguments, readRevision } from "./readArguments.ts";
import { count } from "./textTable.ts";

export const DOCTOR_USAGE = "doctor [<revision>] [--erased <file>] [--json]";

/** Faults shown of one check. */
const SHOWN = 5;

/**
 * Checks the audit log, the store, and the published revision or another one, against what must always be true. With a list of erased
 * people it also tells who of them came back with a backup.
 */
export const doctor: Command = async (args, { database, rooms, folder, write }) => {
  const options = { json: { type: "boolean" }, erased: { type: "string" } } as const;
  const { values, words } = readArguments(args, options, DOCTOR_USAGE);
  const erased = values.erased === undefined ? null : await readErased(values.erased, folder);
  const returned = erased && (await returnedPeople(database, erased));
  const revision = words[0] ? readRevision(words[0], DOCTOR_USAGE) : await publishedRevision(database);
  const audit = await verifyChain(database);
  const store = await checkStore({ database, rooms });
  const checks = revision === null ? [] : await checkRevision(database, revision);
  const isSound = (made: readonly Made[]) => made.every(({ faults }) => faults.length === 0);
  const [sound, storeSound] = [isSound(checks), isSound(store)];
  if (values.json) {
    const about = revision === null ? { revision: null } : { revision: String(revision), sound };
    write(`${JSON.stringify({ ...about, checks, store, audit, ...(returned && { returned }) })}\n`);
  } else {
    write(auditText(audit));
    if (returned) write(returnedText(returned));
    write(checksText(store));
    write(checksText(checks));
    write(
      storeSound
        ? "The store is sound.\n"
        : "The store is not sound. docs/command-line.md says what each check means.\n",
    );
    write(revisionText(revision, sound));
  }
  return sound && storeSound && audit.brokenAt === null && !returned?.length ? OK : FAILED;
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

function returnedText(returned: readonly number[]): string {
  if (returned.length === 0) return "ok    Nobody who was erased is in the store.\n";
  return returned
    .map((number) => `FAULT User ${number} was erased once and is back from a backup: erase the account again.\n`)
    .join("");
}

function auditText({ entries, brokenAt, lastHash, redacted }: ChainReport): string {
  if (brokenAt !== null) return `FAULT The audit log was tampered with: entry ${brokenAt} is missing or altered.\n`;
  const last = lastHash === "" ? "" : `, the last one ${lastHash}`;
  const nameless = redacted === 0 ? "" : `; names were taken out of ${count(redacted)}`;
  return `ok    The audit log is whole: ${count(entries)} entries${last}${nameless}.\n`;
}
