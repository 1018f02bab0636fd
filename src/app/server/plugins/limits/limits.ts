import type { ServerResponse } from "node:http";
import rateLimit from "@fastify/rate-limit";
import underPressure, { TYPE_EVENT_LOOP_DELAY } from "@fastify/under-pressure";
import plugin from "fastify-plugin";
import { Failure } from "#domain/failure.ts";
import type { Database } from "#platform/database/database.ts";
import { costsLittle } from "./costsLittle.ts";
import { memoryLimits } from "./memoryLimits.ts";
import { requestCounts } from "./requestCounts.ts";

/** Requests that have come and are not answered, by the address of their caller. */
interface RequestsUnderWay {
  /** Counts one in until its answer is sent or its connection gone. */
  readonly enter: (address: string, response: Pick<ServerResponse, "once">) => void;
  readonly all: () => number;
  readonly of: (address: string) => number;
}

function requestsUnderWay(): RequestsUnderWay {
  let all = 0;
  const byAddress = new Map<string, number>();
  return {
    enter(address, response) {
      all++;
      byAddress.set(address, (byAddress.get(address) ?? 0) + 1);
      response.once("close", () => {
        all--;
        const left = (byAddress.get(address) ?? 1) - 1;
        if (left === 0) byAddress.delete(address);
        else byAddress.set(address, left);
      });
    },
    all: () => all,
    of: (address) => byAddress.get(address) ?? 0,
  };
}

const SAMPLE_MS = 500;

/** Attempts to sign in from one address, in a minute. Accounts have their own lock beside this. */
export const SIGN_INS_PER_MINUTE = 60;

/** Assistants that register themselves from one address, in a minute. */
export const REGISTRATIONS_PER_MINUTE = 10;

/** Requests to the local provider from one address, in a minute: one sign-in takes about eight. */
export const PROVIDER_CALLS_PER_MINUTE = 600;

export interface Limits {
  readonly database: Database;
  /** How long the event loop may lag, in milliseconds, before requests are refused. */
  readonly longestPauseMs: number;
  /** Megabytes that the process may have before requests are refused; 0: what the machine and the engine allow. */
  readonly mostMemoryMb: number;
}

/** With so few under way it is not requests that a server lags from, and refusing them would not help it. */
const FEW = 32;

/**
 * Refuses work instead of falling over: memory that runs out answers 503, and so does an event loop that lags while many requests are under
 * way, to those who have others under way; the first of each caller is let in. Routes may limit requests by address, whichever process they
 * reach.
 */
export const limitsPlugin = plugin<Limits>(async (app, { database, longestPauseMs, mostMemoryMb }) => {
  const underWay = requestsUnderWay();
  app.addHook("onRequest", (request, reply, done) => {
    if (!costsLittle(request.url)) underWay.enter(request.ip, reply.raw);
    done();
  });
  await app.register(underPressure, {
    maxEventLoopDelay: longestPauseMs,
    ...memoryLimits(mostMemoryMb),
    sampleInterval: SAMPLE_MS,
    pressureHandler: (request, _reply, type) => {
      if (costsLittle(request.url)) return undefined;
      const isOneOfMany = underWay.all() > FEW && underWay.of(request.ip) > 1;
      if (type === TYPE_EVENT_LOOP_DELAY && !isOneOfMany) return undefined;
      return Promise.reject(new Failure("overloaded", "The server is busy. Try again in a moment."));
    },
  });
  await app.register(rateLimit, { global: false, store: requestCounts(database), enableDraftSpec: true });
});
