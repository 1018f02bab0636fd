import { AsyncLocalStorage } from "node:async_hooks";

/** How far work may go that somebody waits for. */
export interface Bounds {
  /** Aborts when nobody waits any more; what the store does for this work is given up then. */
  readonly signal: AbortSignal;
  /** Milliseconds that one statement may take on PostgreSQL; 0: as long as it likes. An embedded store cannot stop a statement. */
  readonly statementMs: number;
  /** Whether the work has been answered: what it left behind, a note for instance, is bound by nothing. */
  readonly isOver: () => boolean;
}

const current = new AsyncLocalStorage<Bounds | undefined>();

/** Does work whose every call of the store is bound. */
export function within<T>(bounds: Bounds, work: () => T): T {
  return current.run(bounds, work);
}

/** Does work that others wait for too, such as what is read once for everybody: nobody who leaves takes it from them. */
export function withoutStatementTimeout<T>(work: () => T): T {
  return current.run(undefined, work);
}

/** The bounds of the work that is under way here. */
export function boundsHere(): Bounds | undefined {
  const bounds = current.getStore();
  return bounds?.isOver() ? undefined : bounds;
}
