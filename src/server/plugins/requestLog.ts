import plugin from "fastify-plugin";

const SLOW_MS = 1_000;

/** Names each request in its answer and logs how it went: the ordinary ones at debug level, slow and failed ones above. */
export const requestLogPlugin = plugin(async (app) => {
  app.addHook("onResponse", (request, reply, done) => {
    const milliseconds = Math.round(reply.elapsedTime);
    const level = reply.statusCode >= 500 ? "warn" : milliseconds > SLOW_MS ? "info" : "debug";
    request.log[level]({ req: request, res: reply, milliseconds }, "request");
    done();
  });
  app.addHook("onError", (request, reply, _error, done) => {
    reply.header("x-request-id", request.id);
    done();
  });
});
