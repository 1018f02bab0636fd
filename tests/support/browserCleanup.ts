import { afterAll, expect } from "vitest";
import { brokenPolicies, closeEveryone } from "./browser.ts";

/** Runs with every file of browser tests: they share one browser program, leave nothing open in it, and no page of theirs breaks its policy. */
afterAll(async () => {
  await closeEveryone();
  expect(brokenPolicies()).toEqual([]);
});
