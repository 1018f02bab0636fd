import { create } from "zustand";

/** What the sign-in is busy with; `login` and `ssoSilent` are ours, the library no longer tells them apart. */
export type InteractionStatus =
  | "startup"
  | "none"
  | "login"
  | "ssoSilent"
  | "acquireToken"
  | "handleRedirect"
  | "logout";

interface SessionState {
  readonly status: InteractionStatus;
  readonly isLogin: boolean;
  /** The API or the provider no longer takes our token; the person must sign in once more. */
  readonly expired: boolean;
  /** The code of a sign-in that failed; null when none did. */
  readonly failure: string | null;
}

/** Whether someone is signed in. Never stored: tokens stay in the sign-in library's session storage. */
export const useSessionState = create<SessionState>()(() => ({
  status: "startup",
  isLogin: false,
  expired: false,
  failure: null,
}));

/** Shows a status while work is under way, and `none` after it. */
export async function withStatus<T>(status: InteractionStatus, work: () => Promise<T>): Promise<T> {
  useSessionState.setState({ status });
  try {
    return await work();
  } finally {
    useSessionState.setState({ status: "none" });
  }
}
