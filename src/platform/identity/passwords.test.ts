import { expect, test } from "vitest";
import { checkPassword, hashPassword, verifyPassword } from "./passwords.ts";

test("a password fits its own hash and no other does", async () => {
  const hash = await hashPassword("correct horse battery");
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword("correct horse battery", hash)).toBe(true);
  expect(await verifyPassword("correct horse batterz", hash)).toBe(false);
  expect(await hashPassword("correct horse battery")).not.toBe(hash);
});

test("a hash made with other parameters is still understood", async () => {
  const weaker = "$argon2id$v=19$m=64,t=1,p=1$c29tZXNhbHQxMjM0NTY3OA$";
  const { argon2Sync } = await import("node:crypto");
  const nonce = Buffer.from("c29tZXNhbHQxMjM0NTY3OA", "base64url");
  const tag = argon2Sync("argon2id", {
    message: "secret words",
    nonce,
    memory: 64,
    passes: 1,
    parallelism: 1,
    tagLength: 32,
  });
  expect(await verifyPassword("secret words", weaker + tag.toString("base64url"))).toBe(true);
});

test.each(["", "none", "$2b$10$abc", "$argon2id$v=19$m=19456,t=2,p=1$AAAA$"])(
  "no password fits the hash %j",
  async (hash) => {
    expect(await verifyPassword("", hash)).toBe(false);
  },
);

test("a flood of checks is refused instead of queued without end", async () => {
  const hash = await hashPassword("correct horse battery");
  const checks = await Promise.allSettled(Array.from({ length: 60 }, () => verifyPassword("guess", hash)));
  const refused = checks.filter(({ status }) => status === "rejected");
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(30);
  expect(await verifyPassword("correct horse battery", hash)).toBe(true);
});

test("a password needs eight characters, and none that everybody tries first", () => {
  expect(() => checkPassword("kJ8#vq2")).toThrow("8 to 1000 characters");
  expect(() => checkPassword("Password1")).toThrow("too easy to guess");
  expect(() => checkPassword("kJ8#vq2L")).not.toThrow();
});

test("a password is one whatever keyboard writes it", async () => {
  const hash = await hashPassword("Gr\u00fc\u00dfe aus K\u00f6ln");
  expect(await verifyPassword("Gru\u0308\u00dfe aus Ko\u0308ln", hash)).toBe(true);
});
