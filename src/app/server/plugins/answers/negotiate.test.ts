import { expect, test } from "vitest";
import { negotiate } from "./negotiate.ts";

const FORMS = ["application/json", "text/csv"] as const;
const ENCODINGS = ["br", "gzip", "identity"] as const;

test.each([
  [undefined, "application/json"],
  ["*/*", "application/json"],
  ["text/csv", "text/csv"],
  ["text/csv;q=0.5, application/json", "application/json"],
  ["TEXT/CSV; q=1, application/json;q=0.9", "text/csv"],
  ["text/*", "text/csv"],
  ["text/csv;q=0, */*", "application/json"],
  ["application/json;q=0, */*;q=0.1", "text/csv"],
  ["text/html", undefined],
  ["application/json;q=nonsense", undefined],
])("Accept: %s is answered with %s", (header, answer) => {
  expect(negotiate(header, FORMS)).toBe(answer);
});

test.each([
  ["gzip, deflate, br", "br"],
  ["gzip", "gzip"],
  ["gzip;q=1.0, br;q=0.5", "gzip"],
  ["deflate", "identity"],
  ["identity;q=0, gzip", "gzip"],
  ["identity;q=0", undefined],
  ["*;q=0", undefined],
  ["*", "br"],
])("Accept-Encoding: %s is answered with %s", (header, answer) => {
  expect(negotiate(header, ENCODINGS)).toBe(answer);
});
