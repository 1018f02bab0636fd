import rateLimit from "@fastify/rate-limit";
import underPressure from "@fastify/under-pressure";
import plugin from "fastify-plugin";

const SAMPLE_MS = 500;

/** Attempts to sign in from one address, in a minute. Accounts have their own lock beside this. */
export const SIGN_INS_PER_MINUTE = 60;

/** Requests to the local provider from one address, in a minute: one sign-in takes about eight. */
export const PROVIDER_CALLS_PER_MINUTE = 600;

/** Refuses work instead of falling over: an event loop that lags answers 503, and routes may limit requests by address. */
export const limitsPlugin = plugin<{ readonly longestPauseMs: number }>(async (app, { longestPauseMs }) => {
  await app.register(underPressure, {
    maxEventLoopDelay: longestPauseMs,
    sampleInterval: SAMPLE_MS,
    retryAfter: 2,
  });
  await app.register(rateLimit, { global: false });
});
