import { mayReadVertical } from "#domain/access/access.ts";
import { type FileCall, matchCalls } from "#domain/calls/fileCalls.ts";
import { Failure } from "#domain/failure.ts";
import { differenceOf } from "#domain/figures/difference.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import type { EndpointInput } from "#platform/api/endpoint.ts";
import type { Database, Queryable } from "#platform/database/database.ts";
import { aside } from "#platform/files/reading/readAside.ts";
import type { Caller } from "#platform/identity/caller.ts";
import { seesTeamCalls } from "#platform/identity/people/seesTeamCalls.ts";
import { openMarkets } from "#revisions/ingest/cells/openMarkets.ts";
import { isReadToItsEnd } from "#revisions/ingest/readOwnTable.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import { type CallsReport, type importCalls, LARGEST_FILE } from "../../contract/callFile.ts";
import { MOST_ENTRIES, type Owner } from "../callEntries.ts";
import {
  type CallFields,
  type ChangedCall,
  type FullCall,
  insertCalls,
  insertFile,
  selectKnownCompanies,
  selectKnownOwners,
  selectLists,
  writeChanges,
} from "./callFileRows.ts";
import type { KnownOwner, readCallsFile } from "./readCallsFile.ts";

const reading = aside<typeof readCallsFile>(new URL("./readCallsFile.ts", import.meta.url), "readCallsFile");

/**
 * Reads a file of calls and tells what it would change; takes it where that is asked for and every row is sound, or the sound ones are
 * enough.
 *
 * @throws Failure `too-large`; `conflict` where a list would have too many entries
 */
export async function bringCalls(
  database: Database,
  { person, rights }: Pick<Caller, "person" | "rights">,
  revision: LoadedRevision | null,
  { body }: EndpointInput<typeof importCalls>,
): Promise<CallsReport> {
  const bytes = Buffer.from(body.content, "base64");
  if (bytes.length > LARGEST_FILE)
    throw new Failure("too-large", "A file can have at most 4 MB. Split it, for example by market.");
  const companies = await selectKnownCompanies(database, person.customerId);
  const context = {
    rights,
    markets: openMarkets(revision?.markets.values() ?? [], rights),
    companies: companies.filter(({ subVertical }) => mayReadVertical(rights, verticalOf(subVertical))),
    owners: await ownersFor(database, person),
    decimalComma: body.decimalComma,
    ...(body.encoding === "latin1" ? ({ encoding: "latin1" } as const) : {}),
  };
  const { calls, ...file } = await reading([bytes, context], { pointer: "/body/content" });
  const planned = await planCalls(database, person, calls, false);
  const report = {
    ...file,
    problems: [...file.problems],
    calls: calls.length,
    added: planned.added.length,
    changed: planned.changed.length,
    unchanged: calls.length - planned.added.length - planned.changed.length,
    withoutCompany: calls.filter(({ company }) => company === null).length,
  };
  const isSound = report.errors === 0 || (body.goodRowsOnly && isReadToItsEnd(report));
  if (body.dryRun || !isSound || calls.length === 0) return { ...report, file: null };
  const kept = await database.transaction(async (store) => {
    const { added, changed } = await planCalls(store, person, calls, true);
    const id = await insertFile(store, person, body.name);
    await insertCalls(store, person.customerId, id, added);
    await writeChanges(store, person, id, changed);
    return id;
  });
  return { ...report, file: String(kept) };
}

/** Oneself first, and those whose calls one sees. */
async function ownersFor(database: Database, person: Caller["person"]): Promise<[KnownOwner, ...KnownOwner[]]> {
  const own = { id: person.id, name: person.name, email: person.email };
  if (!(await seesTeamCalls(database, person))) return [own];
  const all = await selectKnownOwners(database, person.customerId);
  return [own, ...all.filter(({ id }) => id !== own.id)];
}

interface Plan {
  readonly added: readonly FileCall[];
  readonly changed: readonly ChangedCall[];
}

/** @throws Failure `conflict` where a list would have too many entries */
async function planCalls(
  store: Queryable,
  { customerId }: Owner,
  calls: readonly FileCall[],
  isToChange: boolean,
): Promise<Plan> {
  const owners = [...new Set(calls.map(({ owner }) => owner))];
  const listed = await selectLists(store, customerId, owners, isToChange);
  const matched = matchCalls(calls, listed);
  const added = calls.filter((_, at) => matched[at] === null);
  checkRooms(listed, added);
  const changed = calls.flatMap((call, at) => changeOf(call, matched[at] ?? null));
  return { added, changed };
}

function changeOf({ facts, company }: FileCall, known: FullCall | null): ChangedCall[] {
  if (!known) return [];
  const before = fieldsOf(known);
  const fields: CallFields = { ...before, ...facts, company: company ?? known.company };
  const difference = differenceOf<object>(before, fields);
  return difference ? [{ id: known.id, fields, ...difference }] : [];
}

export function fieldsOf({ company, status, note, contact, nextStep, dueOn, dollars, medium }: FullCall): CallFields {
  return { company, status, note, contact, nextStep, dueOn, dollars, medium };
}

function checkRooms(listed: readonly FullCall[], added: readonly FileCall[]): void {
  const counts = new Map<number, number>();
  for (const { owner } of [...listed, ...added]) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  if ([...counts.values()].some((count) => count > MOST_ENTRIES))
    throw new Failure(
      "conflict",
      `A call list can have ${MOST_ENTRIES} entries. Split the file, or remove those that are done.`,
    );
}
