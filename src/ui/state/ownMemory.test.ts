import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { recentScreens, rememberScreen } from "../recent/recentScreens.ts";
import { clearCurrentUser, setCurrentUser } from "../session/sessionState.ts";
import { lastMarket, rememberMarket } from "./lastMarket.ts";
import { forgetOwn } from "./ownMemory.ts";

const user = (name: string) => ({
  homeAccountId: `${name}.tid`,
  localAccountId: name,
  username: name,
  tenantId: "tid",
});
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  setCurrentUser(user("anna"));
});
afterEach(() => {
  clearCurrentUser();
  vi.unstubAllGlobals();
});

test("where somebody was opens again for her, and for nobody else at the same desk", () => {
  rememberMarket("tv-501");
  rememberScreen({ path: "/vertical/1?market=tv-501", market: "tv-501", at: "2026-01-01T00:00:00Z" });
  expect([lastMarket(), recentScreens()]).toEqual(["tv-501", [expect.objectContaining({ market: "tv-501" })]]);
  setCurrentUser(user("ben"));
  expect([lastMarket(), recentScreens()]).toEqual([null, []]);
  setCurrentUser(user("anna"));
  expect(lastMarket()).toBe("tv-501");
});

test("after signing out the browser holds none of it", () => {
  rememberMarket("tv-501");
  rememberScreen({ path: "/vertical/1?market=tv-501", market: "tv-501", at: "2026-01-01T00:00:00Z" });
  forgetOwn();
  expect([...kept.keys()]).toEqual([]);
});

test("what stood there before it had an owner belongs to nobody", () => {
  kept.set("spotmarket-last-market", JSON.stringify("tv-501"));
  kept.set("spotmarket-recent-screens", "[broken");
  expect([lastMarket(), recentScreens()]).toEqual([null, []]);
});
