import type { SignInProvider } from "#features/account/contract.ts";
import { loadClientConfig } from "./clientConfig.ts";
import { failureCode } from "./failureCode.ts";
import type { IdentityClient, SignInPage } from "./identityClient.ts";
import { keepsNothing } from "./keepsNothing.ts";
import { takeUpKeptInvitation } from "./keptInvitation.ts";
import { clearCurrentUser, setCurrentUser, useSessionState } from "./sessionState.ts";
import { readSignInState, writeSignInState } from "./signInState.ts";
import { onSignOutElsewhere, tellSignOut } from "./signOutChannel.ts";
import { startPathFrom } from "./startPath.ts";
import { withStatus } from "./withStatus.ts";

/** By which door someone comes in. */
export interface SignInChoice {
  /** Name of the provider; null is the one of this tab, else the usual one. */
  readonly provider: string | null;
  readonly domainHint: string | null;
  /** Whether the password is asked for though the provider knows the person; not without it. */
  readonly prove?: boolean;
}

/** The code of a sign-in that cannot be kept, or only as long as the page. */
const STORAGE_BLOCKED = "storage_blocked";
/** By the provider of this tab, or the usual one. */
export const USUAL: SignInChoice = { provider: null, domainHint: null };
/** The provider at which this tab's person is signed in; null while nobody is. */
let current: { readonly name: string; readonly client: IdentityClient } | null = null;

/**
 * Finds out whether someone is signed in, taking a provider's answer out of the address first. Gives the path to start
 * with after an answer, else null.
 */
export async function startSession(): Promise<string | null> {
  return withStatus("handleRedirect", async () => {
    const answer = readSignInState(location);
    const startPath = startPathFrom(answer?.startPath ?? null);
    try {
      if (keepsNothing()) throw new Error(STORAGE_BLOCKED);
      for (const name of answer ? [answer.provider] : await keptProviders()) await resume(name);
      return answer && (startPath ?? import.meta.env.BASE_URL);
    } catch (reason) {
      useSessionState.setState({ failure: failureCode(reason) });
      return answer && loginPath(startPath);
    }
  });
}

/** Takes up what this tab keeps of one provider, its answer in the address first. */
async function resume(name: string): Promise<void> {
  const opened = await openIdentityClient(name);
  const answered = await opened.client.takeAnswer();
  if (answered) await takeUpKeptInvitation(opened.client);
  const account = answered ?? opened.client.account();
  if (account) enter(opened, account);
}

function enter(opened: NonNullable<typeof current>, account: Parameters<typeof setCurrentUser>[0]): void {
  if (!current) onSignOutElsewhere((homeAccountId) => void leaveWith(homeAccountId));
  current = opened;
  setCurrentUser(account);
}

function loginPath(startPath: string | null): string {
  const next = startPath === null ? "" : `?${new URLSearchParams({ next: startPath }).toString()}`;
  return `${import.meta.env.BASE_URL}login${next}`;
}

/** Leaves for the provider's sign-in page; afterwards the person lands on `startPath`. */
export function signIn(startPath: string, choice: SignInChoice = USUAL): Promise<void> {
  useSessionState.setState({ failure: null, providerWindow: "none" });
  return withStatus("login", async () => {
    try {
      // The answer would come to a page that knows nothing of the question.
      if (keepsNothing()) throw new Error(STORAGE_BLOCKED);
      const { name, client } = await openIdentityClient(choice.provider ?? current?.name ?? null);
      await client.signIn(pageFor(name, startPath, choice));
    } catch (reason) {
      useSessionState.setState({ failure: failureCode(reason) });
    }
  });
}

let attempts = 0;

/**
 * Signs in through a window of its own and answers whether someone is signed in then. A later attempt takes the place of an
 * earlier one, whose window may have been closed long ago.
 */
export function signInByWindow(startPath: string, choice: SignInChoice = USUAL): Promise<boolean> {
  useSessionState.setState({ failure: null, providerWindow: "none" });
  attempts += 1;
  const attempt = attempts;
  return withStatus("login", async () => {
    try {
      const opened = await openIdentityClient(choice.provider ?? current?.name ?? null);
      const account = await opened.client.signInByWindow(pageFor(opened.name, startPath, choice));
      await takeUpKeptInvitation(opened.client);
      enter(opened, account);
      return true;
    } catch (reason) {
      if (attempt === attempts) useSessionState.setState({ failure: failureCode(reason) });
      return false;
    }
  });
}

function pageFor(provider: string, startPath: string, { domainHint, prove = false }: SignInChoice): SignInPage {
  const { lang, dataset } = document.documentElement;
  const look = dataset["mantineColorScheme"] ?? "light";
  return { state: writeSignInState({ provider, startPath }), domainHint, prove, locale: lang, look };
}

/** Signs in without a page where a provider still knows the person, as in a second tab. */
export function signInSilently(): Promise<boolean> {
  return withStatus("ssoSilent", async () => {
    // Whatever goes wrong here, the sign-in page is the answer to it.
    for (const name of await providerNames().catch(() => [])) {
      if (await askSilently(name).catch(() => false)) return true;
    }
    return false;
  });
}

async function askSilently(name: string): Promise<boolean> {
  const opened = await openIdentityClient(name);
  const account = await opened.client.signInSilently();
  if (account) enter(opened, account);
  return account !== null;
}

/** Ends the session here, in the other tabs and at the provider; the browser ends at `/logout`. */
export function signOut(): Promise<void> {
  return withStatus("logout", async () => {
    const { client } = current ?? (await openIdentityClient(null));
    const { homeAccountId } = useSessionState.getState().currentUser;
    tellSignOut(homeAccountId);
    // Loaded by those who leave: it knows the API, which is much for a page that only lets people in.
    const { tellLeaving } = await import("./tellLeaving.ts");
    await tellLeaving(await client.token().catch(() => null));
    await forgetPerson();
    // A provider that is away cannot end its session; what was on the screen goes all the same.
    await client.signOut().catch(goToLogout);
  });
}

/** Someone has signed out in another tab: what is on this tab's screen goes too, for others may use the device. */
async function leaveWith(homeAccountId: string): Promise<void> {
  if (useSessionState.getState().currentUser.homeAccountId !== homeAccountId) return;
  await forgetPerson();
  await current?.client.forget();
  goToLogout();
}

async function forgetPerson(): Promise<void> {
  clearCurrentUser();
  const { leaveNothing } = await import("./leaveNothing.ts");
  await leaveNothing();
}

function goToLogout(): void {
  location.assign(`${location.origin}/logout`);
}

/** The signed-in person's access token for the API; null when signed out or when a new sign-in is needed. */
export async function accessToken(): Promise<string | null> {
  if (!useSessionState.getState().isLogin) return null;
  if (!current) await (proving ??= proveWhoIsHere().finally(() => (proving = null)));
  return current ? current.client.token() : null;
}

let proving: Promise<void> | null = null;

/** Who was let in to what her browser has kept proves who she is as soon as a provider can be asked. */
async function proveWhoIsHere(): Promise<void> {
  const { homeAccountId } = useSessionState.getState().currentUser;
  if (!(await signInSilently())) {
    const reachable = await providerNames().then(
      () => true,
      () => false,
    );
    if (reachable) signInAgain();
  } else if (useSessionState.getState().currentUser.homeAccountId !== homeAccountId) {
    await forgetPerson();
    location.assign(import.meta.env.BASE_URL);
  }
}

/**
 * Another token than one that the API has refused before its end, as after the keys or a clock were changed. Null when signed out, when a
 * new sign-in is needed, and when this one is being asked for already.
 */
export async function tokenInPlaceOf(refused: string): Promise<string | null> {
  const { isLogin, expired } = useSessionState.getState();
  return isLogin && !expired && current ? current.client.tokenInPlaceOf(refused) : null;
}

/** Called when the API refuses every token: asks for a new sign-in without losing what is on the screen. */
export function signInAgain(): void {
  useSessionState.setState({ expired: true });
}

const opened = new Map<string, Promise<IdentityClient>>();

/**
 * The client of one provider, or of the usual one. The library is a third of the script of the sign-in page, so it is loaded
 * when it is first needed.
 */
async function openIdentityClient(name: string | null): Promise<{ name: string; client: IdentityClient }> {
  const { providers } = await loadClientConfig();
  const provider = providers.find((known) => known.name === name) ?? providers[0];
  if (!provider) throw new Error("The server names no identity provider.");
  const client = opened.get(provider.name) ?? open(provider);
  opened.set(provider.name, client);
  client.catch(() => opened.delete(provider.name));
  return { name: provider.name, client: await client };
}

/** All providers, the usual one first. */
async function providerNames(): Promise<string[]> {
  return (await loadClientConfig()).providers.map(({ name }) => name);
}

/**
 * The providers of which this tab keeps anything, read without loading the library: tokens, or a way in or out that was begun. The
 * library asks to be told of every page that follows one, and takes up no other before.
 */
async function keptProviders(): Promise<string[]> {
  const kept = storedEntries().filter(([key]) => key.startsWith("msal."));
  if (kept.length === 0) return [];
  const { providers } = await loadClientConfig();
  // Tokens name their client in the key, what was begun in the value.
  const names = ({ auth }: SignInProvider) => kept.some((entry) => entry.join(" ").includes(auth.clientId));
  return providers.filter(names).map(({ name }) => name);
}

/** Nothing is kept where the browser is told to keep nothing. */
function storedEntries(): [key: string, value: string][] {
  try {
    return Object.keys(sessionStorage).map((key) => [key, sessionStorage.getItem(key) ?? ""]);
  } catch {
    return [];
  }
}

async function open({ auth }: SignInProvider): Promise<IdentityClient> {
  const [{ openLibrary }, { identityClient }] = await Promise.all([
    import("./signInLibrary.ts"),
    import("./identityClient.ts"),
  ]);
  return identityClient(await openLibrary(auth), auth.scopes);
}
