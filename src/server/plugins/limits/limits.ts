import rateLimit from "@fastify/rate-limit";
import underPressure from "@fastify/under-pressure";
import plugin from "fastify-plugin";
import type { Database } from "#database/database.ts";
import { sweepRequestCounts } from "#database/queries/countRequest.ts";
import { memoryLimits } from "./memoryLimits.ts";
import { requestCounts } from "./requestCounts.ts";

const SAMPLE_MS = 500;
const SWEEP_MS = 10 * 60_000;

/** Attempts to sign in from one address, in a minute. Accounts have their own lock beside this. */
export const SIGN_INS_PER_MINUTE = 60;

/** Requests to the local provider from one address, in a minute: one sign-in takes about eight. */
export const PROVIDER_CALLS_PER_MINUTE = 600;

export interface Limits {
  readonly database: Database;
  /** How long the event loop may lag, in milliseconds, before requests are refused. */
  readonly longestPauseMs: number;
  /** Megabytes that the process may have before requests are refused; 0: what the machine and the engine allow. */
  readonly mostMemoryMb: number;
}

/**
 * Refuses work instead of falling over: an event loop that lags, or memory that runs out, answers 503, and routes may limit requests by address, whichever process
 * they reach.
 */
export const limitsPlugin = plugin<Limits>(async (app, { database, longestPauseMs, mostMemoryMb }) => {
  await app.register(underPressure, {
    maxEventLoopDelay: longestPauseMs,
    ...memoryLimits(mostMemoryMb),
    sampleInterval: SAMPLE_MS,
    retryAfter: 2,
  });
  await app.register(rateLimit, { global: false, store: requestCounts(database), enableDraftSpec: true });
  const sweep = () =>
    void sweepRequestCounts(database).catch((fault: unknown) =>
      app.log.warn({ err: fault }, "Counts of requests could not be swept"),
    );
  const sweeping = setInterval(sweep, SWEEP_MS).unref();
  app.addHook("onClose", async () => clearInterval(sweeping));
});
