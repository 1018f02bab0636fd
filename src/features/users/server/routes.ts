import type { FastifyInstance } from "fastify";
import { narrowRights } from "#domain/access/narrowRights.ts";
import { isCustomMarket } from "#domain/markets/market.ts";
import type { Table } from "#domain/tables/table.ts";
import { tableOf } from "#domain/tables/tableOf.ts";
import { VERTICALS } from "#domain/taxonomy/verticals.ts";
import type { EndpointInput, EndpointOutput } from "#platform/api/endpoint.ts";
import { tryRow } from "#platform/api/tryRow.ts";
import type { Database, Queryable } from "#platform/database/database.ts";
import { transactionKeptIf } from "#platform/database/transactionKeptIf.ts";
import type { Caller } from "#platform/identity/caller.ts";
import { LOCAL_ISSUER } from "#platform/identity/local/secrets.ts";
import { inviteAgain, invitePerson } from "#platform/identity/people/invitePerson.ts";
import { savePerson } from "#platform/identity/people/savePerson.ts";
import { lockPerson, type PersonRecord, selectPeople, selectPerson } from "#platform/identity/people/selectPeople.ts";
import type { SignInOutcome, SignInRefusal } from "#platform/identity/recordSignIn.ts";
import { announceRights } from "#platform/identity/rightsVersion.ts";
import type { Site } from "#platform/identity/site.ts";
import type { LoadedRevisions } from "#revisions/publishing/loadedRevisions.ts";
import {
  changeUser,
  changeUsers,
  importUsers,
  inviteUser,
  inviteUserAgain,
  oneUser,
  users,
  userSignIns,
} from "../contract.ts";
import type { UserRecord } from "../contract/userSchemas.ts";
import { usersTable } from "../contract/usersTable.ts";
import { actorOf } from "./actorOf.ts";
import { changeFor, personChange } from "./changeFor.ts";
import { checkMarketsExist, checkOwn } from "./checkChange.ts";
import { importUserFile } from "./importUserFile.ts";
import { knownMarkets, type KnownMarkets } from "./knownMarkets.ts";

interface Context {
  readonly caller: Caller;
  readonly database: Database;
  readonly loadedRevisions: LoadedRevisions;
}

export function usersRoutes(app: FastifyInstance, site: Site): void {
  readingRoutes(app);
  invitingRoutes(app, site);
  changingRoutes(app, site);
}

function readingRoutes(app: FastifyInstance): void {
  app.endpoint(
    users,
    async (_input, { database, loadedRevisions }) => {
      const known = knownMarkets(loadedRevisions);
      return { items: (await selectPeople(database)).map((person) => presentUser(person, known)) };
    },
    { table: ({ items }) => usersTable(items) },
  );
  app.endpoint(oneUser, async ({ params }, { database, loadedRevisions }) =>
    presentUser(await selectPerson(database, Number(params.user)), knownMarkets(loadedRevisions)),
  );
  app.endpoint(
    userSignIns,
    async ({ params, query }, { database }) => {
      const { id } = await selectPerson(database, Number(params.user));
      return selectSignIns(database, id, query);
    },
    { table: signInsTable },
  );
}

function invitingRoutes(app: FastifyInstance, site: Site): void {
  app.endpoint(inviteUser, async ({ body }, context) => {
    const { customer, ...invited } = body;
    checkMarketsExist(knownMarkets(context.loadedRevisions), invited.markets);
    const person = await context.database.transaction((store) =>
      invitePerson(store, { ...invited, customerId: Number(customer) }, actorOf(context.caller), site),
    );
    return told(person, context);
  });
  app.endpoint(inviteUserAgain, async ({ params }, context) => {
    const person = await context.database.transaction(async (store) => {
      const invited = await lockPerson(store, Number(params.user));
      await inviteAgain(store, invited, actorOf(context.caller), site);
      return selectPerson(store, invited.id);
    });
    return told(person, context);
  });
}

function changingRoutes(app: FastifyInstance, site: Site): void {
  app.endpoint(changeUser, async ({ params, body: { version, confirmOwn, ...body } }, context) => {
    const { caller, database, loadedRevisions } = context;
    const change = personChange(body);
    const { person } = await database.transaction(async (store) => {
      const before = await lockPerson(store, Number(params.user), version);
      checkMarketsExist(knownMarkets(loadedRevisions), change.markets, before.markets);
      if (!confirmOwn) checkOwn(caller, before, change);
      return savePerson(store, before, change, actorOf(caller));
    });
    return told(person, context);
  });

  app.endpoint(changeUsers, async ({ body: { users: ids, change, dryRun } }, { caller, database, loadedRevisions }) => {
    const known = knownMarkets(loadedRevisions);
    checkMarketsExist(known, [...(change.set.markets ?? []), ...(change.add.markets ?? [])]);
    const people = new Map((await selectPeople(database)).map((person) => [String(person.id), person]));
    const keep = () => !dryRun;
    const items = [];
    for (const [at, id] of [...new Set(ids)].entries()) {
      const { email = "", name = "" } = people.get(id) ?? {};
      items.push(
        await tryRow({ line: at + 1, id, email, name }, () =>
          transactionKeptIf(database, keep, async (store) => {
            const before = await lockPerson(store, Number(id));
            const own = changeFor(before, change, known);
            checkOwn(caller, before, own);
            return (await savePerson(store, before, own, actorOf(caller))).difference;
          }),
        ),
      );
    }
    if (!dryRun) announceRights(database);
    return { items };
  });

  app.endpoint(importUsers, async ({ body }, { caller, database, loadedRevisions }) => {
    const result = await importUserFile(database, body, { caller, known: knownMarkets(loadedRevisions), site });
    if (result.done) announceRights(database);
    return result;
  });
}

/** The changed person as it leaves the server, after every process has heard that rights may have changed. */
async function told(person: PersonRecord, { database, loadedRevisions }: Context): Promise<UserRecord> {
  announceRights(database);
  return presentUser(person, knownMarkets(loadedRevisions));
}

/** A person as administrators see one. Without published data the markets are those that are written down. */
function presentUser(person: PersonRecord, known: KnownMarkets): UserRecord {
  const rights = narrowRights(person);
  const { id, customerId, customer, createdAt, invitedAt, lastSignIn, eraseAt, hasLocal, hasCloud } = person;
  const { version, email, name, role, access, markets, verticals, language, status, seesTeamCalls } = person;
  const readable =
    rights.markets === "all"
      ? [...(known ?? [])].filter((id) => !isCustomMarket(id))
      : rights.markets.filter((id) => known?.has(id) ?? true);
  return {
    id: String(id),
    version,
    email,
    name,
    customer: { id: String(customerId), name: customer },
    role,
    access: access && [...access],
    markets: markets && [...markets],
    verticals: verticals && [...verticals],
    language,
    status,
    seesTeamCalls,
    rights: {
      access: [...rights.access],
      markets: readable.length,
      verticals: rights.verticals === "all" ? VERTICALS.map((vertical) => vertical.id) : [...rights.verticals],
    },
    providers: [...(hasLocal ? (["local"] as const) : []), ...(hasCloud ? (["cloud"] as const) : [])],
    createdAt: createdAt.toISOString(),
    invitedAt: invitedAt?.toISOString() ?? null,
    lastSignInAt: lastSignIn?.toISOString() ?? null,
    eraseAt: eraseAt?.toISOString() ?? null,
  };
}

interface SignInRow {
  readonly id: number;
  readonly at: Date;
  readonly outcome: SignInOutcome;
  readonly reason: SignInRefusal | null;
  readonly issuer: string;
  readonly address: string | null;
  readonly agent: string | null;
}

/** One page of the ways in that a person tried, newest first. */
async function selectSignIns(
  store: Queryable,
  person: number,
  { before, limit }: EndpointInput<typeof userSignIns>["query"],
): Promise<EndpointOutput<typeof userSignIns>> {
  const rows = await store.query<SignInRow>(
    `select sign_in_id::int as id, at, outcome, reason, issuer, address, agent from sign_in
     where person_id = $1 and ($2::bigint is null or sign_in_id < $2) order by sign_in_id desc limit $3`,
    [person, before ?? null, limit + 1],
  );
  const items = rows.slice(0, limit).map(({ issuer, at, ...row }) => ({
    ...row,
    at: at.toISOString(),
    provider: issuer.startsWith(LOCAL_ISSUER) ? ("local" as const) : ("cloud" as const),
  }));
  return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}

/** Ways in as plain rows. */
function signInsTable({ items }: EndpointOutput<typeof userSignIns>): Table {
  return tableOf(items, [
    { key: "at", unit: "text", cell: ({ at }) => at },
    { key: "outcome", unit: "text", cell: ({ outcome }) => outcome },
    { key: "reason", unit: "text", cell: ({ reason }) => reason },
    { key: "provider", unit: "text", cell: ({ provider }) => provider },
    { key: "address", unit: "text", cell: ({ address }) => address },
    { key: "agent", unit: "text", cell: ({ agent }) => agent },
  ]);
}
