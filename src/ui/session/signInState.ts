/** What goes to the provider and comes back with its answer: which provider it is and where the person wanted to go. */
export interface SignInState {
  readonly provider: string;
  readonly startPath: string;
}

export function writeSignInState({ provider, startPath }: SignInState): string {
  return `${provider} ${startPath}`;
}

/** Our part of the `state` in an address that a provider's answer came to; null without one. */
export function readSignInState({ hash, search }: Pick<Location, "hash" | "search">): SignInState | null {
  const state = new URLSearchParams(hash.slice(1)).get("state") ?? new URLSearchParams(search).get("state");
  // The library puts its own part before the bar.
  const own = state?.split("|").slice(1).join("|");
  const [, provider, startPath] = /^(\w+) (.*)$/.exec(own ?? "") ?? [];
  return provider !== undefined && startPath !== undefined ? { provider, startPath } : null;
}
