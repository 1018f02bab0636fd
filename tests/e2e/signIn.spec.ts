import { rmSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright";
import { afterAll, afterEach, beforeAll, describe, expect, onTestFailed, test } from "vitest";
import { migrate } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/openDatabase.ts";
import { saveCustomer } from "#platform/identity/customers.ts";
import { isAnotherTry } from "#tests/support/anotherTry.ts";
import { barriers, complaints, keepPicture, PHONE, someone } from "#tests/support/browser.ts";
import { type CloudProvider, PERSONAL_TENANT, startCloudProvider } from "#tests/support/cloudProvider.ts";
import { linkIn, mailTo } from "#tests/support/mailFolder.ts";
import { emptyFolder } from "#tests/support/emptyFolder.ts";
import { type RunningProduct, startProduct } from "#tests/support/product.ts";

const STATION = "11111111-2222-4333-8444-555555555555";
const ANNA = { email: "anna@station.example", tenant: STATION, oid: "anna-oid", vouched: true };
const HOME = { email: "anna@home.example", tenant: PERSONAL_TENANT, oid: "home-oid", vouched: true };
const STRANGER = { email: "stranger@elsewhere.example", tenant: STATION, oid: "stranger-oid", vouched: true };
const CHIEF = { email: "chief@station.example", tenant: STATION, oid: "chief-oid", vouched: true };
/** Invited under the address of her work, for which her own account cannot vouch. */
const GUEST = "guest@station.example";
/** Tokens are renewed five minutes before they end: these are renewed six seconds after they were made. */
const SHORT_LIFE_SECONDS = 306;

describe("signing in by a cloud provider, by nothing but settings", () => {
  const folder = emptyFolder();
  let cloud: CloudProvider;
  let product: RunningProduct;
  let context: BrowserContext | null = null;

  beforeAll(async () => {
    cloud = await startCloudProvider({ life: SHORT_LIFE_SECONDS });
    for (const account of [ANNA, HOME, CHIEF, STRANGER]) cloud.accounts.set(account.email, account);
    await inviteAll(folder);
    product = await startProduct({
      dataDir: folder,
      demoPassword: "not-needed-here",
      env: { ...cloud.settings, AUTH_LOCAL: "1", AUTH_REDIRECT_PATH: "/signed-in", SAMPLE: "never" },
      ready: "/healthz",
    });
  });
  afterAll(async () => {
    await product.stop();
    await cloud.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  afterEach(async () => {
    cloud.answerWith(null);
    await context?.close();
  });

  async function atTheDoor(options = {}): Promise<Page> {
    context = await someone({ baseURL: product.url, ...options });
    const page = await context.newPage();
    onTestFailed(({ task }) => keepPicture(page, task.name));
    await page.goto("/login");
    return page;
  }

  const work = (page: Page) => page.getByRole("button", { name: "Sign in with a work or school account" });

  async function giveAddress(page: Page, email = ANNA.email): Promise<void> {
    await page.locator("[name=email]").fill(email);
    await page.getByRole("button", { name: "Next" }).click();
  }

  async function signedIn(email = ANNA.email): Promise<Page> {
    const page = await atTheDoor();
    await work(page).click();
    await giveAddress(page, email);
    await isInside(page);
    return page;
  }

  test("each kind of account has its button, and nobody meets a barrier", async () => {
    for (const viewport of [{ width: 1440, height: 900 }, PHONE]) {
      const page = await atTheDoor({ viewport });
      const heard = complaints(page);
      await work(page).waitFor();
      expect(await page.getByRole("main").getByRole("button").allInnerTexts()).toEqual([
        "Sign in with a work or school account",
        "Sign in with a personal account",
        "Sign in with an email address",
      ]);
      expect(await barriers(page)).toEqual([]);
      expect(heard).toEqual([]);
      await page.context().close();
    }
  });

  test("an invited employee comes in by her work account, on the page itself", async () => {
    const page = await atTheDoor();
    await work(page).click();
    await page.waitForURL(/oauth2\/v2\.0\/authorize/);
    const asked = new URL(page.url()).searchParams;
    expect([asked.get("domain_hint"), asked.get("redirect_uri"), asked.get("ui_locales")]).toEqual([
      "organizations",
      `${product.url}/signed-in`,
      "en-US",
    ]);
    await giveAddress(page);
    await isInside(page);
    expect(await personOf(page)).toBe(ANNA.email);
    expect(await page.evaluate("document.cookie")).toBe("");
    expect(await page.evaluate(`Object.keys(localStorage).filter((key) => key.includes("msal"))`)).toEqual([]);
  });

  test("in a window of 483 by 600, beneath which the page stays open", async () => {
    const page = await atTheDoor();
    await page.getByRole("switch", { name: "Use a separate window" }).check();
    const opening = page.waitForEvent("popup");
    await page.getByRole("button", { name: "Sign in with a personal account" }).click();
    const popup = await opening;
    await popup.locator("[name=email]").waitFor();
    expect(new URL(popup.url()).searchParams.get("domain_hint")).toBe("consumers");
    expect(await popup.evaluate("[outerWidth, innerWidth]")).toContain(483);
    await page.getByText("Finish signing in using the window").waitFor();
    await giveAddress(popup, HOME.email);
    await isInside(page);
    expect(await personOf(page)).toBe(HOME.email);
    expect(popup.isClosed()).toBe(true);
  });

  test("a window that is closed again leaves the page as it was, and the next one works", async () => {
    const page = await atTheDoor();
    await page.getByRole("switch", { name: "Use a separate window" }).check();
    const first = page.waitForEvent("popup");
    await work(page).click();
    await (await first).close();
    await expect.poll(() => work(page).isEnabled()).toBe(true);
    const second = page.waitForEvent("popup");
    await work(page).click();
    await giveAddress(await second);
    await isInside(page);
  });

  test("where the browser blocks windows, the page says so and offers to sign in without one", async () => {
    const page = await atTheDoor();
    await page.evaluate("window.open = () => null");
    await page.getByRole("switch", { name: "Use a separate window" }).check();
    await work(page).click();
    await page.getByRole("alert").getByText("blocked the sign-in window").waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole("button", { name: "Sign in on this page" }).click();
    await giveAddress(page);
    await isInside(page);
  });

  test("a second tab is signed in without a word, and signing out in one ends both at /logout", async () => {
    const page = await signedIn();
    const second = await page.context().newPage();
    await second.goto("/home");
    await isInside(second);
    expect(await personOf(second)).toBe(ANNA.email);

    await signOut(page);
    await page.waitForURL(`${product.url}/logout`);
    await second.waitForURL(`${product.url}/logout`);
    for (const tab of [page, second]) {
      expect(await tab.evaluate(`JSON.stringify(sessionStorage).includes("secret")`)).toBe(false);
      await tab.goto("/home");
      await tab.waitForURL(/\/login/);
    }
  });

  test("a token is renewed in silence by one request, however many ask for it at once", async () => {
    const page = await signedIn();
    await page.waitForTimeout(7_000);
    const before = cloud.asked.get("token") ?? 0;
    const calls: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/v1/")) calls.push(request.headers()["authorization"] ?? "");
    });
    await page.reload();
    await isInside(page);
    await expect.poll(() => (cloud.asked.get("token") ?? 0) - before).toBe(1);
    await expect.poll(() => authorizationOf(page)).not.toBe(calls[0]);
    await page.getByRole("button", { name: /Notifications/ }).click();
    const latest = await authorizationOf(page);
    await expect.poll(() => calls.at(-1)).toBe(latest);
    expect(new Set(calls).size).toBeLessThanOrEqual(2);
    expect((cloud.asked.get("token") ?? 0) - before).toBe(1);
  });

  test("a provider that answers nonsense is told as such, and works again when it does", async () => {
    const page = await atTheDoor();
    await work(page).click();
    await page.locator("[name=email]").fill(ANNA.email);
    await page.route("**/oauth2/v2.0/token*", (route) => route.fulfill({ status: 503, body: "<h1>Down</h1>" }));
    await page.getByRole("button", { name: "Next" }).click();
    await page.waitForURL(/\/login/);
    await page.getByRole("alert").getByText("The sign-in service is not responding").waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.unroute("**/oauth2/v2.0/token*");
    await work(page).click();
    await isInside(page);
  });

  test("who is signed in works on while the provider is away, even with a token that is near its end", async () => {
    const page = await signedIn();
    cloud.answerWith(503, "<h1>Down</h1>");
    await page.waitForTimeout(7_000);
    const before = cloud.asked.get("token") ?? 0;
    const answered = page.waitForResponse((response) => response.url().endsWith("/api/v1/session"));
    await page.reload();
    expect((await answered).status()).toBe(200);
    await isInside(page);
    expect((cloud.asked.get("token") ?? 0) - before).toBeGreaterThan(0);
    expect(await page.getByText("Sign in again").count()).toBe(0);
    expect(await personOf(page)).toBe(ANNA.email);
  });

  test("an account that nobody has invited is told so, and can leave for another one", async () => {
    const page = await atTheDoor();
    await work(page).click();
    await giveAddress(page, STRANGER.email);
    await page.getByRole("heading", { name: "Your account is not known here" }).waitFor();
    expect(await barriers(page)).toEqual([]);
    expect(await page.getByLabel("Email address").inputValue()).toBe(STRANGER.email);
    await page.getByRole("button", { name: "Email me my link" }).click();
    await page.getByRole("heading", { name: "Check your email" }).waitFor();
    expect((await mailTo(STRANGER.email, 1, join(folder, "mail"))).text).toContain("There is none for this address");
    await page.reload();
    await page.getByRole("button", { name: "Request access" }).click();
    await page.getByRole("heading", { name: "Request access" }).waitFor();
    expect(await page.getByLabel("Email address").inputValue()).toBe(STRANGER.email);
    expect(await barriers(page)).toEqual([]);
    await page.getByRole("button", { name: "Back" }).click();
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.waitForURL(`${product.url}/logout`);
  });

  test("an invitation comes by mail, and is taken up with an account of another address", async ({ task }) => {
    // Whoever was let in by a first try is inside.
    const guest = isAnotherTry(task) ? `second-${GUEST}` : GUEST;
    const own = { tenant: PERSONAL_TENANT, vouched: false, email: `own-${guest}`, oid: `oid of ${guest}` };
    cloud.accounts.set(own.email, own);
    const chief = await signedIn(CHIEF.email);
    const headers = { authorization: await authorizationOf(chief) };
    const customers = await (await chief.request.get("/api/v1/customers", { headers })).json();
    const invited = await chief.request.post("/api/v1/users", {
      headers,
      data: { email: guest, name: "Guest", customer: customers.items[0].id },
    });
    expect(invited.status()).toBe(201);
    await chief.context().close();

    const page = await atTheDoor();
    const link = linkIn(await mailTo(guest, 1, join(folder, "mail")));
    await page.goto(link);
    await page.getByRole("button", { name: "Or sign in with your Microsoft account" }).click();
    await page.getByRole("button", { name: "Sign in with a personal account" }).waitFor();
    expect(await page.getByRole("button", { name: "Sign in with an email address" }).count()).toBe(0);
    expect(await barriers(page)).toEqual([]);
    await page.getByRole("button", { name: "Sign in with a personal account" }).click();
    await page.locator("[name=email]").waitFor();
    expect(page.url()).not.toContain(new URL(link).hash.slice("#invitation=".length));
    await giveAddress(page, own.email);
    await isInside(page);
    expect(await personOf(page)).toBe(guest);
  });

  test("where the browser stores nothing for the site, a window lets in for as long as the page stays", async () => {
    context = await someone({ baseURL: product.url });
    await context.addInitScript(`Object.defineProperty(window, "sessionStorage", {
      get() { throw new DOMException("Access is denied for this document.", "SecurityError"); },
    })`);
    const page = await context.newPage();
    onTestFailed(({ task }) => keepPicture(page, task.name));
    await page.goto("/login");
    await page.getByRole("alert").getByText("stores nothing for this site").waitFor();
    expect(await page.getByRole("switch").count()).toBe(0);
    expect(await barriers(page)).toEqual([]);
    const opening = page.waitForEvent("popup");
    await work(page).click();
    await giveAddress(await opening);
    await isInside(page);
  });

  test("a browser without cookies is told what is missing, in place of going round in circles", async () => {
    const page = await atTheDoor();
    await page.getByRole("button", { name: "Sign in with an email address" }).click();
    await page.waitForURL(/\/idp\/interaction\//);
    await page.context().clearCookies();
    await page.reload();
    await page.getByRole("heading", { name: "Your browser does not accept cookies" }).waitFor();
    expect(await barriers(page)).toEqual([]);
  });
});

/** People who are invited before anyone has come in. */
async function inviteAll(dataDir: string): Promise<void> {
  const store = await openDatabase({ dataDir });
  await migrate(store);
  await saveCustomer(store, { name: "Station", access: ["tv"], markets: [] });
  for (const email of [ANNA.email, HOME.email, CHIEF.email]) {
    await store.query(
      `insert into person (customer_id, email, name, role, status)
       select customer_id, $1, $1, $2, 'invited' from customer`,
      [email, email === CHIEF.email ? "Administrator" : "Subscriber"],
    );
  }
  await store.close();
}

async function isInside(page: Page): Promise<void> {
  await page.getByRole("button", { name: /Your account/ }).waitFor();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: /Your account/ }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
}

/** The page's own token, as it sends it. */
function authorizationOf(page: Page): Promise<string> {
  return page.evaluate(`
    Object.entries(sessionStorage)
      .filter(([key]) => key.includes("accesstoken"))
      .map(([, kept]) => "Bearer " + JSON.parse(kept).secret)[0]
  `);
}

/** Whom the API takes this page's person for. */
async function personOf(page: Page): Promise<string> {
  const answer = await page.request.get("/api/v1/session", { headers: { authorization: await authorizationOf(page) } });
  const { user }: { user: { email: string } } = await answer.json();
  return user.email;
}
