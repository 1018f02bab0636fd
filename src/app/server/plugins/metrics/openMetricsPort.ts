import { createServer } from "node:http";
import { once } from "node:events";
import type { FastifyInstance } from "fastify";
import { METRICS_TYPE } from "./metrics.ts";

/**
 * Serves `/metrics`, and nothing else, at a port of its own without a token: for networks where the port is closed to everybody but
 * Prometheus, such as the inside of a cluster, whose scrapers send no token. Resolves with what closes it.
 */
export async function openMetricsPort(app: FastifyInstance, port: number, host: string): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead || request.url?.replace(/\?.*/, "") !== "/metrics") {
      response.writeHead(404, { "content-type": "text/plain; charset=utf-8" }).end("Only /metrics is served here.\n");
      return;
    }
    app.metrics().then(
      (text) => response.writeHead(200, { "content-type": METRICS_TYPE }).end(text),
      (reason: unknown) => {
        app.log.error({ err: reason }, "The measurements could not be read");
        response.writeHead(500).end();
      },
    );
  });
  server.listen({ port, host });
  await once(server, "listening");
  return async () => {
    server.close();
    server.closeAllConnections();
    await once(server, "close");
  };
}
