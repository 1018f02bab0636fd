import { expect, test } from "vitest";
import { checkStoreVersion, embeddedFault } from "./starting/openStore.ts";
import { isPlainFailure } from "./starting/startFailure.ts";

test("a PostgreSQL that is too old stops the start with what to do, a current one does not", () => {
  for (const version of ["15.0", "16.10 (Debian 16.10-1)", "18.6"]) checkStoreVersion(version);
  let fault: unknown = null;
  try {
    checkStoreVersion("13.21 (Ubuntu 13.21-0)");
  } catch (reason) {
    fault = reason;
  }
  expect(isPlainFailure(fault)).toBe(true);
  expect(String(fault)).toContain(
    "The PostgreSQL is version 13.21 (Ubuntu 13.21-0); 15 or later is needed. Upgrade it",
  );
});

test("an embedded store that cannot be opened stops the start with what to do; a bug stays a bug", () => {
  const fault = embeddedFault(new Error("PGlite failed to initialize properly"), "/srv/data");
  expect(isPlainFailure(fault)).toBe(true);
  expect(String(fault)).toContain("The embedded store in /srv/data cannot be opened");
  expect(String(fault)).toContain("free some space and start again");
  const bug = new TypeError("undefined is not a function");
  expect(embeddedFault(bug, "/srv/data")).toBe(bug);
});
