import type { Endpoint, EndpointAnswer, EndpointInput } from "#platform/api/endpoint.ts";
import type { FileAnswer, StreamedFileAnswer } from "#platform/api/fileAnswer.ts";
import type { Database } from "#platform/database/database.ts";
import type { Table } from "#domain/tables/table.ts";
import type { Caller } from "#platform/identity/caller.ts";
import type { VerifiedToken } from "#platform/identity/tokenVerifier.ts";
import type { LoadedRevisions } from "#revisions/publishing/loadedRevisions.ts";
import type { Encoding, StoredBody } from "#revisions/wallets/walletBody.ts";
import type { KeptFor } from "./answers/responseCache.ts";

/** What a handler may use beside its input. */
export interface EndpointContext<E extends Endpoint> {
  /** Null only where the contract allows anyone, or anyone identified. */
  readonly caller: E["allow"] extends "anyone" | "identified" ? null : Caller;
  /** The verified access token where the contract allows anyone identified. */
  readonly token: E["allow"] extends "identified" ? VerifiedToken : null;
  /** Holds nothing but the verticals of the caller: what a handler makes of it may be sent. */
  readonly loadedRevisions: LoadedRevisions;
  /**
   * Shows a caller's own rows and those of the caller's organisation. Where nobody is known, and where administrators alone may call,
   * it is the whole store.
   */
  readonly database: Database;
  /** Aborts when the time of the request is over or its connection closed. */
  readonly signal: AbortSignal;
}

type Answer<T> = T | Promise<T>;

export type EndpointHandler<E extends Endpoint> = (
  input: EndpointInput<E>,
  context: EndpointContext<E>,
) => Answer<EndpointAnswer<E>>;

export type StoredHandler<E extends Endpoint> = (
  input: EndpointInput<E>,
  context: EndpointContext<E>,
  encoding: Encoding,
) => Answer<StoredBody>;

export type FileHandler<E extends Endpoint> = (
  input: EndpointInput<E>,
  context: EndpointContext<E>,
) => Answer<FileAnswer | StreamedFileAnswer>;

/** Reads the bytes of a body while they arrive. */
export type BytesHandler<E extends Endpoint> = (
  input: EndpointInput<E>,
  context: EndpointContext<E>,
  bytes: AsyncIterable<Uint8Array>,
) => Answer<EndpointAnswer<E>>;

export interface EndpointForms<E extends Endpoint> {
  /** The answer as rows, for contracts that also speak CSV and XLSX. */
  readonly table?: (output: EndpointAnswer<E>, input: EndpointInput<E>) => Table;
  /** Where the JSON depends on nothing but the address, the caller's rights, and this. */
  readonly keptFor?: KeptFor;
  /** Where a browser is led that was pointed at the address itself, as by a link in a mail: a page of the app, below its origin. */
  readonly page?: (input: EndpointInput<E>) => string;
}
