/** What can go wrong with a sign-in, as far as a person can do something about it. */
export type SignInFailure =
  | "popup-blocked"
  | "cancelled"
  | "provider-silent"
  | "storage-blocked"
  | "insecure"
  | "refused"
  | "failed";

const KINDS: Readonly<Record<string, SignInFailure>> = {
  popup_window_error: "popup-blocked",
  empty_window_error: "popup-blocked",
  user_cancelled: "cancelled",
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
};

/** The code of whatever was thrown, as the library or the provider gives it. */
export function failureCode(reason: unknown): string {
  if (reason instanceof Error && "errorCode" in reason) return String(reason.errorCode);
  return reason instanceof Error ? reason.message : String(reason);
}

export function failureKind(code: string): SignInFailure {
  return KINDS[code] ?? "failed";
}
