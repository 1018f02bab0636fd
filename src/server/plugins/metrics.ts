import type { FastifyRequest } from "fastify";
import plugin from "fastify-plugin";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { Failure } from "#domain/failure.ts";

const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export interface MetricsOptions {
  /** Lets requests from other machines in; without one only this machine may read. */
  readonly token: string | undefined;
}

/** `/metrics` for Prometheus: the process, and how long each route took by status. */
export const metricsPlugin = plugin<MetricsOptions>(async (app, { token }) => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from the request's arrival to the end of its answer",
    labelNames: ["method", "route", "status"],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  });
  app.addHook("onClose", async () => registry.clear());

  // Looking labels up costs more than counting, so each combination is looked up once.
  const known = new Map<string, ReturnType<typeof durations.labels>>();
  app.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "none";
    const key = `${request.method} ${route} ${reply.statusCode}`;
    let duration = known.get(key);
    if (!duration) {
      duration = durations.labels(request.method, route, String(reply.statusCode));
      known.set(key, duration);
    }
    duration.observe(reply.elapsedTime / 1_000);
    done();
  });

  app.get("/metrics", async (request, reply) => {
    if (!mayRead(request, token)) throw new Failure("not-found", "There is nothing at this address.");
    return reply.type(registry.contentType).send(await registry.metrics());
  });
});

/** A proxy on this machine speaks for others, and says so in a header. */
function mayRead({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined && headers.authorization === `Bearer ${token}`) return true;
  const forwarded = headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined;
  return !forwarded && ["127.0.0.1", "::1", "::ffff:127.0.0.1"].includes(socket.remoteAddress ?? "");
}
