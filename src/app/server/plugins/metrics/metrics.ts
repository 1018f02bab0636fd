import { hash, timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import plugin from "fastify-plugin";
import { collectDefaultMetrics, Registry } from "prom-client";
import { Failure } from "#domain/failure.ts";
import type { HealthWatch } from "#features/health/server/healthWatch.ts";
import type { Database } from "#platform/database/database.ts";
import { conditionMetrics } from "./conditionMetrics.ts";
import type { ConcurrencyClasses } from "../limits/concurrencyClasses.ts";
import { sinceArrival } from "../limits/waited.ts";
import { demandMetrics } from "./demandMetrics.ts";
import { requestDurations } from "./requestDurations.ts";
import { ANSWER_HEADERS } from "../security.ts";

/** The text form that Prometheus reads. */
export const METRICS_TYPE = Registry.PROMETHEUS_CONTENT_TYPE;

export interface MetricsOptions {
  /** Lets requests from other machines in; without one only this machine may read. */
  readonly token: string | undefined;
  readonly watch: HealthWatch;
  readonly classes: ConcurrencyClasses;
  readonly database: Database;
}

declare module "fastify" {
  interface FastifyInstance {
    /** What Prometheus reads: the process, how long requests took by method, route and status, and what the product stands on. */
    readonly metrics: () => Promise<string>;
  }
}

/** `/metrics` for Prometheus, and the same text for a port of its own, see `openMetricsPort`. */
export const metricsPlugin = plugin<MetricsOptions>(async (app, { token, watch, classes, database }) => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const measure = requestDurations(registry);
  app.addHook("onClose", async () => registry.clear());
  app.addHook("onResponse", ({ method, routeOptions }, reply, done) => {
    measure({ method, route: routeOptions.url, status: reply.statusCode, seconds: sinceArrival(reply) / 1_000 });
    done();
  });
  app.decorate(
    "metrics",
    async () =>
      (await registry.metrics()) +
      demandMetrics(classes, database) +
      conditionMetrics((await watch.recent())?.facts ?? null),
  );

  app.get("/metrics", async (request, reply) => {
    if (!mayRead(request, token)) throw new Failure("not-found", "This address does not exist.");
    return reply
      .headers(ANSWER_HEADERS)
      .type(METRICS_TYPE)
      .send(await app.metrics());
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
