import plugin from "fastify-plugin";
import type { Database } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";
import type { LoadedRevisions } from "#revisions/publishing/loadedRevisions.ts";
import { ANSWER_HEADERS } from "./security.ts";

/** A store that does not answer within this time counts as away. */
const PATIENCE_MS = 2_000;

/** `/healthz`: the process lives. `/readyz`: it can serve, since the store answers and a revision is loaded. */
export const probesPlugin = plugin<{ database: Database; loadedRevisions: LoadedRevisions }>(
  async (app, { database, loadedRevisions }) => {
    app.get("/healthz", (_request, reply) => reply.headers(ANSWER_HEADERS).send({ status: "ok" }));
    app.get("/readyz", async (_request, reply) => {
      await inTime(database.query("select 1"));
      return reply.headers(ANSWER_HEADERS).send({ status: "ready", revision: loadedRevisions.current().revision.id });
    });
  },
);

async function inTime(work: Promise<unknown>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Failure("store-unreachable", "The data store is not responding.")),
    PATIENCE_MS,
  );
  try {
    await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
