import type { Queryable } from "#platform/database/database.ts";
import { CrmFault } from "../connectors/askCrm.ts";
import type { CrmConnector, CrmSession } from "../connectors/crmConnector.ts";
import type { ConnectionRow } from "../crmRows.ts";
import { type CrmParts, withCrm } from "../withCrm.ts";
import { keepTask, selectSteps, type SentStep, type StepRow } from "./taskRows.ts";

/** Brings the tasks of an organisation's CRM to what the calls say now. @throws CrmFault where the CRM takes none at all */
export async function sendSteps(
  store: Queryable,
  parts: CrmParts,
  connection: ConnectionRow,
  signal: AbortSignal,
): Promise<void> {
  const { customer } = connection;
  await withCrm(store, parts, connection, signal, async (session, connector) => {
    const steps = (await selectSteps(store, customer, null)).filter((step) => isToDo(step, connector));
    if (steps.length === 0) return;
    const owners = new Map((await connector.owners(session)).map(({ id, email }) => [email?.toLowerCase(), id]));
    for (const step of steps) {
      signal.throwIfAborted();
      const sending = { store, customer, session, connector, owner: owners.get(step.email) ?? null };
      try {
        await sendStep(sending, step);
      } catch (reason) {
        if (!(reason instanceof CrmFault) || reason.code !== "refused") throw reason;
        const sent = wantedOf(step, connector) ?? step.sent;
        if (sent)
          await keepTask(store, customer, {
            call: step.call,
            task: step.task,
            sent,
            state: "failed",
            words: reason.message,
          });
      }
    }
  });
}

interface Sending {
  readonly store: Queryable;
  readonly customer: number;
  readonly session: CrmSession;
  readonly connector: CrmConnector;
  readonly owner: string | null;
}

const recordOf = ({ record }: StepRow, connector: CrmConnector) => connector.readId(record ?? "");

/** What is to stand there; null where nothing is to be done any more, or the company has no record. */
function wantedOf(step: StepRow, connector: CrmConnector): SentStep | null {
  const { isOpen, subject, due, company } = step;
  if (!isOpen || subject === null || due === null || company === null || recordOf(step, connector) === null)
    return null;
  return { subject, due, company };
}

const isSame = (a: SentStep, b: SentStep | null) =>
  a.subject === b?.subject && a.due === b.due && a.company === b.company;

/** Whether a call says something else than its task. */
function isToDo(step: StepRow, connector: CrmConnector): boolean {
  const wanted = wantedOf(step, connector);
  if (step.state === "making") return true;
  if (wanted === null) return step.state === "open";
  return step.state === null || !isSame(wanted, step.sent);
}

async function sendStep(sending: Sending, step: StepRow): Promise<void> {
  const { store, customer, session, connector, owner } = sending;
  const wanted = wantedOf(step, connector);
  const company = recordOf(step, connector);
  if (wanted && company !== null && step.state === "making") {
    const known = await connector.findTask(session, { ...wanted, company, owner });
    if (known !== null) return keepTask(store, customer, { call: step.call, task: known, sent: wanted, state: "open" });
  }
  const isOpen = step.state === "open" && step.task !== null;
  // A task of one company never becomes another's: it is ended, and a new one made.
  if (isOpen && step.sent && !(await changed(sending, step, wanted?.company === step.sent.company ? wanted : null)))
    return;
  if (!wanted || company === null) return;
  await keepTask(store, customer, { call: step.call, task: null, sent: wanted, state: "making" });
  const task = await connector.makeTask(session, { ...wanted, company, owner });
  await keepTask(store, customer, { call: step.call, task, sent: wanted, state: "open" });
}

/** Changes a task, or ends it where there is nothing to do any more; answers whether a new one is to be made. What somebody changed there stays. */
async function changed(
  { store, customer, session, connector }: Sending,
  { call, task: id, sent }: StepRow,
  wanted: SentStep | null,
): Promise<boolean> {
  if (id === null || sent === null) return true;
  const task = await connector.readTask(session, id);
  // Done there, it is done; a new step is a new task.
  if (task?.isDone) {
    await keepTask(store, customer, { call, task: id, sent, state: "closed" });
    return true;
  }
  const isOurs = task !== null && task.subject === sent.subject && task.due === sent.due;
  const isTaken =
    isOurs && (await connector.changeTask(session, task, { ...(wanted ?? sent), isDone: wanted === null }));
  const state = !isTaken ? "theirs" : wanted ? "open" : "closed";
  await keepTask(store, customer, { call, task: id, sent: wanted ?? sent, state });
  return wanted === null;
}
