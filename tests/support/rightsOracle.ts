/**
 * Who may do what, written down a second time from the requirements (D1, D2, D5) and from nothing in the product: roles, flags,
 * markets, verticals, contracts, keys and looking as somebody else. It knows an endpoint by what its contract declares.
 */

export interface Asked {
  readonly method: string;
  readonly allow:
    | "anyone"
    | "identified"
    | "signedIn"
    | { readonly role?: string; readonly access?: readonly string[] };
  readonly personal: boolean;
  /** The flag that the market's medium asks for, where the contract says that it does. */
  readonly medium: string | null;
  /** Market and vertical that the address names, where the contract says that it names one; null names none. */
  readonly market: string | null;
  readonly vertical: string | null;
}

export interface Asking {
  /** What the request brings: nothing, a person's token, a key, or a token of which nobody is known. */
  readonly pass: "nothing" | "nonsense" | "token" | "unknownPerson" | "key" | "deadKey";
  readonly scopes: readonly string[];
  readonly viewing: "no" | "yes" | "deadGrant";
  readonly state: "active" | "disabled" | "suspended" | "ended" | "notBegun";
  readonly role: "Administrator" | "Subscriber";
  readonly flags: readonly string[];
  /** null is every one. */
  readonly markets: readonly string[] | null;
  readonly verticals: readonly string[] | null;
}

/** The code of the refusal that must come, or "in" where the request is let through to its handler. */
export function expectedOutcome(asked: Asked, asking: Asking): string {
  if (asked.allow === "anyone") return "in";
  if (asking.pass === "nothing") return "sign-in-required";
  if (asking.pass === "nonsense") return "token-rejected";
  if (asked.allow === "identified") return asIdentified(asked, asking);
  if (asking.pass === "deadKey") return "token-rejected";
  if (asking.pass === "unknownPerson") return "user-unknown";
  if (asking.viewing === "deadGrant") return asking.pass === "key" ? "person-required" : "view-as-ended";
  if (asking.state === "disabled") return "user-disabled";
  if (asking.state !== "active" && asking.role === "Subscriber") return "subscription-ended";
  return asPerson(asked, asking) ?? asSent(asked, asking) ?? byWhatIsNamed(asked, asking) ?? "in";
}

function asIdentified({ personal }: Asked, { pass, viewing }: Asking): string {
  if (pass === "key" || pass === "deadKey") return "token-rejected";
  return personal && viewing !== "no" ? "person-required" : "in";
}

function asPerson({ allow }: Asked, { role, flags }: Asking): string | null {
  if (role === "Administrator" || typeof allow === "string") return null;
  if (allow.role !== undefined) return "role-required";
  return flags.some((flag) => allow.access?.includes(flag)) ? null : "access-required";
}

function asSent({ allow, method, personal }: Asked, { pass, scopes, viewing }: Asking): string | null {
  if (personal && (pass === "key" || viewing === "yes")) return "person-required";
  if (viewing === "yes" && method !== "GET") return "view-as-read-only";
  if (pass !== "key") return null;
  const missing =
    !scopes.includes(method === "GET" ? "read" : "write") ||
    (typeof allow === "object" && allow.role !== undefined && !scopes.includes("administration"));
  return missing ? "key-scope-required" : null;
}

function byWhatIsNamed(
  { market, medium, vertical }: Asked,
  { role, flags, markets, verticals }: Asking,
): string | null {
  if (role === "Administrator") return null;
  if (medium !== null && !flags.includes(medium)) return "access-required";
  if (market !== null && market !== "nation" && markets !== null && !markets.includes(market))
    return "market-not-entitled";
  if (vertical !== null && verticals !== null && !verticals.includes(vertical)) return "vertical-not-entitled";
  return null;
}
