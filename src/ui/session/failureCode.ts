/** What can go wrong with a sign-in, as far as a person can do something about it. */
export type SignInFailure =
  | "popup-blocked"
  | "cancelled"
  | "provider-silent"
  | "storage-blocked"
  | "insecure"
  | "consent-missing"
  | "more-proof"
  | "account-off"
  | "not-let-in"
  | "refused"
  | "failed";

const KINDS: Readonly<Record<string, SignInFailure>> = {
  popup_window_error: "popup-blocked",
  empty_window_error: "popup-blocked",
  user_cancelled: "cancelled",
  consent_required: "consent-missing",
  interaction_required: "more-proof",
  access_denied: "refused",
  timed_out: "provider-silent",
  provider_silent: "provider-silent",
  network_error: "provider-silent",
  endpoints_resolution_error: "provider-silent",
  openid_config_error: "provider-silent",
  no_network_connectivity: "provider-silent",
  temporarily_unavailable: "provider-silent",
  server_error: "provider-silent",
  storage_blocked: "storage-blocked",
  crypto_nonexistent: "insecure",
  // https://learn.microsoft.com/entra/identity-platform/reference-error-codes
  AADSTS65001: "consent-missing",
  AADSTS90094: "consent-missing",
  AADSTS50057: "account-off",
  // Not among those assigned to the application; kept out by a rule of conditional access.
  AADSTS50105: "not-let-in",
  AADSTS53003: "not-let-in",
};

/**
 * The code of whatever was thrown, as the library or the provider gives it. Entra tells the cause by a number within a sentence, beside a
 * code that only says that it refuses.
 */
export function failureCode(reason: unknown): string {
  const number = reason instanceof Error ? /\bAADSTS\d+/.exec(reason.message)?.[0] : undefined;
  if (number !== undefined && number in KINDS) return number;
  if (reason instanceof Error && "errorCode" in reason) return String(reason.errorCode);
  return reason instanceof Error ? reason.message : String(reason);
}

export function failureKind(code: string): SignInFailure {
  return KINDS[code] ?? "failed";
}
