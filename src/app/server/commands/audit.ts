import { selectEntriesAfter } from "#platform/audit/auditRows.ts";
import { verifyChain } from "#platform/audit/verifyChain.ts";
import { type Command, FAILED, Misuse, OK } from "./command.ts";
import { readArguments } from "./readArguments.ts";
import { count } from "./textTable.ts";

export const AUDIT_USAGE = "audit verify [--anchor <position>:<hash>] [--json]";

/**
 * Works out the audit log anew. With an anchor, what was printed another time and kept elsewhere, it also tells whether somebody wrote the
 * whole log again, which its own hashes cannot.
 */
export const audit: Command = async (args, { database, write }) => {
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
        ? `The audit log is whole: ${count(entries)} entries.\n`
        : `The audit log was tampered with: entry ${brokenAt} is missing or altered.\n`,
    );
    if (redacted > 0)
      write(`The names of erased people were taken out of ${count(redacted)} of them; later entries vouch for that.\n`);
    if (kept && held) write(`It still holds entry ${kept.position} as it was.\n`);
    if (kept && !held)
      write(`Entry ${kept.position} is not the one that the anchor was kept of: the log was written anew.\n`);
    if (brokenAt === null && anchor) write(`Keep this elsewhere, as --anchor of another time: ${anchor}\n`);
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
