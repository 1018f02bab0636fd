import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Session } from "../queries/sessionQuery.ts";
import { clearCurrentUser, setCurrentUser } from "../session/sessionState.ts";
import { forgetKept, keepIn, keptPerson, openKept, recallKept, tidyKept } from "./offlineAnswers.ts";

/** A browser's caches, as far as they are used here. */
function fakeCaches() {
  const all = new Map<string, Map<string, Response>>();
  const urlOf = (request: string | Request) =>
    new URL(typeof request === "string" ? request : request.url, ORIGIN).href;
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return {
      put: async (request: string, response: Response) => void entries.set(urlOf(request), response),
      match: async (request: string | Request) => entries.get(urlOf(request))?.clone(),
      delete: async (request: string | Request) => entries.delete(urlOf(request)),
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
    };
  };
  return { open, keys: async () => [...all.keys()], delete: async (name: string) => all.delete(name) };
}

const ORIGIN = "http://spotmarket.example";
const account = (id: string) => ({ homeAccountId: id, localAccountId: id, username: id, tenantId: "" });
const ANNA = account("anna");
const BEN = account("ben");

const sessionOf = (id: string, change: Partial<Session> = {}): Session =>
  ({
    user: { id, email: `${id}@station.example`, name: id, customer: "Station", language: null },
    role: "User",
    access: [],
    markets: ["tv-501", "tv-803"],
    verticals: ["automotive"],
    ...change,
  }) as Session;

async function answered(address: string): Promise<string | null> {
  return (await recallKept(address))?.response.text() ?? null;
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-27T08:00:00Z") });
  vi.stubGlobal("caches", fakeCaches());
  setCurrentUser(ANNA);
});

afterEach(() => {
  clearCurrentUser();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("what was answered is shown again to the same person, with the time at which it was read", async () => {
  const cache = await openKept(sessionOf("anna"), ANNA, 7);
  await keepIn(cache, "/markets", "[1]", 7);
  vi.advanceTimersByTime(3_600_000);
  expect((await recallKept("/markets"))?.readAt).toBe("2026-11-27T08:00:00.000Z");
  expect(await answered("/markets")).toBe("[1]");
  expect(await answered("/session")).toBeNull();
  expect(await keptPerson()).toEqual(ANNA);
});

test.each<[string, Session]>([
  ["another person", sessionOf("ben")],
  ["a market less", sessionOf("anna", { markets: ["tv-501"] })],
  ["a vertical less", sessionOf("anna", { verticals: [] })],
  ["another role", sessionOf("anna", { role: "Administrator" })],
])("%s leaves nothing of what was kept before", async (_, session) => {
  await keepIn(await openKept(sessionOf("anna"), ANNA, 7), "/markets", "[1]", 7);
  await openKept(session, ANNA, 7);
  expect(await answered("/markets")).toBeNull();
  expect(await caches.keys()).toHaveLength(1);
});

test("the order in which rights are told makes no other person", async () => {
  await keepIn(await openKept(sessionOf("anna"), ANNA, 7), "/markets", "[1]", 7);
  await openKept(sessionOf("anna", { markets: ["tv-803", "tv-501"] }), ANNA, 7);
  expect(await answered("/markets")).toBe("[1]");
});

test("nobody is shown what another account has kept, though it lies there still", async () => {
  await keepIn(await openKept(sessionOf("anna"), ANNA, 7), "/markets", "[1]", 7);
  setCurrentUser(BEN);
  expect(await answered("/markets")).toBeNull();
});

test("after so many days nothing is shown, and nobody let in", async () => {
  await keepIn(await openKept(sessionOf("anna"), ANNA, 7), "/markets", "[1]", 7);
  vi.setSystemTime("2026-12-04T07:59:59Z");
  expect(await answered("/markets")).toBe("[1]");
  vi.setSystemTime("2026-12-04T08:00:00Z");
  expect(await answered("/markets")).toBeNull();
  expect(await keptPerson()).toBeNull();
  expect(await caches.keys()).toEqual([]);
});

test("a clock that is put back makes nothing younger", async () => {
  await keepIn(await openKept(sessionOf("anna"), ANNA, 7), "/markets", "[1]", 7);
  vi.setSystemTime("2026-11-26T08:00:00Z");
  expect(await answered("/markets")).toBeNull();
});

test("of very many answers the oldest go, and whose they are stays", async () => {
  const cache = await openKept(sessionOf("anna"), ANNA, 7);
  for (let at = 0; at < 160; at++) {
    vi.advanceTimersByTime(1_000);
    await keepIn(cache, `/markets/${at}`, "[]", 7);
  }
  await tidyKept(cache);
  expect(await answered("/markets/9")).toBeNull();
  expect(await answered("/markets/10")).toBe("[]");
  expect(await keptPerson()).toEqual(ANNA);
});

test("whoever leaves, leaves nothing, and other caches stay", async () => {
  await caches.open("spotmarket-app");
  await keepIn(await openKept(sessionOf("anna"), ANNA, 7), "/markets", "[1]", 7);
  await forgetKept();
  expect(await caches.keys()).toEqual(["spotmarket-app"]);
});

test("a browser without caches keeps nothing and says so", async () => {
  vi.stubGlobal("caches", undefined);
  expect(await recallKept("/markets")).toBeNull();
  expect(await keptPerson()).toBeNull();
  await forgetKept();
});
