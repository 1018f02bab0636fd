import { hash, timingSafeEqual } from "node:crypto";
import type { FastifyRequest, onResponseHookHandler } from "fastify";
import plugin from "fastify-plugin";
import { collectDefaultMetrics, Registry } from "prom-client";
import { Failure } from "#domain/failure.ts";
import type { HealthWatch } from "#features/health/server/healthWatch.ts";
import type { Database } from "#database/database.ts";
import { conditionMetrics } from "./conditionMetrics.ts";
import type { Lanes } from "../limits/lanes.ts";
import { sinceArrival } from "../limits/waited.ts";
import { demandMetrics } from "./demandMetrics.ts";
import { requestDurations } from "./requestDurations.ts";
import { ANSWER_HEADERS } from "../security.ts";

export interface MetricsOptions {
  /** Lets requests from other machines in; without one only this machine may read. */
  readonly token: string | undefined;
  readonly watch: HealthWatch;
  readonly lanes: Lanes;
  readonly database: Database;
}

/** `/metrics` for Prometheus: the process, how long each route took by status, and what the product stands on. */
export const metricsPlugin = plugin<MetricsOptions>(async (app, { token, watch, lanes, database }) => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = requestDurations();
  app.addHook("onClose", async () => registry.clear());
  // A hook per route knows its labels beforehand; one hook for all would look them up with every request.
  app.addHook("onRoute", (route) => {
    const add = durations.of([route.method].flat().join(" "), route.url);
    const measure: onResponseHookHandler = (_request, reply, done) => {
      add(reply.statusCode, sinceArrival(reply) / 1_000);
      done();
    };
    route.onResponse = [measure, ...[route.onResponse ?? []].flat()];
  });

  app.get("/metrics", async (request, reply) => {
    if (!mayRead(request, token)) throw new Failure("not-found", "There is nothing at this address.");
    return reply
      .headers(ANSWER_HEADERS)
      .type(registry.contentType)
      .send(
        (await registry.metrics()) +
          durations.text() +
          demandMetrics(lanes, database) +
          conditionMetrics((await watch.recent())?.facts ?? null),
      );
  });
});

/** A proxy on this machine speaks for others, and says so in a header. */
function mayRead({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined && isSame(headers.authorization ?? "", `Bearer ${token}`)) return true;
  const forwarded = headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined;
  return !forwarded && ["127.0.0.1", "::1", "::ffff:127.0.0.1"].includes(socket.remoteAddress ?? "");
}

/** Takes the same time wherever two texts begin to differ. */
function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(hash("sha256", given, "buffer"), hash("sha256", expected, "buffer"));
}
