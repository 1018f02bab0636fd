import { once } from "node:events";
import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";

const SELLER = "seller@example.com";
const ADMIN = "admin@example.com";

async function withPeople() {
  const product = await testApp();
  await product.given.published({ markets: ["tv-623"] });
  await product.given.customer({ markets: ["tv-623"] });
  await product.given.person(SELLER);
  await product.given.person(ADMIN, { role: "Administrator" });
  return product;
}

/** Sends bytes that are hardly a request, and reads what comes back until the connection closes. */
async function sendRaw(bytes: string): Promise<{ head: string; problem: { code: string; status: number } }> {
  const { app } = await testApp();
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1").on("error", () => undefined);
  socket.write(bytes);
  const parts: Buffer[] = [];
  socket.on("data", (part: Buffer) => parts.push(part));
  await once(socket, "close");
  const [head = "", body = ""] = Buffer.concat(parts).toString().split("\r\n\r\n");
  return { head, problem: JSON.parse(body) };
}

describe.skipIf(storeMissing)("the API over HTTP", () => {
  test("a method that an address does not serve is refused with those it does, whoever asks", async () => {
    const { get } = await withPeople();
    for (const as of [undefined, SELLER]) {
      const answer = await get("/session", { method: "DELETE", ...(as ? { as } : {}) });
      expect([answer.statusCode, answer.headers.allow]).toEqual([405, "GET, HEAD, OPTIONS"]);
      expect(answer.headers["content-type"]).toContain("application/problem+json");
      expect(answer.json()).toMatchObject({ code: "method-not-allowed" });
    }
    expect((await get("/api/v1/view-as", { as: ADMIN })).headers.allow).toBe("POST, OPTIONS");
    expect((await get("/api/v1/view-as", { method: "HEAD", as: ADMIN })).statusCode).toBe(405);
    const file = await get("/markets/tv-623/top-sub-verticals.csv", { method: "PUT", as: SELLER });
    expect(file.statusCode).toBe(405);
  });

  test("OPTIONS names the methods, and opens nothing to other origins", async () => {
    const { app } = await withPeople();
    const answer = await app.inject({
      method: "OPTIONS",
      url: "/api/v1/markets",
      headers: { origin: "https://evil.example" },
    });
    expect([answer.statusCode, answer.headers.allow, answer.body]).toEqual([204, "GET, HEAD, OPTIONS", ""]);
    expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
  });

  test("HEAD is entitled and answered like GET, without the body", async () => {
    const { get } = await withPeople();
    for (const url of ["/session", "/revisions/current/wallets/tv-623", "/markets/tv-623/forecast-by-media.csv"]) {
      const [whole, head] = [await get(url, { as: SELLER }), await get(url, { as: SELLER, method: "HEAD" })];
      expect([head.statusCode, head.body]).toEqual([200, ""]);
      expect(head.headers["content-length"]).toBe(whole.headers["content-length"]);
      expect(head.headers["content-type"]).toBe(whole.headers["content-type"]);
      expect((await get(url, { method: "HEAD" })).statusCode).toBe(401);
    }
  });

  test.each([
    ["of another kind", { "content-type": "application/xml" }, "<person/>"],
    ["that is no JSON", { "content-type": "application/json" }, "{person: 1"],
    [
      "that would poison every object",
      { "content-type": "application/json" },
      '{"__proto__": {"role": "Administrator"}}',
    ],
    ["with the constructor's prototype", { "content-type": "application/json" }, '{"constructor": {"prototype": {}}}'],
    ["that is plain text", { "content-type": "text/plain" }, "person=1"],
    ["without a kind", {}, '{"person": "1", "reason": "x"}'],
  ])("a body %s is refused as invalid input", async (_what, headers, body) => {
    const { get } = await withPeople();
    const answer = await get("/api/v1/view-as", { method: "POST", as: ADMIN, headers, body });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, "invalid-input"]);
  });

  test("a body that is too large is refused", async () => {
    const { get } = await withPeople();
    const body = JSON.stringify({ person: "1", reason: "x".repeat(2 ** 20) });
    const headers = { "content-type": "application/json" };
    const answer = await get("/api/v1/view-as", { method: "POST", as: ADMIN, headers, body });
    expect(answer.json()).toMatchObject({ status: 413, code: "too-large" });
  });

  test.each(["__proto__=1", "constructor=1", "year=2025&year=2025", "year=0x7e9", "year=%202025", "minimum="])(
    "the query %s is refused",
    async (query) => {
      const { get } = await withPeople();
      const answer = await get(`/markets/tv-623/top-sub-verticals?${query}`, { as: SELLER });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, "invalid-input"]);
    },
  );

  test.each(["/markets/%E0%A4%A", `/markets/${"x".repeat(300)}`, "/markets/%00", "/markets/..%2f..%2fetc"])(
    "the address %s answers with a problem, never with a fault",
    async (url) => {
      const { app, signedIn } = await withPeople();
      const answer = await app.inject({ url: `/api/v1${url}`, headers: await signedIn(SELLER) });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.headers["content-type"]).toContain("application/problem+json");
    },
  );

  test("headers that are too long, and what is no HTTP, are answered as problems too", async () => {
    const long = await sendRaw(`GET /api/v1/session HTTP/1.1\r\nhost: x\r\nx-long: ${"x".repeat(40_000)}\r\n\r\n`);
    expect(long.head).toContain("HTTP/1.1 431 ");
    expect(long.head).toContain("content-type: application/problem+json");
    expect(long.problem).toMatchObject({ status: 431, code: "too-large" });
    const address = await sendRaw(`GET /api/v1/${"x".repeat(40_000)} HTTP/1.1\r\nhost: x\r\n\r\n`);
    expect(address.problem).toMatchObject({ status: 431 });
    const nonsense = await sendRaw("HELLO\r\n\r\n");
    expect(nonsense.head).toContain("HTTP/1.1 400 ");
    expect(nonsense.problem).toMatchObject({ status: 400, code: "invalid-input" });
  });

  test("an endpoint with a limit says so when it is reached", async () => {
    const { app } = await testApp();
    const limited = {
      method: "GET",
      url: "/limited",
      name: "limited",
      tag: "test",
      summary: "Twice a minute",
      allow: "anyone",
      perMinute: 2,
      response: z.object({}),
    } as const satisfies Endpoint;
    app.endpoint(limited, () => ({}));
    const ask = () => app.inject({ url: "/api/v1/limited" });
    expect([(await ask()).statusCode, (await ask()).statusCode]).toEqual([200, 200]);
    const answer = await ask();
    expect(answer.json()).toMatchObject({ status: 429, code: "too-many-requests" });
    expect(answer.headers["content-type"]).toContain("application/problem+json");
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  });
});
