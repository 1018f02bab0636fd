import type { FastifyBaseLogger } from "fastify";
import { publishDue } from "#content/publishDue.ts";
import type { Database } from "#database/database.ts";
import { type ContentParts, tellContentFollowers } from "#features/content/server/contentParts.ts";

const TICK_MS = 20_000;

/** Publishes content whose time has come while it is open. */
export interface ContentClock {
  readonly close: () => Promise<void>;
}

/** Any number of processes may have one: each piece is published once. */
export function openContentClock(
  { database, ...parts }: { readonly database: Database } & Omit<ContentParts, "files">,
  log: FastifyBaseLogger,
): ContentClock {
  let running: Promise<unknown> = Promise.resolve();
  const look = () => {
    running = running
      .then(() => publishDue(database))
      .then(() => tellContentFollowers(database, parts))
      .catch((fault: unknown) => log.warn({ err: fault }, "Content could not be published at its time"));
  };
  const tick = setInterval(look, TICK_MS).unref();
  look();
  return {
    async close() {
      clearInterval(tick);
      await running;
    },
  };
}
