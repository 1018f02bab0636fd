import { expect, test } from "vitest";
import { checkStoreVersion } from "./openStore.ts";
import { isPlainFailure } from "./startFailure.ts";

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
