import type { Queryable } from "./database.ts";

/** Does a part of a transaction's work; what it throws takes back that part alone. */
export async function withSavepoint<Result>(transaction: Queryable, work: () => Promise<Result>): Promise<Result> {
  await transaction.query("savepoint part_of_work");
  try {
    const result = await work();
    await transaction.query("release savepoint part_of_work");
    return result;
  } catch (reason) {
    await transaction.query("rollback to savepoint part_of_work");
    await transaction.query("release savepoint part_of_work");
    throw reason;
  }
}
