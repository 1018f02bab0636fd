import { expect, test } from "vitest";
import { openSecret, sealSecret } from "./sealing.ts";

const KEY = "a key that is long enough to be one";

test("a sealed secret opens with its key for its purpose, and no two seals are alike", () => {
  const sealed = sealSecret(KEY, "customer 1", "token-ü");
  expect(openSecret(KEY, "customer 1", sealed)).toBe("token-ü");
  expect(sealed.includes("token")).toBe(false);
  expect(sealSecret(KEY, "customer 1", "token-ü").equals(sealed)).toBe(false);
});

test("it opens with no other key, for no other organization, and not once it was altered", () => {
  const sealed = sealSecret(KEY, "customer 1", "token");
  const altered = Buffer.from(sealed);
  altered[altered.length - 1] = (altered.at(-1) ?? 0) ^ 1;
  expect(() => openSecret(`${KEY}!`, "customer 1", sealed)).toThrow();
  expect(() => openSecret(KEY, "customer 2", sealed)).toThrow();
  expect(() => openSecret(KEY, "customer 1", altered)).toThrow();
});
