import type { FastifyInstance } from "fastify";
import { CRM_NAMES } from "#domain/crm/crm.ts";
import { Failure } from "#domain/failure.ts";
import type { Queryable } from "#platform/database/database.ts";
import {
  chooseCrmDeal,
  type CrmDealItem,
  crmDeals,
  linkCrmDeal,
  mapCrmStages,
  readCrmDeals,
  takeCrmDeals,
} from "../../contract/deals.ts";
import { checkMay, openCategories } from "../checkMay.ts";
import { noConnection, selectConnection } from "../crmRows.ts";
import { recordCrm } from "../recordCrm.ts";
import { type CompanyCall, linkDeal } from "./dealRows.ts";
import { type DealOutcome, dealOutcome, type DealPlan } from "./planDeals.ts";
import { startPull } from "./pullJobs.ts";
import { saveStages, selectPullState } from "./pullState.ts";
import { chooseDeal, planAll, takeOver } from "./takeDeals.ts";

const MOST_SHOWN = 500;
/** What somebody has to do something about comes first. */
const OUTCOMES: readonly DealOutcome[] = ["conflict", "several-calls", "change", "same", "no-call"];

/** What comes back from a CRM into the call list. */
export function pullRoutes(app: FastifyInstance): void {
  app.endpoint(crmDeals, async (_input, { caller: { person, rights }, database }) => {
    await checkMay(database, person);
    const state = await selectPullState(database, person.customerId);
    if (!state) throw noConnection();
    const plans = await planAll(database, person.customerId, openCategories(rights));
    const names = await colleagues(database, person.customerId);
    const labels = new Map(state.stages.map(({ id, label }) => [id, label]));
    return {
      reading: state.asked,
      readAt: state.readAt?.toISOString() ?? null,
      fault: state.fault,
      hourly: state.hourly,
      stages: state.stages,
      outcomes: counted(plans),
      items: OUTCOMES.flatMap((outcome) => plans.filter((plan) => dealOutcome(plan) === outcome))
        .slice(0, MOST_SHOWN)
        .map((plan) => present(plan, labels, names)),
    };
  });

  app.endpoint(readCrmDeals, async (_input, { caller: { person }, database }) => {
    await checkMay(database, person);
    await selectConnection(database, person.customerId);
    await startPull(database, person.customerId);
    return {};
  });

  app.endpoint(mapCrmStages, async ({ body }, { caller: { person }, database }) => {
    await checkMay(database, person);
    await database.transaction(async (store) => {
      const { kind } = await selectConnection(store, person.customerId);
      const state = await selectPullState(store, person.customerId);
      const stages = (state?.stages ?? []).map((stage) => ({
        ...stage,
        status: body.stages[stage.id] ?? (stage.id in body.stages ? null : stage.status),
      }));
      if (!(await saveStages(store, person.customerId, { version: body.version, hourly: body.hourly, stages })))
        throw new Failure("conflict", "Someone else changed this mapping. Reload it, then try again.");
      await recordCrm(store, person, "crm.staged", { after: { crm: CRM_NAMES[kind], stages: stages.length } });
    });
    return {};
  });

  takingRoutes(app);
}

function takingRoutes(app: FastifyInstance): void {
  app.endpoint(takeCrmDeals, async ({ body }, { caller: { person, rights }, database }) => {
    await checkMay(database, person);
    return database.transaction(async (store) => {
      const { kind } = await selectConnection(store, person.customerId);
      const plans = await planAll(store, person.customerId, openCategories(rights));
      const wanted = body.deals ? plans.filter(({ deal }) => body.deals?.includes(deal.deal)) : plans;
      const calls = await takeOver(store, { customer: person.customerId, person: person.id, kind }, wanted);
      if (calls > 0) await recordCrm(store, person, "crm.taken", { after: { crm: CRM_NAMES[kind], calls } });
      return { calls };
    });
  });

  app.endpoint(chooseCrmDeal, async ({ params, body }, { caller: { person, rights }, database }) => {
    await checkMay(database, person);
    await database.transaction(async (store) => {
      const { kind } = await selectConnection(store, person.customerId);
      const plan = await planOf(store, person.customerId, openCategories(rights), params.deal);
      if (dealOutcome(plan) !== "conflict") throw new Failure("not-found", "This deal waits for no choice.");
      await chooseDeal(store, { customer: person.customerId, person: person.id, kind }, plan, body.choices);
      const fields = Object.keys(body.choices).length;
      await recordCrm(store, person, "crm.chosen", { after: { crm: CRM_NAMES[kind], fields } });
    });
    return {};
  });

  app.endpoint(linkCrmDeal, async ({ params, body }, { caller: { person, rights }, database }) => {
    await checkMay(database, person);
    await database.transaction(async (store) => {
      await selectConnection(store, person.customerId);
      const { call, choice } = await planOf(store, person.customerId, openCategories(rights), params.deal);
      if (![call, ...choice].some((one) => one?.id === body.call))
        throw new Failure("not-found", "This deal’s company has no such call, or another deal stands for it.");
      await linkDeal(store, person.customerId, params.deal, body.call);
    });
    return {};
  });
}

/** @throws Failure `not-found` for a deal that was not read, or of a category that is closed to whoever asks */
async function planOf(
  store: Queryable,
  customer: number,
  categories: readonly string[],
  deal: string,
): Promise<DealPlan> {
  const plan = (await planAll(store, customer, categories)).find((one) => one.deal.deal === deal);
  if (!plan) throw new Failure("not-found", "This deal is not there any more.");
  return plan;
}

function counted(plans: readonly DealPlan[]): Record<DealOutcome, number> {
  const counts = { conflict: 0, "several-calls": 0, change: 0, same: 0, "no-call": 0 };
  for (const plan of plans) counts[dealOutcome(plan)] += 1;
  return counts;
}

/** Names of the people of an organisation by their ids. */
async function colleagues(store: Queryable, customer: number): Promise<ReadonlyMap<string, string>> {
  const rows = await store.query<{ id: string; name: string }>(
    "select person_id::text as id, name from person where customer_id = $1",
    [customer],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const presentCall = ({ id, market, ownerName, status }: CompanyCall) => ({ id, market, owner: ownerName, status });

function present(plan: DealPlan, labels: ReadonlyMap<string, string>, names: ReadonlyMap<string, string>): CrmDealItem {
  const { deal, call, choice, fields } = plan;
  const named = (field: string, value: string | null) =>
    field === "owner" && value !== null ? (names.get(value) ?? null) : value;
  return {
    id: deal.deal,
    name: deal.name,
    company: deal.companyName,
    stage: deal.stage === null ? null : (labels.get(deal.stage) ?? deal.stage),
    unknownOwner: deal.ownerWords,
    changedAt: deal.changedAt.toISOString(),
    takenAt: deal.takenAt?.toISOString() ?? null,
    outcome: dealOutcome(plan),
    call: call && presentCall(call),
    calls: choice.map(presentCall),
    fields: fields.map(({ field, ours, theirs, verdict }) => ({
      field,
      verdict,
      ours: named(field, ours),
      theirs: named(field, theirs),
    })),
  };
}
