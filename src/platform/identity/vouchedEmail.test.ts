import { expect, test } from "vitest";
import { vouchedEmail } from "./vouchedEmail.ts";

test.each<Record<string, unknown>>([{ email_verified: true }, { xms_edov: true }, { xms_edov: 1 }, { xms_edov: "1" }])(
  "an address with the proof %j is vouched for",
  (proof) => {
    expect(vouchedEmail({ email: "Anna@Station.Example ", ...proof })).toBe("anna@station.example");
  },
);

test.each<Record<string, unknown>>([
  {},
  { email_verified: "true" },
  { email_verified: 1 },
  { email_verified: false, xms_edov: false },
  { xms_edov: "0" },
  { xms_edov: [true] },
])("an address with %j is nobody's until proven", (proof) => {
  expect(vouchedEmail({ email: "anna@station.example", ...proof })).toBeNull();
});

test.each<Record<string, unknown>>([
  { preferred_username: "anna@station.example" },
  { upn: "anna@station.example" },
  { email: ["anna@station.example"] },
  { email: "anna" },
])("%j holds no address", (claims) => {
  expect(vouchedEmail({ email_verified: true, xms_edov: true, ...claims })).toBeNull();
});
