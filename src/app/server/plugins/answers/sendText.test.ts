import { randomBytes } from "node:crypto";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { within } from "#platform/database/bounds.ts";
import { sendText } from "./sendText.ts";

/** Large enough to be packed off the event loop. */
const LARGE = randomBytes(100_000).toString("hex");

/** What is logged of an answer that its caller was told was too long in the making, while it was packed. */
async function askedWhilePacking(isGivenUp: boolean) {
  const lines: string[] = [];
  const app = Fastify({ logger: { level: "warn", stream: { write: (line) => void lines.push(line) } } });
  const packing = Promise.withResolvers<unknown>();
  app.get("/", async (request, reply) => {
    const nobodyWaits = new AbortController();
    const bounds = { signal: nobodyWaits.signal, statementMs: 0, isOver: () => false };
    const sent = within(bounds, () => sendText(request, reply, "text/plain", LARGE));
    sent.then(packing.resolve, packing.resolve);
    if (!isGivenUp) return sent;
    nobodyWaits.abort(new Error("It took too long."));
    return reply.code(503).send("It took too long.");
  });
  const { statusCode } = await app.inject({ url: "/", headers: { "accept-encoding": "gzip" } });
  await packing.promise;
  await app.close();
  return { status: statusCode, lines };
}

test("an answer that was given up while it was packed is answered once", async () => {
  expect(await askedWhilePacking(true)).toEqual({ status: 503, lines: [] });
  expect(await askedWhilePacking(false)).toEqual({ status: 200, lines: [] });
});
