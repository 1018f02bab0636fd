import type { FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import plugin from "fastify-plugin";
import { API_BASE, type Endpoint, type EndpointAnswer, type EndpointInput } from "#platform/api/endpoint.ts";
import { FILE_TYPES } from "#domain/tables/fileTypes.ts";
import { boundsHere } from "#platform/database/bounds.ts";
import type { Database } from "#platform/database/database.ts";
import { answerOnce, type MadeAnswer } from "#platform/database/idempotentAnswers.ts";
import type { TenantStores } from "#platform/database/tenantStores.ts";
import { storeOf } from "#platform/identity/storeOf.ts";
import { Failure } from "#domain/failure.ts";
import type { Caller } from "#platform/identity/caller.ts";
import type { SignIn } from "#platform/identity/signIn.ts";
import type { VerifiedToken } from "#platform/identity/tokenVerifier.ts";
import { readableDirectory } from "#revisions/publishing/readableDirectory.ts";
import type { LoadedRevisions } from "#revisions/publishing/loadedRevisions.ts";
import { admission, type AdmissionLimits } from "./admission.ts";
import { checkMarkets, checkMedium, checkVerticals } from "./authorize.ts";
import { WITHOUT_ROW_SECURITY } from "./withoutRowSecurity.ts";
import { idempotencyKeyOf, REPLAYED } from "./answers/idempotencyKey.ts";
import { negotiate } from "./answers/negotiate.ts";
import { inputReader } from "./readInput.ts";
import { isNavigation } from "./errorPage.ts";
import { formBodies } from "./formBodies.ts";
import { ANSWER_HEADERS, CONFIDENTIAL_HEADERS } from "./security.ts";
import { sendFile, sendFileStream } from "./answers/sendFile.ts";
import { sendStored } from "./answers/sendStored.ts";
import { sendTable } from "./answers/sendTable.ts";
import { sendText } from "./answers/sendText.ts";
import { arriving, BYTES } from "./arriving.ts";
import { bodyDeadline } from "./limits/bodyDeadline.ts";
import type {
  BytesHandler,
  EndpointContext,
  EndpointForms,
  EndpointHandler,
  FileHandler,
  StoredHandler,
} from "./endpointHandler.ts";
import { runInClass } from "./limits/runInClass.ts";
import type { ResponseCache } from "./answers/responseCache.ts";
import { type ConcurrencyClasses, concurrencyClassOf } from "./limits/concurrencyClasses.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Serves a contract: authorization, validation of what comes in and goes out, JSON, and CSV and XLSX where the contract says so. */
    endpoint<E extends Endpoint>(contract: E, handler: EndpointHandler<E>, forms?: EndpointForms<E>): void;
    /** Serves a contract whose answers are stored bytes with an ETag: authorization, 304, and the encoding the caller likes best. */
    storedEndpoint<E extends Endpoint & { readonly stored: true }>(contract: E, handler: StoredHandler<E>): void;
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
  readonly loadedRevisions: LoadedRevisions;
  readonly signIn: SignIn;
  readonly classes: ConcurrencyClasses;
  readonly kept: ResponseCache;
  /** Milliseconds in which a body has to arrive; bytes have longer. */
  readonly slowestSenderMs: number;
}

export const endpointPlugin = plugin<EndpointParts>(async (app, parts) => {
  const { database, tenants, loadedRevisions, signIn, classes, kept, slowestSenderMs } = parts;
  const served: Endpoint[] = [];
  const bodyInTime = bodyDeadline(slowestSenderMs);
  app.decorate("endpoints", served);
  app.decorateRequest("caller", null);
  app.decorateRequest("token", null);

  function contextOf<E extends Endpoint>(contract: E, { caller, token }: FastifyRequest): EndpointContext<E> {
    const readable = readableDirectory(loadedRevisions, database, caller?.rights ?? null);
    // Who is not admitted gets no further than the hook; caller and token are what the contract asks for.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return {
      caller,
      token,
      loadedRevisions: readable,
      database: storeFor(contract, caller),
      signal: boundsHere()?.signal ?? UNBOUND,
    } as EndpointContext<E>;
  }

  function storeFor(contract: Endpoint, caller: Caller | null): Database {
    return !caller || Object.hasOwn(WITHOUT_ROW_SECURITY, contract.name) ? database : storeOf(tenants, caller);
  }

  const limitsOf = (tells: boolean): AdmissionLimits => ({
    caller: (caller, reply) => app.limitCaller(caller, reply, tells),
    badToken: (reason, request, reply) => app.limitBadToken(reason, request, reply),
  });

  function register(
    contract: Endpoint,
    suffix: string,
    handler: (request: FastifyRequest, reply: FastifyReply) => unknown,
    stored = false,
  ): void {
    const ofClass = classes(stored ? "stored" : concurrencyClassOf(contract, suffix));
    const route: RouteOptions = {
      method: contract.method,
      url: API_BASE + contract.url + suffix,
      ...(contract.bodyLimit === undefined ? {} : { bodyLimit: contract.bodyLimit }),
      ...(contract.method === "GET" ? {} : { preParsing: bodyInTime }),
      config: {
        ...(contract.odata && { odata: true }),
        ...(contract.perMinute !== undefined && { rateLimit: { max: contract.perMinute, timeWindow: "1 minute" } }),
      },
      ...admission(contract, signIn, limitsOf(!stored)),
      ...(contract.confidential ? { onSend: keepConfidential } : {}),
      ...(contract.odata ? { onSend: sayVersion } : {}),
      // Stored bytes need no bounds: what they take, once, is of use to everybody.
      handler: stored
        ? (request, reply) =>
            ofClass.limit.run({ isGone: () => reply.raw.destroyed, waitedMs: reply.elapsedTime }, () =>
              handler(request, reply),
            )
        : (request, reply) => runInClass(ofClass, reply, () => handler(request, reply)),
    };
    if (!contract.form) app.route(route);
    // A scope of its own: nowhere else may a body come as a form.
    else
      app.register(async (scope) => {
        formBodies(scope);
        scope.route(route);
      });
  }

  app.decorate("endpoint", (contract, handler, forms = {}) => {
    served.push(contract);
    const receive = receiver(contract);
    const offers = contract.csv
      ? (["application/json", FILE_TYPES.csv, FILE_TYPES.xlsx] as const)
      : (["application/json"] as const);

    async function answer(
      request: FastifyRequest,
      reply: FastifyReply,
      form: (typeof offers)[number],
    ): Promise<FastifyReply> {
      const input = receive(request);
      const context = contextOf(contract, request);
      // What the contract does not name never leaves.
      const jsonOf = (output: EndpointAnswer<typeof contract>) => JSON.stringify(contract.response.parse(output));
      if (form === "application/json" && forms.keptFor && context.caller) {
        const make = async () => jsonOf(await handler(input, context));
        const text = await kept.get(context.caller, forms.keptFor, request.url, make);
        context.signal.throwIfAborted();
        return sendText(request, reply, form, text);
      }
      const key = context.caller && idempotencyKeyOf(request);
      if (key !== null && context.caller) {
        const change = { key, personId: context.caller.person.id, request };
        const make = async (): Promise<MadeAnswer> => {
          const output = await handler(input, context);
          return { ...statusOf(contract, input, output), text: jsonOf(output) };
        };
        const { status, location, text, replayed } = await answerOnce(context.database, change, make);
        context.signal.throwIfAborted();
        reply.code(status).header(REPLAYED, String(replayed));
        if (location !== null) reply.header("location", location);
        return sendText(request, reply, "application/json", text);
      }
      const output = await handler(input, context);
      context.signal.throwIfAborted();
      if (form !== "application/json" && forms.table) {
        const table = forms.table(output, input);
        const loadedRevision = contract.csv === "figures" ? await loadedRevisions.byId(askedRevision(input)) : null;
        const market = loadedRevision?.markets.get(askedMarket(input))?.name ?? null;
        return sendTable(request, reply, {
          form,
          table,
          revision: loadedRevision?.revision ?? null,
          market,
          summary: contract.summary,
        });
      }
      const { status, location } = statusOf(contract, input, output);
      reply.code(status);
      if (location !== null) reply.header("location", location);
      return sendText(request, reply, form, jsonOf(output));
    }

    register(contract, "", (request, reply) => {
      if (forms.page && isNavigation(request.headers))
        return reply.headers(ANSWER_HEADERS).redirect(forms.page(receive(request)), SEE_OTHER);
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
    const ofClass = classes("uploads");
    // A scope of its own: nowhere else may a body come as bytes.
    app.register(async (scope) => {
      scope.addContentTypeParser(BYTES, (_request, body, done) => done(null, body));
      scope.route({
        method: contract.method,
        url: API_BASE + contract.url,
        ...admission(contract, signIn, limitsOf(true)),
        handler: (request, reply) =>
          runInClass(ofClass, reply, async () => {
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

const SEE_OTHER = 303;
const UNBOUND = new AbortController().signal;

/** Good answers and refusals alike. */
function keepConfidential(_: FastifyRequest, reply: FastifyReply, payload: unknown, done: DoneSending): void {
  reply.headers(CONFIDENTIAL_HEADERS);
  done(null, payload);
}

/** What programs that speak OData look for first. */
function sayVersion(_: FastifyRequest, reply: FastifyReply, payload: unknown, done: DoneSending): void {
  reply.header("odata-version", "4.0");
  done(null, payload);
}

type DoneSending = (error: null, payload: unknown) => void;

/** What is answered with beside the text: where what was made is found (201), or what goes on in the background is followed (202). */
function statusOf<E extends Endpoint>(
  { created, follow }: E,
  input: EndpointInput<E>,
  output: EndpointAnswer<E>,
): Pick<MadeAnswer, "status" | "location"> {
  const place = created ?? follow;
  if (place === undefined) return { status: 200, location: null };
  const values: Readonly<Record<string, unknown>> = { ...input.params, ...Object(output) };
  const address = place.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(String(values[name])));
  return { status: created === undefined ? 202 : 201, location: API_BASE + address };
}

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

/** The market that a request names in its address; empty for none. */
function askedMarket({ params }: EndpointInput<Endpoint>): string {
  const { market }: { market?: unknown } = { ...params };
  return typeof market === "string" ? market : "";
}
