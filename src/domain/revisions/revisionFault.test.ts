import { expect, test } from "vitest";
import { readRevisionFault, REVISION_FAULT_CODES, REVISION_FAULTS, revisionFault } from "./revisionFault.ts";

const VALUES = {
  market: "tv-501",
  medium: "radioOta",
  part: "core",
  why: "it has 3 bytes instead of 4",
  amount: "-1.5",
};

test("every sentence that is kept with a revision leads back to its fault and its values", () => {
  for (const code of REVISION_FAULT_CODES) {
    const named = [...REVISION_FAULTS[code].matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name);
    const values = Object.fromEntries(named.map((name) => [name, { ...VALUES }[name] ?? "7"]));
    const message = revisionFault(code, values);
    expect(readRevisionFault(message)).toEqual({ code, values, message });
  }
});

test("a sentence of another version stays as it is", () => {
  expect(readRevisionFault("All is lost.")).toEqual({ code: null, values: {}, message: "All is lost." });
});

test("a sentence that was kept in earlier words leads to the same fault", () => {
  expect(readRevisionFault("mobile is sold by pigeons, which is no platform.")).toMatchObject({
    code: "platform-unknown",
    values: { medium: "mobile", platform: "pigeons" },
  });
});
