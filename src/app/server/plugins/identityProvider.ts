import type { RouteHandlerMethod } from "fastify";
import plugin from "fastify-plugin";
import type { Database } from "#platform/database/database.ts";
import { openLocalProvider } from "#platform/identity/local/localProvider.ts";
import type { Config } from "../config.ts";
import { filesAhead } from "./filesAhead.ts";
import { PROVIDER_CALLS_PER_MINUTE, REGISTRATIONS_PER_MINUTE, SIGN_INS_PER_MINUTE } from "./limits/limits.ts";

/** Mounts the local OpenID provider below `/idp`. It reads and answers the raw request, so Fastify keeps its hands off. */
export const identityProviderPlugin = plugin<{ config: Config; database: Database }>(
  async (app, { config, database }) => {
    const provider = await openLocalProvider({
      database,
      product: config.product,
      basePath: config.basePath,
      publicUrl: config.publicUrl,
      redirectPath: config.redirectPath,
      namesDemo: config.loopback,
      filesAhead: await filesAhead(),
      onFault: (fault) => app.log.error({ err: fault }, "The local identity provider failed"),
    });

    const pass: RouteHandlerMethod = async (request, reply) => {
      reply.hijack();
      // What Fastify would send is not sent for a request that somebody else answers.
      for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value ?? "");
      await provider.handle(request.raw, reply.raw, request.ip);
    };
    const limited = { config: { rateLimit: { max: SIGN_INS_PER_MINUTE, timeWindow: "1 minute" } } };
    // Every sign-in that is begun is written down, so that nobody may begin them without end.
    const begun = { config: { rateLimit: { max: PROVIDER_CALLS_PER_MINUTE, timeWindow: "1 minute" } } };
    await app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser("*", (_request, _payload, done) => done(null));
      scope.route({ method: ["GET", "POST", "OPTIONS"], url: "/idp/*", ...begun, handler: pass });
      scope.post("/idp/interaction/*", limited, pass);
      // Anybody may register an assistant, and each is written down.
      const registered = { config: { rateLimit: { max: REGISTRATIONS_PER_MINUTE, timeWindow: "1 minute" } } };
      scope.post("/idp/:tenant/v2.0/reg", registered, pass);
      scope.get("/.well-known/oauth-authorization-server/idp/*", begun, pass);
    });
  },
);
