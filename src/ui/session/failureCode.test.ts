import { expect, test } from "vitest";
import { failureCode, failureKind } from "./failureCode.ts";

test.each([
  [Object.assign(new Error("no"), { errorCode: "popup_window_error" }), "popup_window_error", "popup-blocked"],
  [
    Object.assign(new Error("no"), { errorCode: "endpoints_resolution_error" }),
    "endpoints_resolution_error",
    "provider-silent",
  ],
  [new Error("state_not_found"), "state_not_found", "failed"],
  ["odd", "odd", "failed"],
] as const)("%s is told as %s, which is %s", (reason, code, kind) => {
  expect(failureCode(reason)).toBe(code);
  expect(failureKind(code)).toBe(kind);
});
