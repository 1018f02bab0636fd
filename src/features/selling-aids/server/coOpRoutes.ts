import type { FastifyInstance } from "fastify";
import { coOpTable, type readCoOpFile } from "#domain/sellingAids/coOp.ts";
import { aside } from "#platform/files/reading/readAside.ts";
import { coOpLists, coOpPrograms, importCoOp, restoreCoOp, undoCoOp } from "../contract/coOp.ts";
import { keepList, restoreList, selectLists, selectPrograms, starterPrograms, undoList } from "./coOpLists.ts";

const reading = aside<typeof readCoOpFile>(
  new URL("../../../domain/sellingAids/coOp.ts", import.meta.url),
  "readCoOpFile",
);

/** @param starter the folder of the content that comes with the product */
export function coOpRoutes(app: FastifyInstance, starter: string): void {
  const samples = starterPrograms(starter);

  app.endpoint(
    coOpPrograms,
    async (_input, { caller, database }) => ({
      items: await selectPrograms(database, caller.person.customerId, samples),
    }),
    { table: ({ items }) => coOpTable(items) },
  );

  app.endpoint(importCoOp, async ({ body }, { caller, database }) => {
    const { programs, faults } = await reading([body.text], { pointer: "/body/text" });
    if (faults.length > 0) {
      return {
        list: null,
        programs: 0,
        faults: faults.map(({ line, column, fault: { code = "", message, values = {} } }) => ({
          line,
          column,
          code,
          message,
          values,
        })),
      };
    }
    const customer = body.customer === null ? null : Number(body.customer);
    const list = await keepList(database, caller.person, customer, programs);
    return { list: String(list), programs: programs.length, faults: [] };
  });

  app.endpoint(undoCoOp, async ({ params }, { caller, database }) => {
    await undoList(database, caller.person, Number(params.list));
    return {};
  });

  app.endpoint(coOpLists, async (_input, { database }) => ({ items: await selectLists(database) }));

  app.endpoint(restoreCoOp, async ({ params }, { caller, database }) => {
    const { id, programs } = await restoreList(database, caller.person, Number(params.list));
    return { list: String(id), programs };
  });
}
