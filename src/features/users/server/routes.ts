import type { FastifyInstance } from "fastify";
import { tryRow } from "#platform/api/tryRow.ts";
import type { Database } from "#platform/database/database.ts";
import { transactionKeptIf } from "#platform/database/transactionKeptIf.ts";
import type { Caller } from "#platform/identity/caller.ts";
import { inviteAgain, invitePerson } from "#platform/identity/people/invitePerson.ts";
import { savePerson } from "#platform/identity/people/savePerson.ts";
import { lockPerson, type PersonRecord, selectPeople, selectPerson } from "#platform/identity/people/selectPeople.ts";
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
import { knownMarkets } from "./knownMarkets.ts";
import { presentUser } from "./presentUser.ts";
import { selectSignIns } from "./selectSignIns.ts";
import { signInsTable } from "./signInsTable.ts";

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
