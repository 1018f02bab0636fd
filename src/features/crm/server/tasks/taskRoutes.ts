import type { FastifyInstance } from "fastify";
import { CRM_NAMES } from "#domain/crm/crm.ts";
import { Failure } from "#domain/failure.ts";
import { type CrmTasks, crmTasks, sendCrmTasks, switchCrmTasks } from "../../contract/tasks.ts";
import { checkMay, openCategories } from "../checkMay.ts";
import { CONNECTORS } from "../connectors/connectors.ts";
import type { CrmConnector } from "../connectors/crmConnector.ts";
import { selectConnection } from "../crmRows.ts";
import { recordCrm } from "../recordCrm.ts";
import { startTasks } from "./taskJobs.ts";
import { selectSteps, selectTaskState, type StepRow } from "./taskRows.ts";

const MOST_SHOWN = 500;

/** Next steps of calls as tasks of a CRM. */
export function taskRoutes(app: FastifyInstance): void {
  app.endpoint(crmTasks, async (_input, { caller: { person, rights }, database }) => {
    await checkMay(database, person);
    const { kind } = await selectConnection(database, person.customerId);
    const state = await selectTaskState(database, person.customerId);
    const steps = await selectSteps(database, person.customerId, openCategories(rights));
    return {
      on: state?.on ?? false,
      fault: state?.fault ?? null,
      items: steps.slice(0, MOST_SHOWN).map((step) => present(step, CONNECTORS[kind])),
    };
  });

  app.endpoint(switchCrmTasks, async ({ body }, { caller: { person }, database }) => {
    await checkMay(database, person);
    await database.transaction(async (store) => {
      const { kind } = await selectConnection(store, person.customerId);
      const changed = await store.query(
        `update crm_connection set sends_tasks = $3, task_fault = null, version = version + 1
         where customer_id = $1 and version = $2 returning 1 as one`,
        [person.customerId, body.version, body.on],
      );
      if (changed.length === 0)
        throw new Failure("conflict", "Someone else changed this connection. Reload it, then try again.");
      if (body.on) await startTasks(store, person.customerId);
      await recordCrm(store, person, body.on ? "crm.tasksOn" : "crm.tasksOff", { after: { crm: CRM_NAMES[kind] } });
    });
    return {};
  });

  app.endpoint(sendCrmTasks, async (_input, { caller: { person }, database }) => {
    await checkMay(database, person);
    await selectConnection(database, person.customerId);
    await startTasks(database, person.customerId);
    return {};
  });
}

function present(step: StepRow, { readId }: CrmConnector): CrmTasks["items"][number] {
  const { call, name, sent, words, sentAt } = step;
  return {
    call,
    name,
    step: step.subject ?? sent?.subject ?? "",
    due: step.due ?? sent?.due ?? "",
    state: stateOf(step, readId(step.record ?? "") !== null),
    words,
    sentAt: sentAt?.toISOString() ?? null,
  };
}

function stateOf(
  { state, sent, subject, due, isOpen }: StepRow,
  hasRecord: boolean,
): CrmTasks["items"][number]["state"] {
  const isSent = state !== null && state !== "making" && (!isOpen || (sent?.subject === subject && sent?.due === due));
  if (isSent) return state;
  return hasRecord ? "waiting" : "no-record";
}
