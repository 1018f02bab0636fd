import { expect, test } from "vitest";
import { openConnections } from "./connections.ts";
import { isOwnAddress, networkOf } from "./networkOf.ts";

const STRANGER = "203.0.113.9";

test("attack: one address opens connections without end. Expected: the next is refused, others are let in, and it comes back when one is closed", () => {
  const { enter, open } = openConnections({ most: 10, perNetwork: 2, speaksForMany: isOwnAddress });
  const first = enter(STRANGER);
  expect([typeof first, typeof enter(`::ffff:${STRANGER}`), enter(STRANGER)]).toEqual([
    "function",
    "function",
    "network-full",
  ]);
  expect(typeof enter("203.0.113.10")).toBe("function");
  expect(open()).toBe(3);
  if (typeof first === "function") first();
  expect([typeof enter(STRANGER), enter(STRANGER), open()]).toEqual(["function", "network-full", 3]);
});

test("attack: one network of IPv6 changes its address with each connection. Expected: it is one network", () => {
  const { enter } = openConnections({ most: 10, perNetwork: 1, speaksForMany: isOwnAddress });
  expect([typeof enter("2001:db8:1:2::1"), enter("2001:db8:1:2:ffff::9")]).toEqual(["function", "network-full"]);
  expect(typeof enter("2001:db8:1:3::1")).toBe("function");
  expect(networkOf("2001:DB8::7")).toBe("2001:db8:0:0::/64");
});

test("a proxy of ours speaks for everybody: its connections are limited by the total alone", () => {
  const { enter } = openConnections({ most: 3, perNetwork: 1, speaksForMany: isOwnAddress });
  expect(["127.0.0.1", "::1", "::ffff:10.1.2.3"].map((address) => typeof enter(address))).toEqual(
    Array.from({ length: 3 }, () => "function"),
  );
  expect(enter("127.0.0.1")).toBe("full");
  expect([isOwnAddress("fd00::1"), isOwnAddress("172.32.0.1"), isOwnAddress("fe80::1")]).toEqual([true, false, true]);
});

test("an operator who sets no limits refuses nobody, and nothing is counted of those who left", () => {
  const { enter, open } = openConnections({ most: 0, perNetwork: 0, speaksForMany: isOwnAddress });
  const leaving = Array.from({ length: 1_000 }, () => enter(STRANGER));
  for (const leave of leaving) if (typeof leave === "function") leave();
  expect(open()).toBe(0);
});
