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

/** Whom the identity provider has recognised; every text is empty while nobody is signed in. */
export interface CurrentUser {
  readonly homeAccountId: string;
  readonly localAccountId: string;
  readonly username: string;
  readonly tenantId: string;
}

const NOBODY: CurrentUser = { homeAccountId: "", localAccountId: "", username: "", tenantId: "" };

interface SessionState {
  readonly status: InteractionStatus;
  readonly isLogin: boolean;
  readonly currentUser: CurrentUser;
  /** The provider's window: a person may close it without a word, and then the sign-in is not to be waited for. */
  readonly providerWindow: "none" | "open" | "closed";
  /** The API or the provider no longer takes our token; the person must sign in once more. */
  readonly expired: boolean;
  /** The code of a sign-in that failed; null when none did. */
  readonly failure: string | null;
}

/** Whether someone is signed in. Never stored: tokens stay in the sign-in library's session storage. */
export const useSessionState = create<SessionState>()(() => ({
  status: "startup",
  isLogin: false,
  currentUser: NOBODY,
  providerWindow: "none",
  expired: false,
  failure: null,
}));

/** Stores who is signed in, which is what makes the app count as signed in. */
export function setCurrentUser({ homeAccountId, localAccountId, username, tenantId }: CurrentUser): void {
  const currentUser = { homeAccountId, localAccountId, username, tenantId };
  useSessionState.setState({ currentUser, isLogin: true, expired: false, failure: null });
}

/** Nobody is signed in any more. */
export function clearCurrentUser(): void {
  useSessionState.setState({ currentUser: NOBODY, isLogin: false, expired: false });
}
