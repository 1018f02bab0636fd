/** Told to the other tabs of this browser when someone signs out in one of them. */
interface SignedOut {
  /** The account that has left; a tab of another account stays. */
  readonly homeAccountId: string;
}

let channel: BroadcastChannel | null = null;

function open(): BroadcastChannel {
  channel ??= new BroadcastChannel("spotmarket-sign-out");
  return channel;
}

export function tellSignOut(homeAccountId: string): void {
  const message: SignedOut = { homeAccountId };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, which reaches this origin alone
  open().postMessage(message);
}

/** Calls `heard` with the account that has signed out in another tab. */
export function onSignOutElsewhere(heard: (homeAccountId: string) => void): void {
  open().addEventListener("message", ({ data }: MessageEvent<SignedOut>) => heard(data.homeAccountId));
}
