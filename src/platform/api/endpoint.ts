import type { z } from "zod";
import type { AccessFlag, Role } from "#domain/access/access.ts";

/** Where a request names markets, so that entitlement is checked before the handler runs. */
export type MarketPlace = "params.market" | "query.market" | "query.compare";

/** Where a request names verticals or sub-verticals. What `query.of` names is one unless `query.by` is `medium`; `query.focus` may be `market`. */
export type VerticalPlace = "params.vertical" | "query.vertical" | "query.subVertical" | "query.of" | "query.focus";

/**
 * One endpoint of the API as both ends know it. Route, validation, OpenAPI, typed client and the authorization test are
 * made from it.
 */
export interface Endpoint {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below `/api/v1`, with `:name` for parameters. */
  readonly url: string;
  /** Unique, camelCase: OpenAPI's operationId. */
  readonly name: string;
  readonly summary: string;
  readonly tag: string;
  /**
   * Who may call: anyone, anyone signed in, or who has the role or one of the flags. `identified` asks for a valid access token
   * and no more: the handler gets `token`, and `caller` is null, since nobody of ours may be linked to that identity yet.
   */
  readonly allow:
    | "anyone"
    | "identified"
    | "signedIn"
    | { readonly role: Role }
    | { readonly access: readonly AccessFlag[] };
  /** Parameters that name markets the caller must be entitled to. */
  readonly markets?: readonly MarketPlace[];
  /** The market whose medium the caller needs the flag of: `tv` for a TV market, `radio` for a radio one. */
  readonly mediumOf?: "params.market";
  /** Parameters that name verticals the caller must be entitled to. */
  readonly verticals?: readonly VerticalPlace[];
  /** Only for the person at the keyboard: closed to API keys, and while an administrator views as somebody else. */
  readonly personal?: true;
  /** Only for somebody who has proved a moment ago who she is: a token that was stolen makes nothing that outlives it. */
  readonly fresh?: true;
  /** Shown to whoever holds a secret: nobody keeps the answer, no search engine lists it, and no other site learns where it was read. */
  readonly confidential?: true;
  /**
   * For programs that speak OData: they may send an API key as the password of Basic authentication, and are told of errors in OData's own form beside
   * the usual one.
   */
  readonly odata?: true;
  /** Calls from one network address in a minute; unlimited without it. */
  readonly perMinute?: number;
  /** Bytes that a body may have; 1 MiB without it. */
  readonly bodyLimit?: number;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The body may also come as a form, as browsers and mail servers send one (`application/x-www-form-urlencoded`, `multipart/form-data`). */
  readonly form?: true;
  /** The body is bytes as they come (`application/octet-stream`), so many at most; the handler reads them while they arrive. */
  readonly bytes?: number;
  readonly response: z.ZodType;
  /**
   * What is asked for goes on in the background: answers 202, and where it is to be followed, below `/api/v1`. `:name` is a parameter of the
   * request, `:id` the id in the answer.
   */
  readonly follow?: string;
  /**
   * What is asked for is made: answers 201, and where it is found, below `/api/v1`. `:name` is a field of the answer, or a parameter of the
   * request.
   */
  readonly created?: string;
  /** The answer is stored bytes with an `ETag`, the same for everyone who may have it. */
  readonly stored?: true;
  /**
   * Also answers CSV and XLSX, by `Accept` or by `.csv` or `.xlsx` after the last segment. A file of `figures` says in its name when
   * they are sample data; a `list` has none in it.
   */
  readonly csv?: "figures" | "list";
  /**
   * Answers with the bytes of a file (`fileAnswer`) of one of these types, for the page to show or for the person to keep; pages of other
   * sites may show one that is `everywhere`.
   */
  readonly file?: {
    readonly types: readonly string[];
    readonly shown: "inline" | "attachment";
    readonly everywhere?: true;
  };
  /**
   * What becomes of it in a browser without a connection: an answer seen before is shown again (`kept`), or a change is sent when there is a
   * connection (`later`), so it must bear being late and being sent twice. Without it there is no answer.
   */
  readonly offline?: "kept" | "later";
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : Record<string, never>;

/** What a handler receives: the parts of the request, checked and typed. */
export interface EndpointInput<E extends Endpoint> {
  readonly params: Parsed<E["params"]>;
  readonly query: Parsed<E["query"]>;
  readonly body: Parsed<E["body"]>;
}

/** What a handler answers with, before the contract makes of it what a caller receives. */
export type EndpointAnswer<E extends Endpoint> = z.input<E["response"]>;

/** What a caller receives. */
export type EndpointOutput<E extends Endpoint> = z.output<E["response"]>;

export const API_BASE = "/api/v1";
