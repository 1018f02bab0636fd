import type { FastifyInstance } from "fastify";
import type { Database } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";
import type { Caller } from "#platform/identity/caller.ts";
import { standingOfPerson } from "#platform/identity/readStanding.ts";
import { announceRights } from "#platform/identity/rightsVersion.ts";
import { published } from "#revisions/publishing/published.ts";
import type { LoadedRevisions } from "#revisions/publishing/loadedRevisions.ts";
import {
  changeCustomMarket,
  createCustomMarket,
  customMarkets,
  deleteCustomMarket,
  giveCustomMarket,
  memberCounties,
  previewCustomMarket,
  restoreCustomMarket,
} from "../contract.ts";
import { customMarketsTable } from "../contract/customMarketsTable.ts";
import type { CustomMarketRecord } from "../contract/customMarketSchemas.ts";
import { checkMembers } from "./checkMembers.ts";
import { expectChangeable, selectCustomMarkets, viewerOf } from "./customMarketRows.ts";
import {
  addCustomMarket,
  alterCustomMarket,
  bringBackCustomMarket,
  giveCustomMarketTo,
  removeCustomMarket,
} from "./keepCustomMarket.ts";
import { memberCountiesOf } from "./memberCountiesOf.ts";
import { presentCustomMarket } from "./presentCustomMarket.ts";
import { previewOf } from "./previewOf.ts";

interface Context {
  readonly caller: Caller;
  readonly database: Database;
  readonly loadedRevisions: LoadedRevisions;
}

export function customMarketsRoutes(app: FastifyInstance): void {
  app.endpoint(
    customMarkets,
    async ({ query: { archived } }, { caller, database, loadedRevisions }) => {
      const loadedRevision = published(loadedRevisions);
      const rows = await selectCustomMarkets(database, viewerOf(caller));
      const items = rows
        .filter((row) => archived === "with" || !row.archived)
        .map((row) => presentCustomMarket(row, caller, loadedRevision));
      return { items: items.filter(({ readable, mayChange }) => readable || mayChange) };
    },
    { table: customMarketsTable },
  );

  app.endpoint(memberCounties, (_, { caller, loadedRevisions }) => ({
    items: memberCountiesOf(loadedRevisions.current(), caller.rights),
  }));

  app.endpoint(previewCustomMarket, ({ body: { members } }, { caller, loadedRevisions }) => {
    const loadedRevision = loadedRevisions.current();
    checkMembers(members, loadedRevision, caller.rights);
    return previewOf(members, loadedRevision);
  });

  changeRoutes(app);
}

function changeRoutes(app: FastifyInstance): void {
  app.endpoint(createCustomMarket, async ({ body: { name, members, customer } }, context) => {
    const { caller, database, loadedRevisions } = context;
    const isAdministrator = caller.rights.role === "Administrator";
    if (customer !== undefined && !isAdministrator)
      throw new Failure("role-required", "Only administrators make markets for a customer that they name.");
    checkMembers(members, loadedRevisions.current(), caller.rights);
    const owner = isAdministrator ? (customer ?? null) : String(caller.person.customerId);
    const row = await addCustomMarket(database, caller, {
      name,
      members,
      customer: owner === null ? null : Number(owner),
    });
    return changed(row.id, context);
  });

  app.endpoint(changeCustomMarket, async ({ params, body }, context) => {
    const { caller, database, loadedRevisions } = context;
    // Who may not change it hears that first, and nothing of its members.
    await expectChangeable(database, viewerOf(caller), Number(params.customMarket));
    if (body.members) checkMembers(body.members, loadedRevisions.current(), caller.rights);
    return changed((await alterCustomMarket(database, caller, Number(params.customMarket), body)).id, context);
  });

  app.endpoint(giveCustomMarket, async ({ params, body: { version, customers } }, context) => {
    const given = { version, customers: [...new Set(customers.map(Number))] };
    return changed(
      (await giveCustomMarketTo(context.database, context.caller, Number(params.customMarket), given)).id,
      context,
    );
  });

  app.endpoint(deleteCustomMarket, async ({ params }, context) => {
    await removeCustomMarket(context.database, context.caller, Number(params.customMarket));
    await spread(context);
    return {};
  });

  app.endpoint(restoreCustomMarket, async ({ params }, context) =>
    changed((await bringBackCustomMarket(context.database, context.caller, Number(params.customMarket))).id, context),
  );
}

/** A changed market as it leaves the server, after this process has taken it up; the others hear of it from the store. */
async function changed(id: number, context: Context): Promise<CustomMarketRecord> {
  await spread(context);
  const { caller, database, loadedRevisions } = context;
  const [row] = await selectCustomMarkets(database, viewerOf(caller), id);
  if (!row) throw new Failure("not-found", "The custom market is gone.");
  return presentCustomMarket(row, await withRightsOfNow(context), published(loadedRevisions));
}

/** The rights of a request are those of its beginning, when the market may not have been there. */
async function withRightsOfNow({ caller, database }: Context): Promise<Caller> {
  const standing = await standingOfPerson(database, caller.person.id);
  return standing ? { ...caller, rights: standing.rights } : caller;
}

async function spread({ database, loadedRevisions }: Context): Promise<void> {
  announceRights(database);
  await loadedRevisions.refresh();
}
