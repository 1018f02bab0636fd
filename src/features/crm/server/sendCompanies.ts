import type { CrmFaultCode, CrmMapping } from "#domain/crm/crm.ts";
import type { Queryable } from "#platform/database/database.ts";
import { CrmFault } from "./connectors/askCrm.ts";
import {
  BATCH,
  type CrmConnector,
  type CrmSession,
  type CrmWrite,
  type CrmWritten,
} from "./connectors/crmConnector.ts";
import { type Agreed, type ConnectionRow, noteOutcomes, type Outcome, recordsTaken, selectWaiting } from "./crmRows.ts";
import { type CompanyPlan, outcomeOf, planCompanies } from "./planCompanies.ts";
import { selectSent } from "./sentCompanies.ts";
import { type CrmParts, withCrm } from "./withCrm.ts";

/** Sends the next companies that wait and notes what became of each; answers how many there were. */
export async function sendWaiting(
  store: Queryable,
  parts: CrmParts,
  connection: ConnectionRow,
  signal: AbortSignal,
): Promise<number> {
  const { customer, mapping } = connection;
  const waiting = await selectWaiting(store, customer, BATCH);
  if (waiting.length === 0) return 0;
  const there = new Map(
    (
      await selectSent(
        store,
        parts.site,
        customer,
        waiting.map(({ company }) => company),
      )
    ).map((one) => [one.id, one]),
  );
  const pairs = waiting.flatMap((known) => {
    const company = there.get(known.company);
    return company ? [{ company, known }] : [];
  });
  const removed = waiting
    .filter(({ company }) => !there.has(company))
    .map(
      (known): Outcome => ({
        ...known,
        state: "failed",
        conflicts: null,
        matches: null,
        fault: "company-gone",
        words: null,
      }),
    );
  const sent = await withCrm(store, parts, connection, signal, (session, connector) =>
    sendBatch(store, { connector, session, mapping, customer }, pairs),
  );
  await noteOutcomes(store, customer, [...removed, ...sent]);
  return waiting.length;
}

/** How often a company is compared anew because somebody changes it there at the same moment. */
const MOST_ANEW = 3;

interface Sending {
  readonly connector: CrmConnector;
  readonly session: CrmSession;
  readonly mapping: CrmMapping;
  readonly customer: number;
}

async function sendBatch(
  store: Queryable,
  { connector, session, mapping, customer }: Sending,
  pairs: Parameters<typeof planCompanies>[3],
): Promise<Outcome[]> {
  if (pairs.length === 0) return [];
  await connector.prepare(session);
  const plans = await planCompanies(connector, session, mapping, pairs);
  const taken = await takenRecords(store, customer, plans);
  const outcomes: Outcome[] = [];
  const writing: { readonly plan: CompanyPlan; readonly write: CrmWrite }[] = [];
  for (const plan of plans) {
    const { company, record } = plan;
    if (record && taken.has(record.id)) outcomes.push(failed(plan, "duplicate", null));
    else if (plan.gone) outcomes.push(failed(plan, "record-gone", null));
    else if (outcomeOf(plan) === "match") outcomes.push(similar(plan));
    else if (outcomeOf(plan) === "conflict") outcomes.push(inConflict(plan));
    else if (record && outcomeOf(plan) === "same" && record.key === company.id) outcomes.push(done(plan, record.id));
    else
      writing.push({
        plan,
        write: { key: company.id, id: record?.id ?? null, changed: record?.changed ?? null, values: valuesOf(plan) },
      });
    // Two companies with the same id there would write over one another.
    if (record) taken.add(record.id);
  }
  const written = await writeDivided(
    connector,
    session,
    writing.map(({ write }) => write),
  );
  const byKey = new Map(written.map((one) => [one.key, one]));
  for (const { plan } of writing) {
    const one = byKey.get(plan.company.id);
    if (one?.fault === null) outcomes.push(done(plan, one.id));
    // Compared anew, with what somebody made of it there at this moment.
    else if (one?.fault === "changed-there" && plan.known.tries < MOST_ANEW)
      outcomes.push({ ...failed(plan, one.fault, null), state: "waiting" });
    else outcomes.push(failed(plan, one?.fault ?? "refused", one?.words ?? null));
  }
  return outcomes;
}

function takenRecords(store: Queryable, customer: number, plans: readonly CompanyPlan[]): Promise<Set<string>> {
  const records = plans.flatMap(({ record }) => record?.id ?? []);
  return recordsTaken(
    store,
    customer,
    records,
    plans.map(({ company }) => company.id),
  );
}

/** A system refuses a batch whole for the sake of one record: halves are tried until it stands alone. */
async function writeDivided(
  connector: CrmConnector,
  session: CrmSession,
  writes: readonly CrmWrite[],
): Promise<CrmWritten[]> {
  if (writes.length === 0) return [];
  try {
    return await connector.write(session, writes);
  } catch (reason) {
    if (!(reason instanceof CrmFault) || reason.code !== "refused") throw reason;
    const [only, more] = writes;
    if (only && !more) return [{ key: only.key, id: null, fault: "refused", words: reason.message }];
    const half = Math.ceil(writes.length / 2);
    return [
      ...(await writeDivided(connector, session, writes.slice(0, half))),
      ...(await writeDivided(connector, session, writes.slice(half))),
    ];
  }
}

const valuesOf = ({ fields }: CompanyPlan) =>
  Object.fromEntries(
    fields.flatMap(({ to, ours, verdict }) => (verdict === "send" && ours !== null ? [[to, ours]] : [])),
  );

function done({ known, fields }: CompanyPlan, record: string): Outcome {
  const settled: Agreed = Object.fromEntries(
    fields.flatMap(({ field, ours, verdict }) => (verdict === "send" || verdict === "same" ? [[field, ours]] : [])),
  );
  return {
    ...known,
    record,
    agreed: { ...known.agreed, ...settled },
    state: "sent",
    conflicts: null,
    matches: null,
    fault: null,
    words: null,
  };
}

function inConflict({ known, record, fields }: CompanyPlan): Outcome {
  const conflicts = Object.fromEntries(
    fields.flatMap(({ field, ours, theirs, verdict }) => (verdict === "conflict" ? [[field, { ours, theirs }]] : [])),
  );
  return {
    ...known,
    record: record?.id ?? known.record,
    state: "conflict",
    conflicts,
    matches: null,
    fault: null,
    words: null,
  };
}

function similar({ known, matches }: CompanyPlan): Outcome {
  const found = matches.map(({ record, name, website, city }) => ({ record, name, website, city }));
  return { ...known, state: "match", conflicts: null, matches: found, fault: null, words: null };
}

const failed = ({ known }: CompanyPlan, fault: CrmFaultCode, words: string | null): Outcome => ({
  ...known,
  state: "failed",
  conflicts: null,
  matches: null,
  fault,
  words,
});
