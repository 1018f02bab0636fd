import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SignInLibrary } from "./signInLibrary.ts";

const ACCOUNT = { homeAccountId: "oid.tid", localAccountId: "oid", username: "anna@station.example", tenantId: "tid" };
const NOBODY = { homeAccountId: "", localAccountId: "", username: "", tenantId: "" };
const CHOICE = { provider: "local", domainHint: null };

/** A library whose every answer waits until the test gives it. */
function fakeLibrary() {
  const waiting = new Map<string, { resolve: (value: unknown) => void; reject: (reason: unknown) => void }[]>();
  const asked: string[] = [];
  const requests: unknown[] = [];
  const pending = (name: string) => (request?: unknown) => {
    asked.push(name);
    requests.push(request);
    return new Promise((resolve, reject) => {
      waiting.set(name, [...(waiting.get(name) ?? []), { resolve, reject }]);
    });
  };
  let accounts: object[] = [];
  const library = {
    handleRedirectPromise: pending("handleRedirectPromise"),
    loginRedirect: pending("loginRedirect"),
    loginPopup: pending("loginPopup"),
    ssoSilent: pending("ssoSilent"),
    acquireTokenSilent: ({ cacheLookupPolicy }: { cacheLookupPolicy?: number }) =>
      pending(cacheLookupPolicy === undefined ? "acquireTokenSilent" : "cache")(),
    logoutRedirect: pending("logoutRedirect"),
    clearCache: async () => {
      asked.push("clearCache");
      accounts = [];
    },
    getAllAccounts: () => accounts,
    setActiveAccount: () => undefined,
  };
  const next = async (name: string) => {
    await vi.waitFor(() => expect(waiting.get(name)?.length).toBeGreaterThan(0));
    const [first, ...rest] = waiting.get(name) ?? [];
    waiting.set(name, rest);
    if (!first) throw new Error(`Nobody waits for ${name}.`);
    return first;
  };
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the part of the library that the app uses, answered by hand
    library: library as unknown as SignInLibrary,
    asked,
    requests,
    answer: async (name: string, value: unknown) => (await next(name)).resolve(value),
    fail: async (name: string, reason: unknown) => (await next(name)).reject(reason),
  };
}

function storage(entries: Record<string, string> = {}): Record<string, unknown> {
  const kept: Record<string, unknown> = { ...entries };
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
    removeItem: (key: string) => void delete kept[key],
  };
  for (const [name, method] of Object.entries(methods)) Object.defineProperty(kept, name, { value: method });
  return kept;
}

/** A browser tab with the app in it; `hash` holds a provider's answer. */
async function tab({ hash = "", kept = {} }: { readonly hash?: string; readonly kept?: Record<string, string> } = {}) {
  const fake = fakeLibrary();
  const places: string[] = [];
  vi.stubGlobal("location", {
    origin: "http://localhost:4600",
    hash,
    search: "",
    assign: (to: string) => places.push(to),
  });
  vi.stubGlobal("sessionStorage", storage(kept));
  vi.stubGlobal("localStorage", storage());
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("document", { documentElement: { lang: "en-US", dataset: {} } });
  vi.stubGlobal("fetch", async (url: string) => {
    fake.asked.push(url);
    const providers = [{ name: "local", ways: [], auth: { clientId: "spotmarket", scopes: ["scope"] } }];
    return new Response(JSON.stringify({ providers }));
  });
  vi.doMock("./signInLibrary.ts", () => ({ openLibrary: async () => fake.library }));
  const session = await import("./session.ts");
  const { useSessionState } = await import("./sessionState.ts");
  const told: string[] = [useSessionState.getState().status];
  useSessionState.subscribe(({ status }) => {
    if (told.at(-1) !== status) told.push(status);
  });
  return { ...fake, ...session, state: useSessionState.getState, told, places };
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

const answered = { hash: `#code=x&state=${encodeURIComponent("lib|local /market-summary?year=2024")}` };

async function signedIn() {
  const opened = await tab(answered);
  const starting = opened.startSession();
  await opened.answer("handleRedirectPromise", { account: ACCOUNT });
  await starting;
  opened.told.splice(0, opened.told.length, "none");
  return opened;
}

test("someone new begins at startup, ends at none, and nothing is loaded for it", async () => {
  const { startSession, told, asked, state } = await tab();
  expect(state()).toMatchObject({ status: "startup", isLogin: false, currentUser: NOBODY });
  expect(await startSession()).toBeNull();
  expect(told).toEqual(["startup", "handleRedirect", "none"]);
  expect(asked).toEqual([]);
});

test("an answer in the address is taken: the user is stored, which is being signed in, and the path wanted comes back", async () => {
  const { startSession, answer, told, state } = await tab(answered);
  const starting = startSession();
  expect(state().status).toBe("handleRedirect");
  await answer("handleRedirectPromise", { account: ACCOUNT });
  expect(await starting).toBe("/market-summary?year=2024");
  expect(told).toEqual(["startup", "handleRedirect", "none"]);
  expect(state()).toMatchObject({ isLogin: true, currentUser: ACCOUNT, failure: null });
});

test("an answer that is a refusal leads to the sign-in page, which tells it", async () => {
  const { startSession, fail, told, state } = await tab(answered);
  const starting = startSession();
  await fail("handleRedirectPromise", Object.assign(new Error("no"), { errorCode: "access_denied" }));
  expect(await starting).toMatch(/login\?next=%2Fmarket-summary/);
  expect(told).toEqual(["startup", "handleRedirect", "none"]);
  expect(state()).toMatchObject({ isLogin: false, currentUser: NOBODY, failure: "access_denied" });
});

test("a way out that was begun is taken to its end by the next page, though nothing else is kept", async () => {
  const { startSession, answer, asked, state } = await tab({
    kept: { "msal.interaction.status": JSON.stringify({ clientId: "spotmarket", type: "signout" }) },
  });
  const starting = startSession();
  await answer("handleRedirectPromise", null);
  expect(await starting).toBeNull();
  expect(asked).toContain("handleRedirectPromise");
  expect(state()).toMatchObject({ isLogin: false, failure: null });
});

test("a page loaded anew after its window was closed has nothing to complain of", async () => {
  const { startSession, fail, state } = await tab({
    kept: { "msal.interaction.status": JSON.stringify({ clientId: "spotmarket", type: "signin" }) },
  });
  const starting = startSession();
  await fail("handleRedirectPromise", Object.assign(new Error("no"), { errorCode: "no_token_request_cache_error" }));
  expect(await starting).toBeNull();
  expect(state()).toMatchObject({ isLogin: false, failure: null });
});

test("what this tab began before and never ended gives way to a new sign-in, and to the way out", async () => {
  const { signIn, signOut, answer, fail, asked, state } = await signedIn();
  const inProgress = Object.assign(new Error("no"), { errorCode: "interaction_in_progress" });
  const entering = signIn("/home", CHOICE);
  await fail("loginRedirect", inProgress);
  await answer("loginRedirect", undefined);
  await entering;
  expect(state().failure).toBeNull();
  const leaving = signOut();
  await answer("cache", { accessToken: "kept" });
  await fail("logoutRedirect", inProgress);
  await answer("logoutRedirect", undefined);
  await leaving;
  expect(asked.filter((name) => name === "clearCache")).toHaveLength(2);
});

test("with a provider that is away whoever signs out ends at the same page", async () => {
  const { signOut, answer, fail, places, state } = await signedIn();
  const leaving = signOut();
  await answer("cache", { accessToken: "kept" });
  await fail("logoutRedirect", new Error("away"));
  await leaving;
  expect(places).toEqual(["http://localhost:4600/logout"]);
  expect(state()).toMatchObject({ isLogin: false, currentUser: NOBODY });
});

test("signing in by the page shows login until the browser leaves", async () => {
  const { signIn, answer, told } = await tab();
  const leaving = signIn("/home", CHOICE);
  await answer("loginRedirect", undefined);
  await leaving;
  expect(told).toEqual(["startup", "login", "none"]);
});

test("signing in by a window shows login, stores the user, and returns to none; so does a failure", async () => {
  const { signInByWindow, answer, fail, told, state } = await tab();
  const blocked = signInByWindow("/home", CHOICE);
  await fail("loginPopup", Object.assign(new Error("no"), { errorCode: "popup_window_error" }));
  expect(await blocked).toBe(false);
  expect(state()).toMatchObject({ isLogin: false, failure: "popup_window_error", status: "none" });

  const opening = signInByWindow("/home", CHOICE);
  expect(state()).toMatchObject({ failure: null, status: "login" });
  await answer("loginPopup", { account: ACCOUNT });
  expect(await opening).toBe(true);
  expect(state()).toMatchObject({ isLogin: true, currentUser: ACCOUNT });
  expect(told).toEqual(["startup", "login", "none", "login", "none"]);
});

test("a window given up long ago does not spoil the sign-in of the next one", async () => {
  const { signInByWindow, answer, fail, state } = await tab();
  const first = signInByWindow("/home", CHOICE);
  const second = signInByWindow("/home", CHOICE);
  await fail("loginPopup", Object.assign(new Error("no"), { errorCode: "timed_out" }));
  expect(await first).toBe(false);
  expect(state()).toMatchObject({ failure: null, status: "login" });
  await answer("loginPopup", { account: ACCOUNT });
  expect(await second).toBe(true);
  expect(state()).toMatchObject({ isLogin: true, status: "none" });
});

test("a second tab asks in silence: ssoSilent, then none, signed in or not", async () => {
  const { signInSilently, answer, fail, told, state } = await tab();
  const refused = signInSilently();
  await fail("ssoSilent", Object.assign(new Error("no"), { name: "InteractionRequiredAuthError" }));
  expect(await refused).toBe(false);
  expect(state()).toMatchObject({ isLogin: false, failure: null });
  const taken = signInSilently();
  await answer("ssoSilent", { account: ACCOUNT });
  expect(await taken).toBe(true);
  expect(told).toEqual(["startup", "ssoSilent", "none", "ssoSilent", "none"]);
});

test("a token from the cache changes nothing, one that has to be fetched shows acquireToken", async () => {
  const { accessToken, answer, fail, told } = await signedIn();
  const kept = accessToken();
  await answer("cache", { accessToken: "kept" });
  expect(await kept).toBe("kept");
  expect(told).toEqual(["none"]);

  const fetched = accessToken();
  await fail("cache", new Error("expired"));
  await answer("acquireTokenSilent", { accessToken: "fetched" });
  expect(await fetched).toBe("fetched");
  expect(told).toEqual(["none", "acquireToken", "none"]);
});

/** A kept token that ends in so many seconds. */
const ending = (accessToken: string, seconds: number) => ({
  accessToken,
  expiresOn: new Date(Date.now() + seconds * 1_000),
});

test("in a token's last minutes work goes on with it, while one renewal for all fetches the next", async () => {
  const { accessToken, answer, asked } = await signedIn();
  const [first, second] = [accessToken(), accessToken()];
  await answer("cache", ending("old", 299));
  await answer("cache", ending("old", 299));
  expect(await Promise.all([first, second])).toEqual(["old", "old"]);
  await answer("acquireTokenSilent", { accessToken: "new" });
  expect(asked.filter((name) => name === "acquireTokenSilent")).toHaveLength(1);
  const later = accessToken();
  await answer("cache", ending("new", 3_600));
  expect(await later).toBe("new");
  expect(asked.filter((name) => name === "acquireTokenSilent")).toHaveLength(1);
});

test("a provider that is away while a token ends is no fault, and is not asked again at every step", async () => {
  const { accessToken, answer, fail, asked } = await signedIn();
  for (const step of [1, 2, 3]) {
    const token = accessToken();
    await answer("cache", ending("old", 200));
    expect(await token).toBe("old");
    if (step === 1) await fail("acquireTokenSilent", new Error("away"));
  }
  expect(asked.filter((name) => name === "acquireTokenSilent")).toHaveLength(1);
});

test("a refused token is replaced once for all who met the refusal; those who come later get the new one", async () => {
  const { tokenInPlaceOf, answer, asked } = await signedIn();
  const [first, second] = [tokenInPlaceOf("old"), tokenInPlaceOf("old")];
  await answer("cache", ending("old", 3_000));
  await answer("cache", ending("old", 3_000));
  await answer("acquireTokenSilent", { accessToken: "new" });
  expect(await Promise.all([first, second])).toEqual(["new", "new"]);
  const late = tokenInPlaceOf("old");
  await answer("cache", ending("new", 3_600));
  expect(await late).toBe("new");
  expect(asked.filter((name) => name === "acquireTokenSilent")).toHaveLength(1);
});

test("once the person is asked to sign in again, nothing else is tried", async () => {
  const { tokenInPlaceOf, signInAgain, asked } = await signedIn();
  signInAgain();
  expect(await tokenInPlaceOf("old")).toBeNull();
  expect(asked).not.toContain("acquireTokenSilent");
});

test("a token that only a new sign-in can give is null, and a fault is a fault", async () => {
  const { accessToken, fail, state } = await signedIn();
  const needed = accessToken();
  await fail("cache", new Error("expired"));
  await fail("acquireTokenSilent", Object.assign(new Error("no"), { name: "InteractionRequiredAuthError" }));
  expect(await needed).toBeNull();
  const broken = accessToken();
  await fail("cache", new Error("expired"));
  await fail("acquireTokenSilent", new Error("away"));
  await expect(broken).rejects.toThrow("away");
  expect(state().status).toBe("none");
});

test("two things under way at once: the later shows, then the earlier, then none", async () => {
  const { accessToken, signInSilently, answer, fail, told } = await signedIn();
  const silent = signInSilently();
  const token = accessToken();
  await fail("cache", new Error("expired"));
  await answer("acquireTokenSilent", { accessToken: "fetched" });
  await token;
  await answer("ssoSilent", { account: ACCOUNT });
  await silent;
  expect(told).toEqual(["none", "ssoSilent", "acquireToken", "ssoSilent", "none"]);
});

test("signing out clears user and login, notes the way out, and tells the other tabs", async () => {
  const { signOut, answer, told, state, asked } = await signedIn();
  const heard: unknown[] = [];
  const other = new BroadcastChannel("spotmarket-sign-out");
  other.addEventListener("message", ({ data }) => heard.push(data));
  const leaving = signOut();
  await answer("cache", { accessToken: "kept" });
  await answer("logoutRedirect", undefined);
  await leaving;
  expect(told).toEqual(["none", "logout", "none"]);
  expect(state()).toMatchObject({ isLogin: false, currentUser: NOBODY });
  expect(asked).toContain("/api/v1/account/leave");
  await vi.waitFor(() => expect(heard).toEqual([{ homeAccountId: ACCOUNT.homeAccountId }]));
  other.close();
});

test("a sign-out elsewhere takes this tab along, unless it is of another account", async () => {
  const { state, places } = await signedIn();
  const other = new BroadcastChannel("spotmarket-sign-out");
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, which reaches this origin alone
  const tell = (homeAccountId: string) => other.postMessage({ homeAccountId });
  tell("somebody else");
  tell(ACCOUNT.homeAccountId);
  await vi.waitFor(() => expect(places).toEqual(["http://localhost:4600/logout"]));
  expect(state()).toMatchObject({ isLogin: false, currentUser: NOBODY });
  other.close();
});

test("an API that no longer takes the token asks for a new sign-in and takes nothing from the screen", async () => {
  const { signInAgain, state } = await signedIn();
  signInAgain();
  expect(state()).toMatchObject({ expired: true, isLogin: true, currentUser: ACCOUNT });
});

test("what a provider asks to see proven goes with the next sign-in, and with none after it", async () => {
  const { startSession, signIn, signInByWindow, answer, fail, requests, state } = await tab(answered);
  const starting = startSession();
  const challenge = { name: "InteractionRequiredAuthError", errorCode: "interaction_required", claims: '{"x":1}' };
  await fail("handleRedirectPromise", Object.assign(new Error("AADSTS50076: more"), challenge));
  await starting;
  expect(state().failure).toBe("interaction_required");
  const leaving = signIn("/home", CHOICE);
  await answer("loginRedirect", undefined);
  await leaving;
  expect(requests.at(-1)).toMatchObject({ claims: '{"x":1}' });
  const entering = signInByWindow("/home", CHOICE);
  await answer("loginPopup", { account: ACCOUNT });
  await entering;
  expect(requests.at(-1)).toMatchObject({ claims: '{"x":1}' });
  const again = signIn("/home", CHOICE);
  await answer("loginRedirect", undefined);
  await again;
  expect(requests.at(-1)).not.toHaveProperty("claims");
});
