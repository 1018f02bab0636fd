import type { FastifyReply, FastifyRequest } from "fastify";
import plugin from "fastify-plugin";
import { openAssistant } from "#features/assistants/server/assistant.ts";
import type { Caller } from "#platform/identity/caller.ts";
import type { SignIn } from "#platform/identity/signIn.ts";
import { ASSISTANT_SCOPES, assistantResource } from "#platform/identity/local/assistantClients.ts";
import { providerPath } from "#platform/identity/local/localClient.ts";
import { localTenant } from "#platform/identity/local/secrets.ts";
import type { Database } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";
import type { Config } from "../config.ts";
import { bodyDeadline } from "./limits/bodyDeadline.ts";
import { ANSWER_HEADERS } from "./security.ts";

/** Where assistants connect, below the product's origin. */
export const ASSISTANTS_PATH = "/mcp";
/** Where it tells who gives tokens for it, alone and with its path. */
const METADATA_PATH = "/.well-known/oauth-protected-resource";
/** What an assistant says is a question; nobody types so much. */
const LARGEST_BODY = 65_536;
/** What the protocol's library looks at beside the body. Nothing else is passed on, the bearer least of all. */
const READ_HEADERS = /^(accept|content-type|origin|mcp-[\w-]+)$/;

export interface AssistantsOptions {
  readonly config: Config;
  readonly database: Database;
  readonly version: string;
  /** Takes API keys, and tokens that were made for this address alone. */
  readonly signIn: SignIn;
  /** Milliseconds in which a body has to arrive. */
  readonly slowestSenderMs: number;
}

declare module "fastify" {
  interface FastifyRequest {
    /** Who asks through an assistant. */
    assistantFor: Caller | null;
  }
}

/** Serves the Model Context Protocol at `/mcp`: who calls, limits and headers are those of the API. */
export const assistantsPlugin = plugin<AssistantsOptions>(async (app, options) => {
  const { config: site, database, version, signIn, slowestSenderMs } = options;
  const metadata = `${METADATA_PATH}${ASSISTANTS_PATH}`;
  const challenge = site.local ? `resource_metadata="${new URL(metadata, site.publicUrl).href}", scope="read"` : "";
  app.decorateRequest("assistantFor", null);
  const answer = openAssistant({
    app,
    site,
    version,
    onFault: (fault) => app.log.warn({ err: fault }, "An assistant's request could not be answered"),
  });

  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { authorization } = request.headers;
    try {
      const caller = signIn.known(authorization, request.raw.socket) ?? (await signIn.find(authorization));
      app.limitCaller(caller, reply, true);
      request.assistantFor = caller;
    } catch (reason) {
      throw app.limitBadToken(reason, request, reply);
    }
  }

  for (const url of [METADATA_PATH, metadata])
    app.get(url, async (_request, reply) => {
      const told = await resourceMetadata(site, database);
      return reply.headers({ ...ANSWER_HEADERS, "cache-control": "no-cache" }).send(told);
    });

  app.route({
    method: ["GET", "POST", "DELETE"],
    url: ASSISTANTS_PATH,
    bodyLimit: LARGEST_BODY,
    onRequest: admit,
    // Tells an assistant that has no token where it gets one.
    onSend: (_request, reply, payload, done) => {
      const asked = reply.getHeader("www-authenticate");
      if (asked !== undefined && challenge !== "")
        reply.header("www-authenticate", `${String(asked)}${asked === "Bearer" ? " " : ", "}${challenge}`);
      done(null, payload);
    },
    preParsing: bodyDeadline(slowestSenderMs),
    handler: async (request, reply) => {
      const { assistantFor: caller, method, body, ip } = request;
      if (!caller) throw new Error("A request without a caller has passed.");
      const gone = new AbortController();
      reply.raw.once("close", () => gone.abort());
      const told = await answer({
        request: new Request(new URL(ASSISTANTS_PATH, site.publicUrl), {
          method,
          headers: readHeaders(request),
          signal: gone.signal,
        }),
        body,
        caller,
        address: ip,
      });
      const text = await told.text();
      for (const [name, value] of told.headers) reply.header(name, value);
      return reply
        .code(told.status)
        .headers({ ...ANSWER_HEADERS, "cache-control": "no-store" })
        .send(text);
    },
  });
});

/** What a protected resource tells of itself (RFC 9728). @throws Failure `not-found` where sign-in is by another provider alone */
async function resourceMetadata({ local, publicUrl, product }: Config, database: Database): Promise<object> {
  if (!local)
    throw new Failure(
      "not-found",
      "Assistants cannot sign in here, because people sign in at another provider. Connect with an API key.",
    );
  return {
    resource: assistantResource(publicUrl),
    authorization_servers: [new URL(providerPath(await localTenant(database)), publicUrl).href],
    scopes_supported: ASSISTANT_SCOPES,
    bearer_methods_supported: ["header"],
    resource_name: product,
  };
}

function readHeaders({ headers }: FastifyRequest): Headers {
  const read = new Headers();
  for (const [name, value] of Object.entries(headers))
    if (READ_HEADERS.test(name) && typeof value === "string") read.set(name, value);
  return read;
}
