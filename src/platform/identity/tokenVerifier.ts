import { hash } from "node:crypto";
import { decodeJwt, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from "jose";
import type { KeyScope } from "#domain/access/keyScopes.ts";
import { Failure } from "#domain/failure.ts";
import type { Identity } from "./identity.ts";
import { vouchedEmail } from "./vouchedEmail.ts";

/** An identity provider whose access tokens the API takes. */
export interface Authority {
  /** The issuer its tokens carry; `{tenantid}` stands for the token's tenant. */
  readonly issuer: string;
  /** `local`: accounts of the product itself. `cloud`: organisations and people of a provider outside. */
  readonly kind: "local" | "cloud";
  /** The only tenant it speaks for; null for a multi-tenant authority. */
  readonly tenant: string | null;
  readonly audience: readonly string[];
  readonly scope: string;
  /** Whether a token says by its scopes what it may do of all that its person may, as those of assistants do. */
  readonly scoped?: true;
  readonly keys: JWTVerifyGetKey;
  /** The issuer under which its people are linked to persons. */
  readonly linkedIssuer: (tenant: string) => string;
}

export interface VerifiedToken {
  readonly identity: Identity;
  /** The organisation at the cloud provider that the account belongs to; null for local accounts. */
  readonly tenant: string | null;
  /** An address that the cloud provider has proven to be the account's, in small letters; null without such a proof. */
  readonly vouchedEmail: string | null;
  /**
   * The sign-in it belongs to: the grant of the local provider, the session of a cloud provider, or the token by itself where that names none.
   * Empty for a local one that names none, which nothing opens.
   */
  readonly signIn: string;
  /** What it may do of all that its person may; null for all of it. */
  readonly scopes: readonly KeyScope[] | null;
  /** When it was made, in milliseconds since 1970; 0 where it does not say. */
  readonly issuedAt: number;
  /** When the person last proved who she is, in milliseconds since 1970; null where the provider does not say. */
  readonly provenAt: number | null;
  /** When it has to be verified again, in milliseconds since 1970: its end, or earlier, because keys may be withdrawn. */
  readonly expiresAt: number;
}

/** Clocks of provider and API may differ by this much. */
const TOLERANCE_SECONDS = 60;
/** So long a verification holds; a key that has leaked and was withdrawn opens nothing after this time. */
const VERIFIED_MS = 60_000;
/** Entra's longest access tokens live 28 hours; whoever signs longer ones is not one of ours. */
const LONGEST_LIFE_SECONDS = 48 * 3_600;
const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Only asymmetric signatures: with HS256 a public key would do as the secret. */
const ALGORITHMS = ["RS256"];
/** What a token can be scoped to: administration is for keys and people. */
const SCOPED = ["read", "write"] as const satisfies readonly KeyScope[];

/**
 * Verifies an access token: signature, issuer tied to its tenant, audience, times and scope. An ID token lacks the scope.
 *
 * @throws Failure `token-rejected`, or `identity-provider-unreachable` when the keys cannot be had
 */
export async function verifyToken(authorities: readonly Authority[], token: string): Promise<VerifiedToken> {
  try {
    const authority = findAuthority(authorities, decodeJwt(token));
    const { payload } = await jwtVerify(token, authority.keys, {
      algorithms: ALGORITHMS,
      audience: [...authority.audience],
      clockTolerance: TOLERANCE_SECONDS,
      requiredClaims: ["exp", "iss", "tid", "oid"],
    });
    const { tid, oid, iat = 0, sid, auth_time: provenAt } = payload;
    if (!scopesOf(payload).includes(authority.scope)) throw rejected("It is not an access token for this API.");
    if (typeof oid !== "string" || oid === "") throw rejected("It names no user.");
    const end = (payload.exp ?? 0) + TOLERANCE_SECONDS;
    if (end > Date.now() / 1_000 + LONGEST_LIFE_SECONDS) throw rejected("It would live too long.");
    const cloud = authority.kind === "cloud";
    const granted = scopesOf(payload);
    const session = typeof sid === "string" ? sid : "";
    return {
      identity: { issuer: authority.linkedIssuer(String(tid)), subject: oid },
      tenant: cloud ? String(tid) : null,
      vouchedEmail: cloud ? vouchedEmail(payload) : null,
      signIn: cloud ? hash("sha256", session ? `${String(tid)} ${session}` : token, "base64url") : session,
      scopes: authority.scoped ? SCOPED.filter((scope) => granted.includes(scope)) : null,
      issuedAt: iat * 1_000,
      provenAt: typeof provenAt === "number" ? provenAt * 1_000 : null,
      expiresAt: Math.min(end * 1_000, Date.now() + VERIFIED_MS),
    };
  } catch (reason) {
    if (reason instanceof errors.JWTExpired) throw rejected(EXPIRED);
    if (reason instanceof errors.JWKSTimeout || reason instanceof errors.JWKSInvalid) throw unreachable();
    if (reason instanceof errors.JOSEError) throw rejected("Its signature or its claims are not valid.");
    throw reason;
  }
}

/** The authority that the token claims to come from. The claim is proven by that authority's signature afterwards. */
function findAuthority(authorities: readonly Authority[], claims: JWTPayload): Authority {
  const tenant = claims["tid"];
  if (typeof tenant !== "string" || !GUID.test(tenant)) throw rejected("It names no tenant.");
  const authority = authorities.find((known) => speaksFor(known, tenant) && issuerOf(known, tenant) === claims.iss);
  if (!authority) throw rejected("It comes from another issuer.");
  return authority;
}

function speaksFor(authority: Authority, tenant: string): boolean {
  return authority.tenant === null || authority.tenant === tenant;
}

/** The issuer that this tenant's tokens carry. */
export function issuerOf({ issuer }: Pick<Authority, "issuer">, tenant: string): string {
  return issuer.replaceAll("{tenantid}", tenant);
}

function scopesOf(claims: JWTPayload): string[] {
  return typeof claims["scp"] === "string" ? claims["scp"].split(" ") : [];
}

const EXPIRED = "It has expired.";

/** A token of a sign-in that has ended: by signing out, a new password, or the account being closed. */
export function signInEnded(): Failure {
  return rejected(ENDED);
}

const ENDED = "Its sign-in has ended.";

/** Whether a token was refused that was good once: nobody made it up. */
export function wasGoodOnce({ code, message }: Failure): boolean {
  return code === "token-rejected" && [EXPIRED, ENDED].some((why) => message === rejected(why).message);
}

function rejected(why: string): Failure {
  return new Failure("token-rejected", `The access token was not accepted. ${why} Sign in again.`);
}

export function unreachable(): Failure {
  return new Failure(
    "identity-provider-unreachable",
    "The identity provider cannot be reached. Try again in a moment.",
  );
}
