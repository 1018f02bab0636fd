import type { Tenant } from "./tenant.ts";

/** What a query may be run on: the store itself or an open transaction. */
export interface Queryable {
  /** Runs one statement. Values are bound as $1, $2, …; rows come as plain objects. */
  query<Row extends object>(statement: string, values?: readonly unknown[]): Promise<Row[]>;
  /**
   * Streams text-format COPY data into `copy <table> (…) from stdin` and answers the number of rows taken.
   * PGlite takes it in bounded chunks, PostgreSQL as one stream.
   */
  copyIn(statement: string, chunks: AsyncIterable<Uint8Array>): Promise<number>;
}

/** The store as it was at one moment, to be read alone. */
export interface Snapshot extends Queryable {
  /** Streams what `copy … to stdout` in text format gives. PGlite holds the whole answer of one statement in memory: ask it for parts. */
  copyOut(statement: string): AsyncIterable<Uint8Array>;
}

/** What this process asks of the store at the moment. */
export interface StoreDemand {
  /** Calls and transactions under way. */
  readonly running: number;
  /** Those that wait for their turn. */
  readonly waiting: number;
  /** How many can be under way: connections of the pool; one where the store is embedded. */
  readonly most: number;
}

/** The store, whichever engine serves it: embedded PGlite, PostgreSQL or Citus. */
export interface Database extends Queryable {
  readonly engine: "pglite" | "postgres" | "citus";
  /** The same for every handle on one opened store, whoever asks through it: what this process knows of the store is kept under it. */
  readonly origin: object;
  /** All of `work` or nothing of it, for a tenant or as the owner. Inside, only the given handle may be used. */
  transaction<T>(work: (transaction: Queryable) => Promise<T>, tenant?: Tenant): Promise<T>;
  /** One statement for a tenant, in a transaction of its own that an embedded store opens and ends in one go. */
  queryFor<Row extends object>(tenant: Tenant, statement: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Reads any number of tables as they were at one moment, while others go on writing; an embedded store lets them wait. */
  snapshot<T>(read: (snapshot: Snapshot) => Promise<T>): Promise<T>;
  /** Calls `heard` for every notification on a channel until the returned function is called. An accelerator only: poll as well. */
  listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>>;
  demand(): StoreDemand;
  close(): Promise<void>;
}
