import { expect, test } from "vitest";
import { type MissingRight, readMissing, writeMissing } from "./missingRight.ts";

test.each<[string, MissingRight]>([
  ["role:Administrator", { role: "Administrator" }],
  ["role:Subscriber", { role: "Subscriber" }],
  ["tv", { access: ["tv"] }],
  ["tv,radio", { access: ["tv", "radio"] }],
])("%s stands in an address for the right that is missing", (text, missing) => {
  expect(writeMissing(missing)).toBe(text);
  expect(readMissing(text)).toEqual(missing);
});

test.each([null, "", ",", "role:", "role:Owner", "admin", "tv,", "tv,tv", "tv,everything", "<b>tv</b>", "__proto__"])(
  "%j names no right, so nothing is claimed about it",
  (text) => {
    expect(readMissing(text)).toBeNull();
  },
);
