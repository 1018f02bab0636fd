import helmet from "@fastify/helmet";
import plugin from "fastify-plugin";
import type { Config } from "../config.ts";

/** Headers of a JSON or CSV answer: nothing in it may ever run or be framed. */
export const ANSWER_HEADERS = {
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
};

/** Offers `reply.helmet()` to pages. Answers of the API carry `ANSWER_HEADERS` instead, which cost nothing. */
export const securityPlugin = plugin<{ config: Config }>(async (app, { config }) => {
  const signIn = config.cloud ? [new URL(config.cloud.authority).origin] : [];
  await app.register(helmet, {
    global: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // The component library sets style attributes and one style element for its variables.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "blob:"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...signIn],
        workerSrc: ["'self'", "blob:"],
        // Silent renewal of the sign-in runs in a hidden frame of our own pages or of the cloud provider's.
        frameSrc: ["'self'", ...signIn],
        frameAncestors: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    frameguard: { action: "sameorigin" },
    referrerPolicy: { policy: "same-origin" },
    strictTransportSecurity: config.publicUrl.startsWith("https:"),
    // Sign-in in a pop-up window needs to talk back to the window that opened it.
    crossOriginOpenerPolicy: false,
  });
});
