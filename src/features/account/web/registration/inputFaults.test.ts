import { expect, test } from "vitest";
import { accessRequestBody } from "#features/access-requests/contract.ts";
import { inputFaults } from "./inputFaults.ts";

const fine = { name: "Nell", email: "nell@example.com", organization: "WNEW", message: "", language: "en-US" };
const faults = (values: object) => inputFaults(accessRequestBody, { ...fine, ...values });

test("what may be sent has no faults", () => {
  expect(faults({})).toEqual({});
});

test.each([
  [{ name: "  " }, { name: "empty" }],
  [{ email: "" }, { email: "empty" }],
  [{ email: "nell@" }, { email: "email" }],
  [{ organization: "x".repeat(121) }, { organization: "long" }],
  [{ name: "Nell\u202e" }, { name: "characters" }],
  [
    { message: "x".repeat(2_001), name: "" },
    { message: "long", name: "empty" },
  ],
])("%j has the faults %j", (values, found) => {
  expect(faults(values)).toEqual(found);
});
