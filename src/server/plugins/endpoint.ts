import type { FastifyReply, FastifyRequest } from "fastify";
import plugin from "fastify-plugin";
import { API_BASE, type Endpoint, type EndpointInput, type EndpointOutput } from "#api/endpoint.ts";
import type { FileAnswer, StreamedFileAnswer } from "#api/fileAnswer.ts";
import { FILE_TYPES } from "#domain/fileTypes.ts";
import { boundsHere } from "#database/bounds.ts";
import type { Database } from "#database/database.ts";
import type { TenantStores } from "#database/tenantStores.ts";
import { toCsv } from "#domain/csv.ts";
import { Failure } from "#domain/failure.ts";
import type { Revision } from "#domain/revision.ts";
import type { Table } from "#domain/table.ts";
import type { Caller } from "#identity/caller.ts";
import type { SignIn } from "#identity/signIn.ts";
import type { VerifiedToken } from "#identity/tokenVerifier.ts";
import { readableDirectory } from "#revisions/readableDirectory.ts";
import type { PublicationDirectory } from "#revisions/publications.ts";
import type { Fact } from "#reports/document.ts";
import { writeTableXlsx } from "#reports/writers/xlsx/writeTableXlsx.ts";
import type { Encoding, StoredBody } from "#revisions/walletBody.ts";
import { admission } from "./admission.ts";
import { checkMarkets, checkMedium, checkVerticals, forAdministrators } from "./authorize.ts";
import { negotiate } from "./negotiate.ts";
import { inputReader } from "./readInput.ts";
import { CONFIDENTIAL_HEADERS } from "./security.ts";
import { sendFile, sendFileStream } from "./sendFile.ts";
import { sendStored } from "./sendStored.ts";
import { sendBytes, sendText } from "./sendText.ts";
import { arriving, BYTES } from "./arriving.ts";
import { bodyDeadline } from "./bodyDeadline.ts";
import { inLane } from "./inLane.ts";
import type { KeptAnswers, KeptFor } from "./keptAnswers.ts";
import { type Lanes, laneOf } from "./lanes.ts";

/** What a handler may use beside its input. */
export interface EndpointContext<E extends Endpoint> {
  /** Null only where the contract allows anyone, or anyone identified. */
  readonly caller: E["allow"] extends "anyone" | "identified" ? null : Caller;
  /** The verified access token where the contract allows anyone identified. */
  readonly token: E["allow"] extends "identified" ? VerifiedToken : null;
  /** Holds nothing but the verticals of the caller: what a handler makes of it may be sent. */
  readonly publications: PublicationDirectory;
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
) => Answer<EndpointOutput<E>>;

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
) => Answer<EndpointOutput<E>>;

export interface EndpointForms<E extends Endpoint> {
  /** The answer as rows, for contracts that also speak CSV and XLSX. */
  readonly table?: (output: EndpointOutput<E>, input: EndpointInput<E>) => Table;
  /** Where the JSON depends on nothing but the address, the caller's rights, and this. */
  readonly keptFor?: KeptFor;
}

declare module "fastify" {
  interface FastifyInstance {
    /** Serves a contract: authorization, validation of what comes in and goes out, JSON, and CSV and XLSX where the contract says so. */
    endpoint<E extends Endpoint>(contract: E, handler: EndpointHandler<E>, forms?: EndpointForms<E>): void;
    /** Serves a contract whose answers are stored bytes with an ETag: authorization, 304, and the encoding the caller likes best. */
    storedEndpoint<E extends Endpoint>(contract: E, handler: StoredHandler<E>): void;
    /** Serves a contract whose answers are files: authorization, validation of what comes in, type, name, 304. */
    fileEndpoint<E extends Endpoint>(contract: E, handler: FileHandler<E>): void;
    /** Serves a contract whose body is bytes: authorization, validation of what comes in and goes out; they are never held as a whole. */
    bytesEndpoint<E extends Endpoint>(contract: E, handler: BytesHandler<E>): void;
    /** Every contract served so far. */
    readonly endpoints: readonly Endpoint[];
  }
  interface FastifyRequest {
    caller: Caller | null;
    /** Where the contract asks for no more than a valid token. */
    token: VerifiedToken | null;
  }
}

export interface EndpointParts {
  readonly database: Database;
  readonly tenants: TenantStores;
  readonly publications: PublicationDirectory;
  readonly signIn: SignIn;
  readonly lanes: Lanes;
  readonly kept: KeptAnswers;
  /** Milliseconds in which a body has to arrive; bytes have longer. */
  readonly slowestSenderMs: number;
}

export const endpointPlugin = plugin<EndpointParts>(async (app, parts) => {
  const { database, tenants, publications, signIn, lanes, kept, slowestSenderMs } = parts;
  const served: Endpoint[] = [];
  const bodyInTime = bodyDeadline(slowestSenderMs);
  app.decorate("endpoints", served);
  app.decorateRequest("caller", null);
  app.decorateRequest("token", null);

  function contextOf<E extends Endpoint>(contract: E, { caller, token }: FastifyRequest): EndpointContext<E> {
    const readable = readableDirectory(publications, database, caller?.rights ?? null);
    // Who is not admitted gets no further than the hook; caller and token are what the contract asks for.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return {
      caller,
      token,
      publications: readable,
      database: storeFor(contract, caller),
      signal: boundsHere()?.signal ?? UNBOUND,
    } as EndpointContext<E>;
  }

  function storeFor(contract: Endpoint, caller: Caller | null): Database {
    if (!caller || forAdministrators(contract)) return database;
    const { person, rights } = caller;
    const administrator = rights.role === "Administrator";
    return tenants({ personId: person.id, customerId: person.customerId, administrator });
  }

  function register(
    contract: Endpoint,
    suffix: string,
    handler: (request: FastifyRequest, reply: FastifyReply) => unknown,
    stored = false,
  ): void {
    const lane = lanes(stored ? "stored" : laneOf(contract, suffix));
    app.route({
      method: contract.method,
      url: API_BASE + contract.url + suffix,
      ...(contract.bodyLimit === undefined ? {} : { bodyLimit: contract.bodyLimit }),
      ...(contract.method === "GET" ? {} : { preParsing: bodyInTime }),
      ...(contract.perMinute === undefined
        ? {}
        : { config: { rateLimit: { max: contract.perMinute, timeWindow: "1 minute" } } }),
      ...admission(contract, signIn, (caller, reply) => app.limitCaller(caller, reply, !stored)),
      ...(contract.confidential ? { onSend: keepConfidential } : {}),
      // Stored bytes need no bounds: what they take, once, is of use to everybody.
      handler: stored
        ? (request, reply) => lane.lane.run({ isGone: () => reply.raw.destroyed }, () => handler(request, reply))
        : (request, reply) => inLane(lane, reply, () => handler(request, reply)),
    });
  }

  app.decorate("endpoint", (contract, handler, forms = {}) => {
    served.push(contract);
    const receive = receiver(contract);
    const offers = contract.csv
      ? (["application/json", FILE_TYPES.csv, FILE_TYPES.xlsx] as const)
      : (["application/json"] as const);

    async function answer(request: FastifyRequest, reply: FastifyReply, form: Form): Promise<FastifyReply> {
      const input = receive(request);
      const context = contextOf(contract, request);
      // What the contract does not name never leaves.
      const jsonOf = (output: EndpointOutput<typeof contract>) => JSON.stringify(contract.response.parse(output));
      if (form === "application/json" && forms.keptFor && context.caller) {
        const make = async () => jsonOf(await handler(input, context));
        const text = await kept.get(context.caller, forms.keptFor, request.url, make);
        context.signal.throwIfAborted();
        return sendText(request, reply, form, text);
      }
      const output = await handler(input, context);
      context.signal.throwIfAborted();
      if (form !== "application/json" && forms.table) {
        const table = forms.table(output, input);
        if (table.rows.length > MOST_ROWS) throw tooManyRows(table.rows.length);
        const revision = contract.csv === "figures" ? (await publications.byId(askedRevision(input))).revision : null;
        const name = fileName(request, revision?.sample ?? false);
        reply.header("content-disposition", `attachment; filename="${name}.${ENDINGS[form]}"`);
        if (form === FILE_TYPES.csv) return sendText(request, reply, form, toCsv(table));
        const facts = factsOf(request, revision);
        const { summary } = contract;
        const sample = revision?.sample ?? false;
        const bytes = await writeTableXlsx({
          table,
          name: sheetOf(name),
          summary,
          facts,
          sample,
          product: "Spotmarket",
        });
        return sendBytes(reply, form, bytes);
      }
      if (contract.follow !== undefined) {
        reply.code(202).header("location", API_BASE + followed(contract.follow, { ...input.params, ...idOf(output) }));
      }
      return sendText(request, reply, form, jsonOf(output));
    }

    register(contract, "", (request, reply) => {
      const form = negotiate(request.headers.accept, offers);
      if (!form) throw new Failure("not-acceptable", `This address answers ${offers.join(" or ")}.`);
      return answer(request, reply, form);
    });
    if (!contract.csv) return;
    if (!forms.table) throw new Error(`The contract ${contract.name} promises tables, but its handler gives no table.`);
    register(contract, ".csv", (request, reply) => answer(request, reply, FILE_TYPES.csv));
    register(contract, ".xlsx", (request, reply) => answer(request, reply, FILE_TYPES.xlsx));
  });

  app.decorate("storedEndpoint", (contract, handler) => {
    served.push(contract);
    const receive = receiver(contract);
    const send = sendStored((request, encoding) => handler(receive(request), contextOf(contract, request), encoding));
    register(contract, "", send, true);
  });

  app.decorate("bytesEndpoint", (contract, handler) => {
    const { bytes: most } = contract;
    if (most === undefined) throw new Error(`The contract ${contract.name} does not say how many bytes it takes.`);
    served.push(contract);
    const receive = receiver(contract);
    const lane = lanes("uploads");
    // A scope of its own: nowhere else may a body come as bytes.
    app.register(async (scope) => {
      scope.addContentTypeParser(BYTES, (_request, body, done) => done(null, body));
      scope.route({
        method: contract.method,
        url: API_BASE + contract.url,
        ...admission(contract, signIn, (caller, reply) => app.limitCaller(caller, reply, true)),
        handler: (request, reply) =>
          inLane(lane, reply, async () => {
            const input = receive(request);
            const output = await handler(input, contextOf(contract, request), arriving(request, most));
            return sendText(request, reply, "application/json", JSON.stringify(contract.response.parse(output)));
          }),
      });
    });
  });

  app.decorate("fileEndpoint", (contract, handler) => {
    const { file } = contract;
    if (!file) throw new Error(`The contract ${contract.name} says of no file what its type is.`);
    served.push(contract);
    const receive = receiver(contract);
    register(contract, "", async (request, reply) => {
      const context = contextOf(contract, request);
      const answer = await handler(receive(request), context);
      context.signal.throwIfAborted();
      return "open" in answer ? sendFileStream(request, reply, answer) : sendFile(request, reply, answer, file);
    });
  });
});

const UNBOUND = new AbortController().signal;

/** Good answers and refusals alike. */
function keepConfidential(_: FastifyRequest, reply: FastifyReply, payload: unknown, done: DoneSending): void {
  reply.headers(CONFIDENTIAL_HEADERS);
  done(null, payload);
}

type DoneSending = (error: null, payload: unknown) => void;

/** Reads, checks and entitles a request of this contract. */
function receiver<E extends Endpoint>(contract: E): (request: FastifyRequest) => EndpointInput<E> {
  const read = inputReader(contract);
  return (request) => {
    const input = read(request);
    const rights = request.caller?.rights;
    if (rights && contract.mediumOf) checkMedium(Reflect.get(input.params, "market"), rights);
    if (rights && contract.markets) checkMarkets(contract.markets, input, rights);
    if (rights && contract.verticals) checkVerticals(contract.verticals, input, rights);
    return input;
  };
}

/** The revision that a request names in its address, else the published one. The handler has just had it in hand. */
function askedRevision({ params, query }: EndpointInput<Endpoint>): string {
  const { revision }: { revision?: unknown } = { ...params, ...query };
  return typeof revision === "string" ? revision : "current";
}

/** Rows of one exported table: what a workbook is still opened with. */
const MOST_ROWS = 100_000;

function tooManyRows(rows: number): Failure {
  return new Failure("too-large", `These are ${rows} rows; a file holds ${MOST_ROWS} at most. Narrow the filters.`);
}

type Form = "application/json" | keyof typeof ENDINGS;

const ENDINGS = { [FILE_TYPES.csv]: "csv", [FILE_TYPES.xlsx]: "xlsx" } as const;

/** `.csv` and `.xlsx` after the last segment of an address. */
const ENDING = /\.(csv|xlsx)$/;

/**
 * `tv-501-media-ad-spending`: the last two parts of the address below the API's own, in characters that every file system takes; with
 * `sample-data-` before it while the sample set is loaded.
 */
function fileName(request: FastifyRequest, sample: boolean): string {
  const path = request.url.split("?")[0] ?? "";
  const name = path
    .slice(API_BASE.length + 1)
    .replace(ENDING, "")
    .split("/")
    .slice(-2)
    .join("-");
  return `${sample ? SAMPLE : ""}${name.replace(/[^\w.-]/g, "_")}`;
}

const SAMPLE = "sample-data-";

/** Tabs are short, and the workbook says elsewhere that its figures are sample data. */
const sheetOf = (name: string): string => name.replace(SAMPLE, "");

/** What a workbook says of itself: where it is from, what was asked for, and of which edition its figures are. */
function factsOf(request: FastifyRequest, revision: Revision | null): Fact[] {
  const [path = "", query = ""] = request.url.split("?");
  const asked = [...new URLSearchParams(query)].map(([name, value]): Fact => ({ name, value }));
  const edition = revision
    ? [
        { name: "edition", value: `${revision.label} (revision ${revision.id})` },
        { name: "published", value: revision.publishedAt?.slice(0, 10) ?? "draft" },
      ]
    : [];
  return [{ name: "address", value: path.replace(ENDING, "") }, ...asked, ...edition];
}

function followed(address: string, values: Readonly<Record<string, unknown>>): string {
  return address.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(String(values[name])));
}

function idOf(output: unknown): { readonly id?: unknown } {
  return typeof output === "object" && output !== null && "id" in output ? { id: output.id } : {};
}
