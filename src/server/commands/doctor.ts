import { type ChainReport, verifyChain } from "#audit/verifyChain.ts";
import { publishedRevision } from "#database/queries/publishedRevision.ts";
import { checkRevision } from "#revisions/checkRevision.ts";
import { type Command, FAILED, OK } from "./command.ts";
import { readArguments, readRevision } from "./readArguments.ts";
import { count } from "./textTable.ts";

export const DOCTOR_USAGE = "doctor [<revision>] [--json]";

/** Faults shown of one check. */
const SHOWN = 5;

/** Checks the audit log, and the published revision or another one, against what must always be true. */
export const doctor: Command = async (args, { database, write }) => {
  const { values, words } = readArguments(args, { json: { type: "boolean" } }, DOCTOR_USAGE);
  const revision = words[0] ? readRevision(words[0], DOCTOR_USAGE) : await publishedRevision(database);
  const audit = await verifyChain(database);
  if (!values.json) write(auditText(audit));
  if (revision === null) {
    write(
      values.json
        ? `${JSON.stringify({ revision: null, checks: [], audit })}\n`
        : "The store answers. Nothing is published yet.\n",
    );
    return audit.brokenAt === null ? OK : FAILED;
  }
  const checks = await checkRevision(database, revision);
  const sound = checks.every(({ faults }) => faults.length === 0);
  if (values.json) write(`${JSON.stringify({ revision: String(revision), sound, checks, audit })}\n`);
  else {
    for (const { name, faults } of checks) {
      write(`${faults.length === 0 ? "ok   " : "FAULT"} ${name}\n`);
      for (const fault of faults.slice(0, SHOWN)) write(`        ${fault}\n`);
      if (faults.length > SHOWN) write(`        … and ${faults.length - SHOWN} more\n`);
    }
    write(
      sound
        ? `Revision ${revision} is sound.\n`
        : `Revision ${revision} is not sound. \`rollback\` publishes the one before.\n`,
    );
  }
  return sound && audit.brokenAt === null ? OK : FAILED;
};

function auditText({ entries, brokenAt, lastHash }: ChainReport): string {
  if (brokenAt !== null) return `FAULT The audit log was tampered with: entry ${brokenAt} is missing or altered.\n`;
  return `ok    The audit log is whole: ${count(entries)} entries${lastHash === "" ? "" : `, the last one ${lastHash}`}.\n`;
}
