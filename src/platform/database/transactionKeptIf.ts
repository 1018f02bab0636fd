import type { Database, Queryable } from "./database.ts";

/** Ends a transaction without keeping anything. */
class TakenBack extends Error {}

/** Does work in one transaction and keeps it only where `keep` says so of its result, which is given either way. */
export async function transactionKeptIf<Result>(
  database: Database,
  keep: (result: Result) => boolean,
  work: (transaction: Queryable) => Promise<Result>,
): Promise<Result> {
  const { promise, resolve } = Promise.withResolvers<Result>();
  try {
    await database.transaction(async (store) => {
      const result = await work(store);
      resolve(result);
      if (!keep(result)) throw new TakenBack();
    });
  } catch (reason) {
    if (!(reason instanceof TakenBack)) throw reason;
  }
  return promise;
}
