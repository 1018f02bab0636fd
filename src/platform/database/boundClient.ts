import pg from "pg";
import { type Bounds, boundsHere } from "./bounds.ts";

/** SQLSTATE of a statement that was stopped. */
const STOPPED = "57014";

/** A connection of the pool, for as long as one piece of work needs it. */
export type WithClient = <T>(work: (client: pg.ClientBase) => Promise<T>) => Promise<T>;

/** Statement limits as the connections of a pool have them at the moment; a connection that is not in it has none. */
const limits = new WeakMap<pg.ClientBase, number>();
const broken = new WeakSet<pg.ClientBase>();

/**
 * Lends connections of a pool. Work with bounds has its statements limited, and stopped when its signal aborts: a second connection tells
 * PostgreSQL so, and the first one is closed, since the word may arrive after its statement has ended.
 */
export function lender(pool: pg.Pool, url: string): { readonly lend: WithClient; readonly close: () => Promise<void> } {
  const stoppers = new pg.Pool({ connectionString: url, max: 1, idleTimeoutMillis: 1_000, allowExitOnIdle: true });
  stoppers.on("error", () => undefined);

  async function lend<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
    const bounds = boundsHere();
    bounds?.signal.throwIfAborted();
    const client = await pool.connect();
    const stops: Promise<unknown>[] = [];
    const stop = () => {
      // Citus has a function of the same name beside it, for its own numbers: without the type neither is chosen.
      stops.push(stoppers.query("select pg_cancel_backend($1::int)", [processOf(client)]).catch(() => undefined));
    };
    let untrusted = false;
    try {
      await limit(client, bounds?.statementMs ?? 0);
      bounds?.signal.throwIfAborted();
      bounds?.signal.addEventListener("abort", stop, { once: true });
      return await work(client);
    } catch (reason) {
      untrusted = broken.has(client);
      throw reasonOf(reason, bounds);
    } finally {
      bounds?.signal.removeEventListener("abort", stop);
      await Promise.all(stops);
      client.release(untrusted || stops.length > 0);
    }
  }

  return { lend, close: () => stoppers.end() };
}

/** A connection whose state nobody can trust is closed when it comes back. */
export function markBroken(client: pg.ClientBase): void {
  broken.add(client);
}

/** Connections are lent to work of different bounds; saying the same limit again would cost a round trip. */
async function limit(client: pg.ClientBase, milliseconds: number): Promise<void> {
  if ((limits.get(client) ?? 0) === milliseconds) return;
  await client.query(`set statement_timeout = ${Math.round(milliseconds)}`);
  limits.set(client, milliseconds);
}

/** Why nobody waits any more says more than that a statement was stopped. */
function reasonOf(reason: unknown, bounds: Bounds | undefined): unknown {
  const stopped = reason instanceof Error && "code" in reason && reason.code === STOPPED;
  return stopped && bounds?.signal.aborted ? bounds.signal.reason : reason;
}

function processOf(client: pg.ClientBase): number {
  return Number(Reflect.get(client, "processID"));
}
