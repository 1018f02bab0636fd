import { seesTeamCalls } from "#platform/identity/people/seesTeamCalls.ts";
import type { FastifyInstance } from "fastify";
import { CRM_KINDS, CRM_NAMES, type CrmFaultCode, type CrmMapping, SENT_FIELDS } from "#domain/crm/crm.ts";
import { Failure } from "#domain/failure.ts";
import {
  beginCrmSignIn,
  connectCrm,
  type CrmConnection,
  crm,
  crmCompanies,
  crmFields,
  endCrm,
  mapCrm,
  matchCrm,
  previewCrm,
  pushCompanies,
  settleCrm,
} from "../contract.ts";
import { CrmFault } from "./connectors/askCrm.ts";
import { checkMay, openCategories } from "./checkMay.ts";
import { startPush } from "./crmJobs.ts";
import {
  type Conflicts,
  countStates,
  findConnection,
  presentConnection,
  queueCompanies,
  requeueEnded,
  selectConnection,
  selectLog,
  selectSynced,
} from "./crmRows.ts";
import { outcomeOf, planCompanies } from "./planCompanies.ts";
import { recordCrm } from "./recordCrm.ts";
import { selectFirstSent } from "./sentCompanies.ts";
import { settle, takeMatch } from "./settle.ts";
import { beginSignIn, endConnection, endSignIn } from "./signIn.ts";
import { type CrmParts, withCrm } from "./withCrm.ts";

/** A person waits for the answer. */
const LIMIT_MS = 25_000;
const PREVIEWED = 10;

const soon = () => AbortSignal.timeout(LIMIT_MS);

export function crmRoutes(app: FastifyInstance, parts: CrmParts): void {
  connectionRoutes(app, parts);
  sendingRoutes(app, parts);
  matchRoutes(app);
}

function connectionRoutes(app: FastifyInstance, parts: CrmParts): void {
  app.endpoint(crm, async (_input, { caller: { person, rights }, database }) => {
    const connection = await findConnection(database, person.customerId);
    return {
      may: await seesTeamCalls(database, person),
      ready: CRM_KINDS.filter((kind) => parts.crm.apps[kind] !== null),
      connection: connection && presentConnection(connection),
      ...(await countStates(database, person.customerId, openCategories(rights))),
    };
  });

  app.endpoint(beginCrmSignIn, async ({ body }, { caller: { person }, database }) => {
    await checkMay(database, person);
    return { url: await beginSignIn(database, parts, person, body.kind) };
  });

  app.endpoint(connectCrm, async ({ body }, { caller: { person }, database }) => {
    await checkMay(database, person);
    return orFault<{ connection: CrmConnection | null }>({ connection: null }, async () => {
      const made = await endSignIn(database, parts, person, body, soon());
      if ((await requeueEnded(database, person.customerId)) > 0) await startPush(database, person.customerId);
      return { connection: presentConnection(made) };
    });
  });

  app.endpoint(endCrm, async (_input, { caller: { person }, database }) => {
    await checkMay(database, person);
    return { revoked: await endConnection(database, parts, person, soon()) };
  });

  app.endpoint(crmFields, async (_input, { caller: { person }, database }) => {
    await checkMay(database, person);
    const connection = await selectConnection(database, person.customerId);
    return orFault({ items: [] }, async () => ({
      items: await withCrm(database, parts, connection, soon(), (session, connector) => connector.fields(session)),
    }));
  });

  app.endpoint(mapCrm, async ({ body }, { caller: { person }, database }) => {
    await checkMay(database, person);
    return database.transaction(async (store) => {
      const before = await selectConnection(store, person.customerId);
      const changed = await store.query(
        `update crm_connection set mapping = $3::text::jsonb, version = version + 1
         where customer_id = $1 and version = $2 returning 1 as one`,
        [person.customerId, body.version, JSON.stringify(body.mapping)],
      );
      if (changed.length === 0)
        throw new Failure("conflict", "Someone else changed this mapping. Reload it, then try again.");
      // What was agreed on about one field says nothing of another.
      await store.query("update crm_company set agreed = agreed - $2::text[] where customer_id = $1", [
        person.customerId,
        movedFields(before.mapping, body.mapping),
      ]);
      const told = (mapping: CrmMapping) => ({
        fields: Object.entries(mapping)
          .map(([field, to]) => `${field}: ${to}`)
          .join(", "),
      });
      await recordCrm(store, person, "crm.mapped", { before: told(before.mapping), after: told(body.mapping) });
      return presentConnection(await selectConnection(store, person.customerId));
    });
  });
}

function sendingRoutes(app: FastifyInstance, parts: CrmParts): void {
  app.endpoint(previewCrm, async ({ body }, { caller: { person, rights }, database }) => {
    await checkMay(database, person);
    const connection = await selectConnection(database, person.customerId);
    const companies = await selectFirstSent(database, parts.site, person.customerId, openCategories(rights), PREVIEWED);
    const synced = await selectSynced(
      database,
      person.customerId,
      companies.map(({ id }) => id),
    );
    const moved = new Set<string>(movedFields(connection.mapping, body.mapping));
    const pairs = companies.map((company) => {
      const known = synced.get(company.id) ?? {
        company: company.id,
        record: null,
        agreed: {},
        queued: "",
        tries: 0,
        decided: false,
      };
      const agreed = Object.fromEntries(Object.entries(known.agreed).filter(([field]) => !moved.has(field)));
      return { company, known: { ...known, agreed } };
    });
    return orFault({ items: [] }, async () => {
      const plans = await withCrm(database, parts, connection, soon(), async (session, connector) => {
        await connector.prepare(session);
        return planCompanies(connector, session, body.mapping, pairs);
      });
      return {
        items: plans.map((plan) => ({
          company: plan.company.id,
          name: plan.company.values.name ?? "",
          outcome: outcomeOf(plan),
          fields: plan.fields,
        })),
      };
    });
  });

  app.endpoint(pushCompanies, async ({ body }, { caller: { person, rights }, database }) => {
    await checkMay(database, person);
    return database.transaction(async (store) => {
      const { kind } = await selectConnection(store, person.customerId);
      const queued = await queueCompanies(store, person.customerId, openCategories(rights), body.companies ?? null);
      if (queued > 0) {
        await startPush(store, person.customerId);
        await recordCrm(store, person, "crm.queued", { after: { crm: CRM_NAMES[kind], companies: queued } });
      }
      return { queued };
    });
  });

  app.endpoint(crmCompanies, async ({ query }, { caller: { person, rights }, database }) => {
    await checkMay(database, person);
    const rows = await selectLog(database, person.customerId, openCategories(rights), query.state ?? null);
    return {
      items: rows.map(({ queuedAt, triedAt, conflicts, matches, ...row }) => ({
        ...row,
        queuedAt: queuedAt.toISOString(),
        triedAt: triedAt?.toISOString() ?? null,
        conflicts: sidesOf(conflicts),
        matches: matches ?? [],
      })),
    };
  });

  app.endpoint(settleCrm, async ({ params, body }, { caller: { person, rights }, database }) => {
    await checkMay(database, person);
    await database.transaction(async (store) => {
      const { kind } = await selectConnection(store, person.customerId);
      await settle(store, person.customerId, openCategories(rights), params.company, body.choices);
      await startPush(store, person.customerId);
      const companies = Object.keys(body.choices).length;
      await recordCrm(store, person, "crm.settled", { after: { crm: CRM_NAMES[kind], fields: companies } });
    });
    return {};
  });
}

function matchRoutes(app: FastifyInstance): void {
  app.endpoint(matchCrm, async ({ params, body }, { caller: { person, rights }, database }) => {
    await checkMay(database, person);
    await database.transaction(async (store) => {
      const { kind } = await selectConnection(store, person.customerId);
      await takeMatch(store, person.customerId, openCategories(rights), params.company, body.record);
      await startPush(store, person.customerId);
      await recordCrm(store, person, "crm.matched", { after: { crm: CRM_NAMES[kind], companies: 1 } });
    });
    return {};
  });
}

/** What a CRM did not do is said beside what it would have answered: it is no fault of the request. */
async function orFault<T extends object>(
  without: T,
  work: () => Promise<T>,
): Promise<T & { readonly fault: CrmFaultCode | null }> {
  try {
    return { ...(await work()), fault: null };
  } catch (reason) {
    if (reason instanceof CrmFault) return { ...without, fault: reason.code };
    throw reason;
  }
}

/** Fields that go elsewhere than before. */
const movedFields = (before: CrmMapping, after: CrmMapping) =>
  SENT_FIELDS.filter((field) => before[field] !== after[field]);

const sidesOf = (conflicts: Conflicts | null) =>
  SENT_FIELDS.flatMap((field) => {
    const sides = conflicts?.[field];
    return sides ? [{ field, ...sides }] : [];
  });
