import { AsyncLocalStorage } from "node:async_hooks";
import { Socket } from "node:net";
import type { Caller } from "./caller.ts";

const callers = new AsyncLocalStorage<Caller>();

/**
 * Does something in the name of a caller who is known already: what it asks of the API without a connection is asked by her, so that her
 * rights and limits are checked where they always are.
 */
export function onBehalfOf<T>(caller: Caller, run: () => Promise<T>): Promise<T> {
  return callers.run(caller, run);
}

/** In whose name a request is made within the process; undefined for whatever came over a connection. */
export function callerAtHand(connection: object): Caller | undefined {
  return connection instanceof Socket ? undefined : callers.getStore();
}
