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
  [
    refusal("access_denied", "AADSTS65001: The user has not consented to use the application."),
    "AADSTS65001",
    "consent-missing",
  ],
  [refusal("consent_required", ""), "consent_required", "consent-missing"],
  [refusal("access_denied", "AADSTS50057: The user account is disabled."), "AADSTS50057", "account-off"],
  [refusal("invalid_grant", "AADSTS50105: The user is not assigned to a role."), "AADSTS50105", "not-let-in"],
  [
    refusal("interaction_required", "AADSTS50076: Use multi-factor authentication."),
    "interaction_required",
    "more-proof",
  ],
  [refusal("access_denied", "AADSTS65004: User declined to consent."), "access_denied", "refused"],
] as const)("%s is told as %s, which is %s", (reason, code, kind) => {
  expect(failureCode(reason)).toBe(code);
  expect(failureKind(code)).toBe(kind);
});

/** As the sign-in library throws what Entra has answered. */
function refusal(errorCode: string, sentence: string): Error {
  return Object.assign(new Error(`${errorCode}: ${sentence}`), { errorCode });
}
