import type { FastifyReply, FastifyRequest } from "fastify";
import plugin from "fastify-plugin";
import type { Database } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";
import type { Caller } from "#platform/identity/caller.ts";
import { wasGoodOnce } from "#platform/identity/tokenVerifier.ts";
import { type Allowance, callerCounts } from "./callerCounts.ts";
import { networkOf } from "./networkOf.ts";

export interface CallerLimitsSetting {
  readonly database: Database;
  /** Requests that a person may make in a minute; 0: as many as they like. */
  readonly personPerMinute: number;
  /** Requests that an API key may make in a minute; 0: as many as it likes. */
  readonly keyPerMinute: number;
  /** Tokens and keys that open nothing, of one network in a minute; 0: as many as they like. */
  readonly badTokensPerMinute: number;
}

/** Milliseconds between two exchanges of counts with the other processes. */
const SHARE_MS = 1_000;

declare module "fastify" {
  interface FastifyInstance {
    /**
     * Counts a request of a caller, and tells how many are left where `tells` says so. Who looks as somebody else is counted as herself.
     *
     * @throws Failure `too-many-requests`
     */
    limitCaller(caller: Caller, reply: FastifyReply, tells: boolean): void;
    /**
     * Counts a token or a key that opens nothing, and answers what its sender is told: the reason, or that there were too many. Good ones
     * from the same network go on, and so do those that have expired: browsers send them before they renew.
     */
    limitBadToken(reason: unknown, request: FastifyRequest, reply: FastifyReply): unknown;
  }
}

/** Limits of requests by person and by API key, which hold in all processes together. */
export const callerLimitsPlugin = plugin<CallerLimitsSetting>(
  async (app, { database, personPerMinute, keyPerMinute, badTokensPerMinute }) => {
    const counts = callerCounts(database);
    const share = () =>
      void counts
        .share()
        .catch((fault: unknown) => app.log.debug({ err: fault }, "Counts of callers could not be shared"));
    const sharing = setInterval(share, SHARE_MS).unref();
    app.addHook("onClose", async () => clearInterval(sharing));

    app.decorate("limitBadToken", (reason: unknown, { ip }: FastifyRequest, reply: FastifyReply) => {
      const isBad = reason instanceof Failure && reason.code === "token-rejected" && !wasGoodOnce(reason);
      if (!isBad || badTokensPerMinute === 0) return reason;
      const allowance = counts.count(`bad tokens of ${networkOf(ip)}`, badTokensPerMinute);
      if (!allowance.refused) return reason;
      reply.headers({ ...headersOf(allowance), "retry-after": allowance.seconds });
      return new Failure(
        "too-many-requests",
        `Your network sent ${badTokensPerMinute} invalid tokens or keys within one minute. Sign in, or try again in ${allowance.seconds} seconds.`,
      );
    });

    app.decorate("limitCaller", ({ person, keyId, viewedBy }: Caller, reply: FastifyReply, tells: boolean) => {
      const most = keyId === undefined ? personPerMinute : keyPerMinute;
      if (most === 0) return;
      const name = keyId === undefined ? `person ${viewedBy?.id ?? person.id}` : `key ${keyId}`;
      const allowance = counts.count(name, most);
      if (tells || allowance.refused) reply.headers(headersOf(allowance));
      if (!allowance.refused) return;
      reply.header("retry-after", allowance.seconds);
      const who = keyId === undefined ? "You have" : "This API key has";
      throw new Failure(
        "too-many-requests",
        `${who} made ${most} requests within one minute, which is the limit. Try again in ${allowance.seconds} seconds.`,
      );
    });
  },
);

/** As the IETF's draft and the limits by address name them. */
function headersOf({ most, left, seconds }: Allowance): Record<string, number> {
  return { "ratelimit-limit": most, "ratelimit-remaining": left, "ratelimit-reset": seconds };
}
