import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import { lender, markBroken, type WithClient } from "./boundClient.ts";
import { boundsHere } from "./bounds.ts";
import type { Database, Queryable, Snapshot } from "./database.ts";
import { postgresListener } from "./listener.ts";
import { beginFor } from "./tenant.ts";

// Whole dollars and row counts stay far below 2^53; pg would hand them over as text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const MOST_CONNECTIONS = 10;

/** Opens PostgreSQL 15 or later, or Citus, through a pool of connections. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: 5_000,
    application_name: "spotmarket",
  });
  // A connection that breaks while idle, in the pool or in a transaction, must not end the process: whoever uses it next gets the failure.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));

  const { lend, close } = lender(pool, url);
  const listener = postgresListener(url);
  const engine = await findEngine(pool);
  return {
    engine,
    origin: {},
    ...queryable(lend),
    transaction: (work, tenant) => transaction(lend, beginFor(tenant), (ask) => work(queryable(ask))),
    queryFor: (tenant, statement, values) =>
      transaction(lend, beginFor(tenant), (ask) => queryable(ask).query(statement, values)),
    snapshot: (read) =>
      transaction(lend, "begin isolation level repeatable read read only", (ask, client) => read(reading(ask, client))),
    listen: listener.listen,
    demand: () => ({
      running: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
      most: MOST_CONNECTIONS,
    }),
    close: async () => {
      await listener.close();
      await pool.end();
      await close();
    },
  };
}

async function findEngine(pool: pg.Pool): Promise<"postgres" | "citus"> {
  const { rowCount } = await pool.query("select 1 from pg_extension where extname = 'citus'");
  return rowCount ? "citus" : "postgres";
}

function queryable(lend: WithClient): Queryable {
  return {
    query: <Row extends object>(statement: string, values: readonly unknown[] = []) =>
      lend(async (client) => (await client.query<Row>(statement, [...values])).rows),
    copyIn: (statement, chunks) =>
      lend(async (client) => {
        const stream = client.query(copyFrom(statement));
        await pipeline(Readable.from(chunks, { objectMode: false, highWaterMark: 1 << 20 }), stream);
        return stream.rowCount;
      }),
  };
}

function reading(ask: WithClient, client: pg.ClientBase): Snapshot {
  return { ...queryable(ask), copyOut: (statement) => client.query(copyTo(statement)) };
}

function transaction<T>(
  lend: WithClient,
  begin: string,
  work: (ask: WithClient, client: pg.ClientBase) => Promise<T>,
): Promise<T> {
  return lend(async (client) => {
    const bounds = boundsHere();
    try {
      await client.query(begin);
      const result = await work(async (ask) => {
        bounds?.signal.throwIfAborted();
        return ask(client);
      }, client);
      bounds?.signal.throwIfAborted();
      await client.query("commit");
      return result;
    } catch (reason) {
      await client.query("rollback").catch(() => markBroken(client));
      throw reason;
    }
  });
}
