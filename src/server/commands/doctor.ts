import { publishedRevision } from "#database/queries/publishedRevision.ts";
import { checkRevision } from "#revisions/checkRevision.ts";
import { type Command, FAILED, OK } from "./command.ts";
import { readArguments, readRevision } from "./readArguments.ts";

export const DOCTOR_USAGE = "doctor [<revision>] [--json]";

/** Faults shown of one check. */
const SHOWN = 5;

/** Checks the published revision, or another one, against what must always be true. */
export const doctor: Command = async (args, { database, write }) => {
  const { values, words } = readArguments(args, { json: { type: "boolean" } }, DOCTOR_USAGE);
  const revision = words[0] ? readRevision(words[0], DOCTOR_USAGE) : await publishedRevision(database);
  if (revision === null) {
    write(
      values.json
        ? `${JSON.stringify({ revision: null, checks: [] })}\n`
        : "The store answers. Nothing is published yet.\n",
    );
    return OK;
  }
  const checks = await checkRevision(database, revision);
  const sound = checks.every(({ faults }) => faults.length === 0);
  if (values.json) write(`${JSON.stringify({ revision: String(revision), sound, checks })}\n`);
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
  return sound ? OK : FAILED;
};
