import type { FastifyReply, FastifyRequest } from "fastify";
import plugin from "fastify-plugin";
import { openAssistant } from "#features/assistants/server/assistant.ts";
import type { Caller } from "#platform/identity/caller.ts";
import type { SignIn } from "#platform/identity/signIn.ts";
import type { Site } from "#platform/identity/site.ts";
import { bodyDeadline } from "./limits/bodyDeadline.ts";
import { ANSWER_HEADERS } from "./security.ts";

/** Where assistants connect, below the product's origin. */
export const ASSISTANTS_PATH = "/mcp";
/** What an assistant says is a question; nobody types so much. */
const LARGEST_BODY = 65_536;
/** What the protocol's library looks at beside the body. Nothing else is passed on, the bearer least of all. */
const READ_HEADERS = /^(accept|content-type|origin|mcp-[\w-]+)$/;

export interface AssistantsOptions {
  readonly site: Site;
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
export const assistantsPlugin = plugin<AssistantsOptions>(async (app, { site, version, signIn, slowestSenderMs }) => {
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

  app.route({
    method: ["GET", "POST", "DELETE"],
    url: ASSISTANTS_PATH,
    bodyLimit: LARGEST_BODY,
    onRequest: admit,
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

function readHeaders({ headers }: FastifyRequest): Headers {
  const read = new Headers();
  for (const [name, value] of Object.entries(headers))
    if (READ_HEADERS.test(name) && typeof value === "string") read.set(name, value);
  return read;
}
