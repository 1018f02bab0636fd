import type { Server } from "node:http";
import type { Socket } from "node:net";
import plugin from "fastify-plugin";
import { plainRefusal, type Refusal } from "../clientErrors.ts";
import { oncePerSecond } from "../oncePerSecond.ts";
import { type ConnectionsSetting, openConnections } from "./connections.ts";

const REFUSAL: Refusal = {
  status: 503,
  phrase: "Service Unavailable",
  code: "overloaded",
  detail:
    "The server has reached its limit of open connections. Close connections you do not use, then try again in a moment.",
};

/** Whoever is refused may say what she asks for: a browser would show the answer to a person. */
const HEARD_MS = 200;
/** Beyond so many that are heard out the next is refused unheard. */
const MOST_HEARD = 500;

function refuse(socket: Socket, head: string): void {
  socket.write(plainRefusal(REFUSAL, head, { "retry-after": "2" }));
  socket.destroySoon();
}

/**
 * Refuses connections before anything of HTTP is done for them. When all are taken those without a request are closed first: tabs and
 * programs that are left open come back when they need one, and an orchestrator's probe finds room at its next try.
 */
export const connectionLimitsPlugin = plugin<ConnectionsSetting>(async (app, setting) => {
  const connections = openConnections(setting);
  const server: Server = app.server;
  const serve = server.listeners("connection");
  const isTimeToSay = oncePerSecond();
  let heard = 0;

  function hearOut(socket: Socket): void {
    heard++;
    const answer = (head: Buffer | "" = "") => {
      clearTimeout(silence);
      socket.off("data", answer);
      refuse(socket, head.toString("latin1"));
    };
    const silence = setTimeout(answer, HEARD_MS);
    socket.once("data", answer);
    socket.once("close", () => {
      clearTimeout(silence);
      heard--;
    });
  }

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
    if (heard < MOST_HEARD) hearOut(socket);
    else refuse(socket, "");
    const refused = isTimeToSay();
    if (refused === 0) return;
    if (entered === "full") server.closeIdleConnections();
    app.log.warn({ refused, open: connections.open(), reason: entered }, "Overloaded: too many open connections");
  });
});
