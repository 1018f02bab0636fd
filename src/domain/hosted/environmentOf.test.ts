import { expect, test } from "vitest";
import { environmentOf } from "./environmentOf.ts";

test.each([
  "localhost",
  "LOCALHOST",
  "app.localhost",
  "127.0.0.1",
  "::1",
  "[::1]",
  "dev.example.com",
  "market-dev.example.com",
  "staging.example.com",
  "adev.example",
  "devon-media.example",
])("%s is development", (host) => {
  expect(environmentOf(host)).toBe("development");
});

test.each(["market.example.com", "127.0.0.2", "10.0.0.7", "stage.example.com", "example.com", ""])(
  "%j is production",
  (host) => {
    expect(environmentOf(host)).toBe("production");
  },
);
