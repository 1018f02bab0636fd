import { join, resolve } from "node:path";
import { type ChainReport, verifyChain } from "#platform/audit/verifyChain.ts";
import { type SalvageReport, salvageStore } from "#platform/backup/salvageStore.ts";
import { publishedRevision } from "#platform/database/queries/publishedRevision.ts";
import { damageAdvice } from "#platform/database/storeDamage.ts";
import { checkStore } from "#app/server/doctor/checkStore.ts";
import { returnedPeople } from "#platform/identity/erasure/erasedPeople.ts";
import { hasDemoAdministrator } from "#platform/identity/demoAccounts.ts";
import { checkRevision } from "#revisions/checks/checkRevision.ts";
import { isLoopback } from "../origins.ts";
import { demoWarning } from "../starting/welcome.ts";
import { type Command, type CommandContext, FAILED, Misuse, OK } from "./command.ts";
import { readErased } from "./accounts/readErased.ts";
import { readArguments, readRevision } from "./readArguments.ts";
import { count } from "./textTable.ts";

export const DOCTOR_USAGE = "doctor [<revision>] [--erased <file>] [--json]\ndoctor --salvage <folder> [--json]";

/** Faults shown of one check. */
const SHOWN = 5;

/**
 * Checks the audit log, the store, and the published revision or another one, against what must always be true. With a list of erased
 * people it also tells who of them came back with a backup.
 */
export const doctor: Command = async (args, context) => {
  const { database, dataDir, rooms, folder, publicUrl, write } = context;
  const options = { json: { type: "boolean" }, erased: { type: "string" }, salvage: { type: "string" } } as const;
  const { values, words } = readArguments(args, options, DOCTOR_USAGE);
  if (values.salvage !== undefined) return salvage(resolve(folder, values.salvage), values.json ?? false, context);
  const store = await checkStore({ database, rooms, dataDir });
  if (store.some(({ code, faults }) => code === "pages" && faults.length > 0)) {
    write(
      values.json
        ? `${JSON.stringify({ store })}\n`
        : damageText(
            store.filter(({ code }) => code === "pages"),
            context,
          ),
    );
    return FAILED;
  }
  const erased = values.erased === undefined ? null : await readErased(values.erased, folder);
  const returned = erased && (await returnedPeople(database, erased));
  const revision = words[0] ? readRevision(words[0], DOCTOR_USAGE) : await publishedRevision(database);
  const audit = await verifyChain(database);
  const warnings = !isLoopback(publicUrl) && (await hasDemoAdministrator(database)) ? [demoWarning(publicUrl)] : [];
  const checks = revision === null ? [] : await checkRevision(database, revision);
  const isSound = (made: readonly Made[]) => made.every(({ faults }) => faults.length === 0);
  const [sound, storeSound] = [isSound(checks), isSound(store)];
  if (values.json) {
    const about = revision === null ? { revision: null } : { revision: String(revision), sound };
    write(`${JSON.stringify({ ...about, checks, store, audit, warnings, ...(returned && { returned }) })}\n`);
  } else {
    write(auditText(audit));
    if (returned) write(returnedText(returned));
    write(checksText(store));
    write(checksText(checks));
    for (const warning of warnings) write(`WARN  ${warning}\n`);
    write(storeSound ? "The store is sound.\n" : "The store has faults. docs/command-line.md explains each check.\n");
    write(revisionText(revision, sound));
  }
  return sound && storeSound && audit.brokenAt === null && !returned?.length ? OK : FAILED;
};

/** Nothing else is said of a damaged store: what cannot be read cannot be checked either. */
function damageText(store: readonly Made[], { dataDir, backups }: CommandContext): string {
  return `${checksText(store)}The store is damaged. No figure was served from a page that does not agree with its checksum. ${damageAdvice(join(dataDir, "store"), backups)}\n`;
}

/** Saves what can be read of a damaged embedded store. */
async function salvage(folder: string, asJson: boolean, context: CommandContext): Promise<number> {
  const { database, signal, progress, write } = context;
  if (database.engine !== "pglite")
    throw new Misuse(
      "Only the embedded store can be saved this way. For a damaged PostgreSQL, save what pg_dump can read.",
    );
  const report = await salvageStore({ database, folder, signal, progress });
  progress("");
  write(asJson ? `${JSON.stringify(report)}\n` : salvageText(report));
  return OK;
}

function salvageText({ folder, tables, leftOut }: SalvageReport): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const missing = tables.filter(({ lostRows, lostPages }) => lostRows.length + lostPages.length > 0);
  return [
    `Saved ${count(rows)} rows of ${count(tables.length)} tables in ${folder}, a CSV file each; report.json says what is missing.`,
    ...missing.map(
      ({ table, rows: saved, lostRows, lostPages }) =>
        `MISSING ${table}: ${count(lostRows.length)} rows and ${count(lostPages.length)} whole pages cannot be read; ${count(saved)} rows are saved.`,
    ),
    missing.length === 0 ? "Nothing is missing." : "Only what agrees with its checksum was saved.",
    `Left out are keys: ${leftOut.join(", ")}. Password hashes and personal data are in it: keep the folder as you keep passwords.`,
    "docs/backup.md describes the next steps.",
    "",
  ].join("\n");
}

interface Made {
  readonly name: string;
  readonly faults: readonly string[];
  readonly remarks?: readonly string[];
}

function checksText(made: readonly Made[]): string {
  return made
    .map(({ name, faults, remarks = [] }) => {
      const said = [...faults, ...remarks];
      const shown = said.slice(0, SHOWN).map((one) => `        ${one}\n`);
      const more = said.length > SHOWN ? `        … and ${said.length - SHOWN} more\n` : "";
      const found = faults.length > 0 ? "FAULT" : remarks.length > 0 ? "NOTE " : "ok   ";
      return `${found} ${name}\n${shown.join("")}${more}`;
    })
    .join("");
}

function revisionText(revision: number | null, sound: boolean): string {
  if (revision === null) return "The store answers. Nothing is published yet.\n";
  return sound
    ? `Revision ${revision} is sound.\n`
    : `Revision ${revision} has faults. \`rollback\` publishes the one before.\n`;
}

function returnedText(returned: readonly number[]): string {
  if (returned.length === 0) return "ok    No erased person is in the store.\n";
  return returned
    .map((number) => `FAULT User ${number} was erased and came back with a backup. Erase the account again.\n`)
    .join("");
}

function auditText({ entries, brokenAt, lastHash, redacted }: ChainReport): string {
  if (brokenAt !== null) return `FAULT The audit log was tampered with: entry ${brokenAt} is missing or changed.\n`;
  const last = lastHash === "" ? "" : `, the last one ${lastHash}`;
  const nameless = redacted === 0 ? "" : `; names were removed from ${count(redacted)}`;
  return `ok    The audit log is intact: ${count(entries)} entries${last}${nameless}.\n`;
}
