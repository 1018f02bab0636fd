import type { IncomingMessage, Server, ServerResponse } from "node:http";
import plugin from "fastify-plugin";
import { refusalOver } from "../clientErrors.ts";
import { oncePerSecond } from "../oncePerSecond.ts";
import { openArrivals } from "./arrivals.ts";
import type { EventLoopBudget } from "./eventLoopBudget.ts";

/** As many as connections are kept, where nobody says otherwise: more come only from whoever sends without hearing answers. */
const MOST_WAITING = 10_000;
/** What has waited longer has been asked for again, or nobody looks at it any more. */
const LONGEST_WAIT_MS = 1_000;

const refuse = refusalOver(
  {
    status: 503,
    phrase: "Service Unavailable",
    code: "overloaded",
    detail: "The server has more requests than it can answer. Try again in a moment.",
  },
  { "retry-after": "2" },
);

declare module "fastify" {
  interface FastifyInstance {
    /** Begins whatever has arrived and waits for its turn: it belongs to what is finished before the product stops. */
    serveArrivals(): void;
  }
}

export interface AdmitArrivalsOptions {
  readonly budget: EventLoopBudget;
  /** Whether requests are refused that would wait too long. */
  readonly refuses: boolean;
}

/** Lets requests in as the event loop's budget has time. */
export const admitArrivalsPlugin = plugin<AdmitArrivalsOptions>(async (app, { budget, refuses }) => {
  const server: Server = app.server;
  const listeners = server.listeners("request");
  const isTimeToSay = oncePerSecond();
  const arrivals = openArrivals(
    {
      mostWaiting: refuses ? MOST_WAITING : Number.POSITIVE_INFINITY,
      longestWaitMs: refuses ? LONGEST_WAIT_MS : Number.POSITIVE_INFINITY,
      serve: (request, response) => {
        for (const listener of listeners) listener.call(server, request, response);
      },
      refuse: (response) => {
        refuse(response);
        const refused = isTimeToSay();
        if (refused > 0)
          app.log.warn({ refused, waiting: arrivals.waiting() }, "Overloaded: too many requests are waiting to start");
      },
    },
    budget,
  );
  server.removeAllListeners("request");
  server.on("request", (request: IncomingMessage, response: ServerResponse) => arrivals.arrive(request, response));
  server.on("connection", budget.cutToOne);
  app.decorate("serveArrivals", arrivals.serveAll);
});
