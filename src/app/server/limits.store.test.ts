import { once } from "node:events";
import { get as ask, type IncomingMessage } from "node:http";
import { type AddressInfo, connect } from "node:net";
import type { FastifyInstance } from "fastify";
import { describe, expect, test, vi } from "vitest";
import { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { makeApiKey } from "#platform/identity/apiKeys/apiKeyText.ts";
import { apiKeyOf } from "#tests/support/apiKey.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";

const SELLER = "seller@example.com";
const onPostgres = process.env["TEST_ENGINE"] !== "pglite" && !storeMissing;

const probe = (more: Partial<Endpoint> = {}) =>
  ({
    method: "GET",
    url: "/probe",
    name: "probe",
    tag: "test",
    summary: "Of this test",
    allow: "anyone",
    response: z.object({}),
    ...more,
  }) as const satisfies Endpoint;

async function listening(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: "127.0.0.1" });
  return (app.server.address() as AddressInfo).port;
}

/** Sends bytes and no more, and reads what comes until the other side closes the connection. */
async function sendSlowly(port: number, bytes: string): Promise<string> {
  const socket = connect(port, "127.0.0.1").on("error", () => undefined);
  socket.write(bytes);
  let heard = "";
  socket.on("data", (part: Buffer) => {
    heard += part.toString();
  });
  await once(socket, "close");
  return heard;
}

/** A connection that asks the probe once and stays, and what it heard. */
async function stay(port: number, bytes = "GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n") {
  const socket = connect(port, "127.0.0.1").on("error", () => undefined);
  let text = "";
  socket.on("data", (part: Buffer) => (text += part.toString()));
  const closed = once(socket, "close");
  await once(socket, "connect");
  socket.write(bytes);
  if (bytes.endsWith("\r\n\r\n")) await vi.waitUntil(() => text !== "", 10_000);
  return { socket, heard: () => text.slice(0, 12), closed };
}

/** Statements that PostgreSQL is doing for this test. */
const SLEEPING = "select pid from pg_stat_activity where query like 'select pg_sleep(%' and state = 'active'";

describe.skipIf(storeMissing)("limits", () => {
  test("attack: a person asks more than a minute allows. Expected: 429 with what is left and when to come back", async () => {
    const { given, get } = await testApp({ settings: { REQUESTS_PER_MINUTE: "2" } });
    await given.published({ markets: ["tv-623"] });
    await given.customer({ markets: ["tv-623"] });
    await given.person(SELLER);
    const first = await get("/session", { as: SELLER });
    expect([first.statusCode, first.headers["ratelimit-limit"], first.headers["ratelimit-remaining"]]).toEqual([
      200,
      "2",
      "1",
    ]);
    expect((await get("/revisions/current/wallets/tv-623", { as: SELLER })).statusCode).toBe(200);
    const answer = await get("/revisions/current/wallets/tv-623", { as: SELLER });
    expect(answer.json()).toMatchObject({ status: 429, code: "too-many-requests" });
    expect(answer.headers["ratelimit-remaining"]).toBe("0");
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    expect(answer.headers["retry-after"]).toBe(answer.headers["ratelimit-reset"]);
  });

  test("attack: an API key asks more than a minute allows. Expected: 429 for the key, and its owner goes on", async () => {
    const { app, given, database, get } = await testApp({ settings: { KEY_REQUESTS_PER_MINUTE: "1" } });
    await given.published({ markets: ["tv-623"] });
    await given.customer({ markets: ["tv-623"] });
    await given.person(SELLER);
    const headers = await apiKeyOf(database, SELLER, ["read"]);
    const byKey = () => app.inject({ url: "/api/v1/markets", headers });
    expect([(await byKey()).statusCode, (await byKey()).statusCode]).toEqual([200, 429]);
    expect((await get("/session", { as: SELLER })).statusCode).toBe(200);
  });

  test("attack: connections without end. Expected: 503 at once, those that nobody uses are closed, and there is room again", async () => {
    const { app } = await testApp({ settings: { MOST_CONNECTIONS: "2" } });
    const port = await listening(app);
    const open = async () => (await stay(port)).heard();
    const [one, other] = [await stay(port), await stay(port)];
    expect([one.heard(), other.heard(), await open()]).toEqual(["HTTP/1.1 200", "HTTP/1.1 200", "HTTP/1.1 503"]);
    await Promise.all([one.closed, other.closed]);
    // Those that are in the midst of a request stay.
    const busy = [await stay(port, "GET /healthz HTTP/1.1\r\n"), await stay(port, "GET /healthz HTTP/1.1\r\n")];
    await vi.waitUntil(async () => (await open()) === "HTTP/1.1 503", 10_000);
    for (const { socket } of busy) socket.write("host: x\r\n\r\n");
    for (const { heard } of busy) await vi.waitUntil(() => heard() === "HTTP/1.1 200", 10_000);
    for (const { socket } of busy) socket.destroy();
    await vi.waitUntil(async () => (await open()) === "HTTP/1.1 200", 10_000);
  });

  test("attack: tokens and keys that open nothing. Expected: 429 for their network, and a good token from there goes on", async () => {
    const { app, given, signedIn } = await testApp({ settings: { BAD_TOKENS_PER_MINUTE: "3" } });
    await given.published({ markets: ["tv-623"] });
    await given.customer({ markets: ["tv-623"] });
    await given.person(SELLER);
    const tried = async (authorization: string, remoteAddress = "203.0.113.9") => {
      const { statusCode } = await app.inject({ url: "/api/v1/session", headers: { authorization }, remoteAddress });
      return statusCode;
    };
    const key = `Bearer ${makeApiKey().key}`;
    expect([await tried("Bearer a.b.c"), await tried(key), await tried("Bearer nothing")]).toEqual([401, 401, 401]);
    expect([await tried("Bearer a.b.c"), await tried(key)]).toEqual([429, 429]);
    expect(await tried(key, "198.51.100.7")).toBe(401);
    expect(await tried((await signedIn(SELLER))["authorization"] ?? "")).toBe(200);
  });

  test("attack: a caller hangs up while the store works. Expected: PostgreSQL stops, and the connection serves others", async ({
    skip,
  }) => {
    if (!onPostgres) skip("An embedded store cannot stop a statement.");
    const { app, database } = await testApp();
    const outcome = Promise.withResolvers<unknown>();
    app.endpoint(probe(), async (_, context) => {
      await context.database.query("select pg_sleep(600)").catch((reason: unknown) => {
        outcome.resolve(reason);
        throw reason;
      });
      return {};
    });
    const request = ask({ port: await listening(app), path: "/api/v1/probe", agent: false }).on(
      "error",
      () => undefined,
    );
    await vi.waitFor(async () => expect(await database.query(SLEEPING)).toHaveLength(1), 20_000);
    request.destroy();
    expect(await outcome.promise).toMatchObject({ code: "took-too-long" });
    await vi.waitFor(async () => expect(await database.query(SLEEPING)).toEqual([]), 20_000);
  });

  test("attack: a request that would last for ever. Expected: 503, its transaction taken back, the store free again", async ({
    skip,
  }) => {
    if (!onPostgres) skip("An embedded store cannot stop a statement.");
    const { app, database } = await testApp({ settings: { LONGEST_REQUEST_S: "1" } });
    app.endpoint(probe(), async (_, context) => {
      await context.database.transaction(async (store) => {
        await store.query("insert into request_count values ('test', 'somebody', 1, now())");
        await store.query("select pg_sleep(600)");
      });
      return {};
    });
    const answer = await app.inject({ url: "/api/v1/probe" });
    expect(answer.json()).toMatchObject({ status: 503, code: "took-too-long" });
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    await vi.waitFor(async () => expect(await database.query(SLEEPING)).toEqual([]), 20_000);
    expect(await database.query("select 1 from request_count where place = 'test'")).toEqual([]);
  });

  test("attack: somebody saves and hangs up. Expected: it is saved", async () => {
    const { app, database } = await testApp();
    const [begun, left] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    app.endpoint(probe({ method: "POST" }), async (_, context) => {
      begun.resolve();
      await left.promise;
      await context.database.query("insert into request_count values ('saved', 'somebody', 1, now())");
      return {};
    });
    const socket = connect(await listening(app), "127.0.0.1").on("error", () => undefined);
    socket.write("POST /api/v1/probe HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n");
    await begun.promise;
    socket.destroy();
    await vi.waitFor(async () => {
      const { promise, resolve } = Promise.withResolvers<number>();
      app.server.getConnections((_, count) => resolve(count));
      expect(await promise).toBe(0);
    }, 20_000);
    left.resolve();
    await vi.waitFor(
      async () => expect(await database.query("select 1 from request_count where place = 'saved'")).toHaveLength(1),
      20_000,
    );
  });

  test("attack: headers and bodies that never end. Expected: the connection is closed, and others are served", async () => {
    const { app } = await testApp({ settings: { SLOWEST_SENDER_S: "0.2" } });
    app.endpoint(probe({ method: "POST", body: z.object({}) }), () => ({}));
    const port = await listening(app);
    const [headers, body] = await Promise.all([
      sendSlowly(port, "GET /healthz HTTP/1.1\r\nhost: x\r\nx-slow"),
      sendSlowly(
        port,
        'POST /api/v1/probe HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{"',
      ),
    ]);
    expect(headers).toContain("HTTP/1.1 408 ");
    expect(body).not.toContain("200 OK");
    const [answer] = (await once(ask({ port, path: "/healthz" }), "response")) as [IncomingMessage];
    expect(answer.statusCode).toBe(200);
    answer.resume();
  });

  test("attack: memory that runs out. Expected: 503 for work, while probes go on answering", async () => {
    const { app } = await testApp({ settings: { MOST_MEMORY_MB: "1" } });
    await vi.waitFor(async () => {
      const answer = await app.inject({ url: "/api/v1/openapi.json" });
      expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "2"]);
      expect(answer.json()).toMatchObject({ code: "overloaded" });
    }, 20_000);
    expect((await app.inject({ url: "/healthz" })).statusCode).toBe(200);
  });

  test("a server that lags lets the first request of each caller in, pages and scripts too, and refuses what one caller piles up", async () => {
    const { app } = await testApp({ settings: { LONGEST_PAUSE_MS: "1" } });
    const open = Promise.withResolvers<void>();
    app.endpoint(probe(), async () => {
      await open.promise;
      return {};
    });
    const lagging = setInterval(() => {
      const until = performance.now() + 20;
      while (performance.now() < until);
    }, 10);
    const statusOf = async (url: string, remoteAddress = "203.0.113.7") =>
      (await app.inject({ url, remoteAddress })).statusCode;
    // What is measured is the mean of half a second.
    await new Promise((done) => setTimeout(done, 1_500));
    expect(await statusOf("/api/v1/openapi.json")).toBe(200);
    const piled = Array.from({ length: 32 }, () => statusOf("/api/v1/probe"));
    await vi.waitFor(async () => expect(await statusOf("/api/v1/openapi.json")).toBe(503), 20_000);
    expect(await statusOf("/api/v1/openapi.json", "198.51.100.9")).toBe(200);
    expect(await statusOf("/config.json")).toBe(200);
    open.resolve();
    clearInterval(lagging);
    expect(new Set(await Promise.all(piled))).toEqual(new Set([200]));
  }, 180_000);
});
