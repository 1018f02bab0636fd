import { onTestFinished } from "vitest";
import type { Database } from "#platform/database/database.ts";

/** Listens to the transactions of a test; each call answers the statements run since the last one, without their values. */
export function statements(database: Database): () => string[] {
  const heard: string[] = [];
  const transaction = database.transaction.bind(database);
  database.transaction = (work) =>
    transaction((store) =>
      work({
        ...store,
        query: (statement, values) => {
          heard.push(statement);
          return store.query(statement, values);
        },
      }),
    );
  onTestFinished(() => {
    database.transaction = transaction;
  });
  return () => heard.splice(0);
}
