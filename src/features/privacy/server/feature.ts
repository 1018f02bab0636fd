import type { FastifyInstance } from "fastify";
import type { Database } from "#platform/database/database.ts";
import type { Caller } from "#platform/identity/caller.ts";
import { beginErasure } from "#platform/identity/erasure/beginErasure.ts";
import { eraseDue } from "#platform/identity/erasure/eraseDue.ts";
import { type ErasurePreview, previewErasure } from "#platform/identity/erasure/previewErasure.ts";
import { undoErasure } from "#platform/identity/erasure/undoErasure.ts";
import type { Actor } from "#platform/identity/people/person.ts";
import { selectPerson } from "#platform/identity/people/selectPeople.ts";
import { announceRights } from "#platform/identity/rightsVersion.ts";
import type { Site } from "#platform/identity/site.ts";
import { HOUR, MINUTE, type RecurringWork } from "#platform/jobs/recurringWork.ts";
import {
  eraseMyData,
  eraseUserData,
  type Erasure,
  myErasure,
  privacyContracts,
  undoUserErasure,
  userErasure,
} from "../contract.ts";
import { chooseRetention, retention, retentionPreview } from "../contract/retention.ts";
import { removeOverdue, retentionRoutes } from "./retention.ts";
import { privacyRoutes } from "./routes.ts";

interface ErasureParts {
  readonly site: Site;
  /** Days in which an erasure can be taken back. */
  readonly eraseGraceDays: number;
}

interface Context {
  readonly caller: Caller;
  readonly database: Database;
}

function erasureRoutes(app: FastifyInstance, { site, eraseGraceDays: graceDays }: ErasureParts): void {
  const begin = async (person: number, confirm: string, { caller, database }: Context) => {
    const due = await database.transaction((store) =>
      beginErasure(store, { person, confirm, days: graceDays }, actorOf(caller), site),
    );
    announceRights(database);
    return { eraseAt: due.toISOString() };
  };

  app.endpoint(myErasure, async (_, { caller: { person }, database }) =>
    presented(await previewErasure(database, person.id, person.email), person.id, graceDays),
  );
  app.endpoint(eraseMyData, ({ body }, context) => begin(context.caller.person.id, body.confirm, context));

  app.endpoint(userErasure, async ({ params }, { database }) => {
    const { id, email } = await selectPerson(database, Number(params.user));
    return presented(await previewErasure(database, id, email), id, graceDays);
  });
  app.endpoint(eraseUserData, ({ params, body }, context) => begin(Number(params.user), body.confirm, context));
  app.endpoint(undoUserErasure, async ({ params }, { caller, database }) => {
    await database.transaction((store) => undoErasure(store, Number(params.user), actorOf(caller), site));
    announceRights(database);
    return { undone: true as const };
  });
}

function presented({ goes, nameless, underWay, refusal }: ErasurePreview, person: number, graceDays: number): Erasure {
  return {
    goes: [...goes],
    nameless: [...nameless],
    graceDays,
    underWay: underWay && {
      askedAt: underWay.askedAt.toISOString(),
      eraseAt: underWay.dueAt.toISOString(),
      byUser: underWay.askedBy === person,
    },
    refusal,
  };
}

function actorOf({ person }: Caller): Actor {
  return { id: person.id, name: person.email, called: person.name };
}

export const privacyFeature = {
  contracts: [...privacyContracts, retention, retentionPreview, chooseRetention],
  routes: [privacyRoutes, erasureRoutes, retentionRoutes],
  recurring: ({ database }: { readonly database: Database }): readonly RecurringWork[] => [
    // People whose time to think again is over.
    { name: "erasures", everySeconds: 10 * MINUTE, run: () => eraseDue(database) },
    { name: "retention", everySeconds: 24 * HOUR, run: () => removeOverdue(database) },
  ],
};
