import type { FastifyInstance } from "fastify";
import { tryRow } from "#platform/api/tryRow.ts";
import type { Database } from "#platform/database/database.ts";
import { transactionKeptIf } from "#platform/database/transactionKeptIf.ts";
import type { Caller } from "#platform/identity/caller.ts";
import { announceRights } from "#platform/identity/rightsVersion.ts";
import type { LoadedRevisions } from "#revisions/publishing/loadedRevisions.ts";
import {
  changeCustomer,
  changeCustomers,
  createCustomer,
  customerLogo,
  customerPeople,
  customers,
  customerUsage,
  importCustomers,
  oneCustomer,
  removeCustomerLogo,
  setCustomerLogo,
} from "../contract.ts";
import type { CustomerRecord } from "../contract/customerSchemas.ts";
import { changeFor } from "./changeFor.ts";
import { customersTable, usageTable } from "../contract/customersTable.ts";
import { importCustomerFile } from "./importCustomerFile.ts";
import { knownMarkets } from "./knownMarkets.ts";
import { removeLogo, saveLogo, selectLogo } from "./logo.ts";
import { presentCustomer } from "./presentCustomer.ts";
import { addCustomer, lockVersion, type SaveContext, saveSettings } from "./saveSettings.ts";
import { type CustomerRow, lockCustomer, selectCustomer, selectCustomers } from "./selectCustomers.ts";
import { selectPeople } from "./selectPeople.ts";
import { selectUsage } from "./selectUsage.ts";

interface Context {
  readonly caller: Caller;
  readonly database: Database;
  readonly loadedRevisions: LoadedRevisions;
}

export function customersRoutes(app: FastifyInstance): void {
  app.endpoint(
    customers,
    async ({ query: { archived } }, { database, loadedRevisions }) => {
      const known = knownMarkets(loadedRevisions);
      const rows = await selectCustomers(database);
      const shown = rows.filter(({ status }) => archived === "with" || status !== "archived");
      return { items: shown.map((row) => presentCustomer(row, known)) };
    },
    { table: customersTable },
  );
  app.endpoint(oneCustomer, async ({ params }, { database, loadedRevisions }) =>
    presentCustomer(await selectCustomer(database, Number(params.customer)), knownMarkets(loadedRevisions)),
  );
  app.endpoint(customerPeople, async ({ params }, { database }) => {
    const { id } = await selectCustomer(database, Number(params.customer));
    return { items: await selectPeople(database, id) };
  });
  app.endpoint(
    customerUsage,
    async ({ params }, { database }) => {
      const { id } = await selectCustomer(database, Number(params.customer));
      return { weeks: await selectUsage(database, id) };
    },
    { table: usageTable },
  );
  changeRoutes(app);
  manyRoutes(app);
  logoRoutes(app);
}

function changeRoutes(app: FastifyInstance): void {
  app.endpoint(createCustomer, async ({ body }, context) => {
    const { row } = await context.database.transaction((store) => addCustomer(store, body, saveContext(context)));
    return presented(row, context);
  });
  app.endpoint(changeCustomer, async ({ params, body: { version, ...change } }, context) => {
    const { row } = await context.database.transaction(async (store) => {
      const before = await lockVersion(store, Number(params.customer), version);
      return saveSettings(store, before, change, saveContext(context));
    });
    return presented(row, context);
  });
}

function manyRoutes(app: FastifyInstance): void {
  app.endpoint(changeCustomers, async ({ body: { customers: ids, change, dryRun } }, context) => {
    const { database } = context;
    const names = new Map((await selectCustomers(database)).map(({ id, name }) => [String(id), name]));
    const keep = () => !dryRun;
    const items = [];
    for (const [at, id] of [...new Set(ids)].entries()) {
      const tried = { line: at + 1, id, name: names.get(id) ?? "" };
      items.push(
        await tryRow(tried, () =>
          transactionKeptIf(database, keep, async (store) => {
            const before = await lockCustomer(store, Number(id));
            return (await saveSettings(store, before, changeFor(before, change), saveContext(context))).difference;
          }),
        ),
      );
    }
    if (!dryRun) announceRights(database);
    return { items };
  });
  app.endpoint(importCustomers, async ({ body }, context) => {
    const result = await importCustomerFile(context.database, body, saveContext(context));
    if (result.done) announceRights(context.database);
    return result;
  });
}

function logoRoutes(app: FastifyInstance): void {
  app.fileEndpoint(customerLogo, ({ params }, { caller, database }) =>
    selectLogo(database, Number(params.customer), caller),
  );
  app.endpoint(setCustomerLogo, async ({ params, body }, context) =>
    presented(await saveLogo(context.database, Number(params.customer), body, context.caller.person), context),
  );
  app.endpoint(removeCustomerLogo, async ({ params }, context) =>
    presented(await removeLogo(context.database, Number(params.customer), context.caller.person), context),
  );
}

function saveContext({ caller, loadedRevisions }: Context): SaveContext {
  return { by: caller.person, known: knownMarkets(loadedRevisions) };
}

/** The changed customer as it leaves the server, after every process has heard that rights may have changed. */
async function presented(row: CustomerRow, { database, loadedRevisions }: Context): Promise<CustomerRecord> {
  announceRights(database);
  return presentCustomer(row, knownMarkets(loadedRevisions));
}
