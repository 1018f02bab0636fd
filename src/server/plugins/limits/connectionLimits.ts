import type { Server } from "node:http";
import type { Socket } from "node:net";
import plugin from "fastify-plugin";
import { plainRefusal } from "../clientErrors.ts";
import { oncePerSecond } from "../oncePerSecond.ts";
import { type ConnectionsSetting, openConnections } from "./connections.ts";

const REFUSAL = plainRefusal(
  {
    status: 503,
    phrase: "Service Unavailable",
    code: "overloaded",
    detail: "More connections are open than the server keeps. Close those that nobody uses, and try again in a moment.",
  },
  { "retry-after": "2" },
);

/**
 * Refuses connections before anything of HTTP is done for them. When all are taken those without a request are closed first: tabs and
 * programs that are left open come back when they need one, and an orchestrator's probe finds room at its next try.
 */
export const connectionLimitsPlugin = plugin<ConnectionsSetting>(async (app, setting) => {
  const connections = openConnections(setting);
  const server: Server = app.server;
  const serve = server.listeners("connection");
  const isTimeToSay = oncePerSecond();
  server.removeAllListeners("connection");
  server.on("connection", (socket: Socket) => {
    const entered = connections.enter(socket.remoteAddress ?? "");
    if (typeof entered === "function") {
      socket.once("close", entered);
      for (const listener of serve) listener.call(server, socket);
      return;
    }
    // Whoever is refused may be gone already.
    socket.on("error", () => undefined);
    socket.write(REFUSAL);
    socket.destroySoon();
    const refused = isTimeToSay();
    if (refused === 0) return;
    if (entered === "full") server.closeIdleConnections();
    app.log.warn({ refused, open: connections.open(), reason: entered }, "More connections come than are kept");
  });
});
