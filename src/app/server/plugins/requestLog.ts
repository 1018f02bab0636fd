import plugin from "fastify-plugin";
import { sinceArrival } from "./limits/waited.ts";

const SLOW_MS = 1_000;

/** Logs how each request went: the ordinary ones at debug level, slow and failed ones above. */
export const requestLogPlugin = plugin(async (app) => {
  const everything = app.log.level === "debug";
  app.addHook("onResponse", (request, reply, done) => {
    const { statusCode } = reply;
    const milliseconds = sinceArrival(reply);
    const level = statusCode >= 500 ? "warn" : milliseconds > SLOW_MS ? "info" : "debug";
    if (everything || level !== "debug") {
      request.log[level](
        { request: request.id, req: request, res: reply, milliseconds: Math.round(milliseconds) },
        "request",
      );
    }
    done();
  });
});
