import type { SignInPlace } from "./readHealth.ts";

const PATIENCE_MS = 3_000;
/** A page that refreshes itself must not call at the provider's door each time. */
const REMEMBER_MS = 60_000;

/** Asks where an outside provider says of itself how to sign in there. Our own is part of this process and answers when it does. */
export function askProviders(): (place: SignInPlace) => Promise<number | null> {
  const known = new Map<string, { readonly at: number; readonly answer: Promise<number | null> }>();
  return ({ kind, authority }) => {
    if (kind === "local") return Promise.resolve(0);
    const last = known.get(authority);
    if (last && performance.now() - last.at < REMEMBER_MS) return last.answer;
    const answer = ask(`${authority.replace(/\/+$/, "")}/v2.0/.well-known/openid-configuration`);
    known.set(authority, { at: performance.now(), answer });
    return answer;
  };
}

async function ask(address: string): Promise<number | null> {
  const begun = performance.now();
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: "error" });
    await response.body?.cancel();
    return response.ok ? (performance.now() - begun) / 1_000 : null;
  } catch {
    return null;
  }
}
