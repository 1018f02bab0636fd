import { expect, test } from "vitest";
import { proxyHere, readTrustedProxies } from "./trustedProxies.ts";

const trusts = (text: string, address: string, hop = 0) => readTrustedProxies(text)?.(address, hop);

test("proxies are named by address, by network or by what networks are called", () => {
  expect(trusts("10.1.2.3", "10.1.2.3")).toBe(true);
  expect(trusts("10.1.2.3", "::ffff:10.1.2.3")).toBe(true);
  expect(trusts("10.1.2.3", "10.1.2.4")).toBe(false);
  expect(trusts("10.1.0.0/16, 2001:db8::/32", "10.1.9.9", 3)).toBe(true);
  expect(trusts("10.1.0.0/16, 2001:db8::/32", "2001:db8::7")).toBe(true);
  expect(trusts("loopback,192.0.2.7", "::1")).toBe(true);
  expect(trusts("loopback,192.0.2.7", "10.1.2.3")).toBe(false);
  expect(trusts("uniquelocal", "172.18.0.2")).toBe(true);
  expect(trusts("uniquelocal", "not an address")).toBe(false);
});

test("or by how many stand between the product and whoever asks", () => {
  expect([trusts("1", "203.0.113.7", 0), trusts("1", "203.0.113.7", 1)]).toEqual([true, false]);
  expect([trusts("2", "203.0.113.7", 1), trusts("2", "203.0.113.7", 2)]).toEqual([true, false]);
  expect(trusts("0", "127.0.0.1", 0)).toBe(false);
});

test("where nobody says, one proxy on this machine is believed, and nobody whom it names", () => {
  const here = proxyHere();
  expect([here("127.0.0.1", 0), here("::ffff:127.0.0.1", 0), here("::1", 0)]).toEqual([true, true, true]);
  expect([here("127.0.0.1", 1), here("10.1.2.3", 0), here("172.18.0.2", 0)]).toEqual([false, false, false]);
});

test.each([
  "proxy.example.com",
  "10.1.2.3/33",
  "10.1.2.3/0",
  "::/0",
  "10.1.2",
  "11",
  "-1",
  "1.5",
  "10.1.2.3,",
  "10.0.0.0/8/8",
])("%s names no proxy", (text) => expect(readTrustedProxies(text)).toBeUndefined());
