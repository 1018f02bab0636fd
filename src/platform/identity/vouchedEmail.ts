import type { JWTPayload } from "jose";

/** Entra says with `xms_edov` that the owner of the address's domain is the account's tenant, in one of these forms. */
const EDOV_PROOFS: readonly unknown[] = [true, 1, "1"];

/**
 * The e-mail address in a token, in small letters, where the provider vouches for it; else null. Names such as
 * `preferred_username` and an address without a proof can be chosen by whoever runs a tenant, and prove nothing.
 */
export function vouchedEmail({ email, email_verified: verified, xms_edov: edov }: JWTPayload): string | null {
  if (typeof email !== "string" || !email.includes("@")) return null;
  return verified === true || EDOV_PROOFS.includes(edov) ? email.trim().toLowerCase() : null;
}
