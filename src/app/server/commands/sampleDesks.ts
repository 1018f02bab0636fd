import { z } from "zod";
import { alertCondition } from "#features/alerts/contract/alertSchemas.ts";
import { passOver } from "#features/alerts/server/evaluateAlerts.ts";
import { loadRules } from "#features/alerts/server/loadRules.ts";
import { addCall, CALL_STATUSES } from "#features/call-list/contract.ts";
import { insertCall, updateCall } from "#features/call-list/server/callEntries.ts";
import { checkMayCall } from "#features/call-list/server/routes.ts";
import { bringExample } from "#features/companies/server/bringIn.ts";
import { savePreferences } from "#features/preferences/contract.ts";
import { choosePreferences } from "#features/preferences/server/routes.ts";
import { saveView } from "#features/saved-views/contract.ts";
import { addView, markView } from "#features/saved-views/server/routes.ts";
import { selectSavedViews } from "#features/saved-views/server/savedViewRows.ts";
import { importRevenue } from "#features/share-wallet/server/revenue/routes.ts";
import type { Database } from "#platform/database/database.ts";
import type { Caller } from "#platform/identity/caller.ts";
import { standingOfPerson } from "#platform/identity/readStanding.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";

/** What lies on the desks of the demo accounts; each part is what its endpoint takes. */
export const sampleDesks = z.array(
  z.strictObject({
    email: z.string(),
    preferences: savePreferences.body,
    alertRules: z.array(alertCondition),
    views: z.array(saveView.body.extend({ revision: z.string(), pinned: z.boolean() })),
    calls: z.array(
      addCall.body.omit({ name: true }).extend({ status: z.enum(CALL_STATUSES), note: z.string().max(2_000) }),
    ),
    /** A file of companies that do not exist; null for none. */
    companies: z.string().nullable(),
    ownRevenue: z.array(z.strictObject({ market: z.string(), medium: z.string(), file: z.string() })),
  }),
);
type SampleDesk = z.output<typeof sampleDesks>[number];

/** Who sits at a desk, and what the figures are that she may see. */
export interface DeskWork {
  readonly database: Database;
  /** The revision that is published last. */
  readonly loadedRevision: LoadedRevision;
}

/**
 * Lets the demo accounts choose their markets and say what they wait for, before the last revision is published: what it raises is found by
 * holding it against the one before, as everybody's rules are. Nobody waited for the revisions before it.
 */
export async function loadWatches(
  { database, loadedRevision }: DeskWork,
  desks: readonly SampleDesk[],
  earlier: readonly number[],
): Promise<void> {
  for (const revision of earlier) await passOver(database, revision);
  for (const { email, preferences, alertRules } of desks) {
    const owner = await demoOwner(database, email);
    if (!owner) continue;
    await choosePreferences(database, owner, loadedRevision, preferences);
    await loadRules(database, owner, loadedRevision, alertRules);
  }
}

/**
 * Saves views, fills call lists, takes in companies and own revenue, each as its owner would and with her rights.
 *
 * @param revisions ids of the revisions of the set by their labels
 * @param read the bytes of a file of the set
 */
export async function loadDesks(
  work: DeskWork,
  desks: readonly SampleDesk[],
  revisions: ReadonlyMap<string, number>,
  read: (file: string) => Promise<Buffer>,
): Promise<void> {
  for (const desk of desks) {
    const owner = await demoOwner(work.database, desk.email);
    if (!owner || (await selectSavedViews(work.database, owner.person)).length > 0) continue;
    await saveViews(work.database, owner, desk.views, revisions);
    for (const call of desk.calls) await putOnCallList(work, owner, call);
    if (desk.companies !== null)
      await takeCompanies(work, owner, { name: desk.companies, bytes: await read(desk.companies) });
    for (const { market, medium, file } of desk.ownRevenue)
      await takeRevenue(work, owner, { market, medium, file, bytes: await read(file) });
  }
}

type Owner = Pick<Caller, "person" | "rights">;

/** Null for an account that somebody else made under that address: what is his is not touched. */
async function demoOwner(database: Database, email: string): Promise<Owner | null> {
  const [found] = await database.query<{ id: number }>(
    "select person_id as id from person where lower(email) = lower($1) and demo",
    [email],
  );
  return (found && (await standingOfPerson(database, found.id))) ?? null;
}

async function saveViews(
  database: Database,
  { person }: Owner,
  views: SampleDesk["views"],
  revisions: ReadonlyMap<string, number>,
): Promise<void> {
  for (const { pinned, revision, ...view } of views) {
    const { id } = await addView(database, person, { ...view, revision: String(revisions.get(revision)) });
    if (pinned) await markView(database, person, id, { pinned, isDefault: false });
  }
}

async function putOnCallList(
  { database, loadedRevision }: DeskWork,
  { person, rights }: Owner,
  { note, status, ...call }: SampleDesk["calls"][number],
): Promise<void> {
  checkMayCall(call, rights, loadedRevision);
  const prospect = loadedRevision.advertisers.prospects.find(({ id }) => id === call.prospect);
  if (call.prospect !== null && !prospect) throw new Error(`The sample has no prospect ${call.prospect}.`);
  const { id } = await insertCall(database, person, { ...call, name: prospect?.names["en-US"] ?? null });
  await updateCall(database, person, id, { note, status });
}

async function takeCompanies(
  { database, loadedRevision }: DeskWork,
  owner: Owner,
  { name, bytes }: { readonly name: string; readonly bytes: Buffer },
): Promise<void> {
  const { problems } = await bringExample(database, owner, loadedRevision, { name, content: bytes.toString("base64") });
  const [problem] = problems;
  if (problem) throw new Error(`The sample file ${name} was rejected: ${problem.message}`);
}

async function takeRevenue(
  { database, loadedRevision }: DeskWork,
  owner: Owner,
  { market, medium, file, bytes }: SampleDesk["ownRevenue"][number] & { readonly bytes: Buffer },
): Promise<void> {
  const { problems } = await importRevenue(database, owner, loadedRevision, {
    params: { market },
    query: {},
    body: {
      name: file,
      content: bytes.toString("base64"),
      medium,
      mode: "replace",
      dryRun: false,
      goodRowsOnly: false,
      decimalComma: false,
      encoding: "utf-8",
    },
  });
  const [problem] = problems;
  if (problem) throw new Error(`The sample file ${file} was rejected: ${problem.message}`);
}
