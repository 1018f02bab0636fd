import type { BrowserContext, Page } from "playwright";
import { afterEach, describe, expect, onTestFailed, test } from "vitest";
import { emailInTry } from "#tests/support/anotherTry.ts";
import {
  ADMIN,
  barriers,
  complaints,
  DESK,
  keepPicture,
  keepsItsWidth,
  PHONE,
  signIn,
  someone,
  applyScheme,
} from "#tests/support/browser.ts";
import { linkIn, mailCount, mailTo } from "#tests/support/mailFolder.ts";

const PASSWORD = "seven green bottles";
const NEXT_PASSWORD = "eight blue bottles";

describe("access and passwords", () => {
  const contexts: BrowserContext[] = [];
  /** Who came in by an invitation, and whose password nobody else signs in with. */
  let newcomer = "";
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
  });
  async function open(path: string, options = {}): Promise<Page> {
    const context = await someone(options);
    contexts.push(context);
    const page = await context.newPage();
    onTestFailed(() => keepPicture(page, `registration ${path}`));
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    return page;
  }
  const send = (page: Page) => page.locator("button[type=submit]").click();
  const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name }).waitFor();

  /** Signs in at the local provider and answers once the app has taken the person in. */
  async function enter(page: Page, email: string, password: string): Promise<void> {
    await page.goto("/login");
    await page.getByRole("main").getByRole("button", { name: "Sign in" }).first().click();
    await page.waitForURL(/\/idp\//);
    await page.locator("#email").fill(email);
    await page.locator("#password").fill(password);
    await page.locator("button[type=submit]").click();
    await page.waitForURL((url) => !/^\/(idp|login)/.test(url.pathname));
  }

  /** Makes a key through the API, from its owner's own browser. */
  async function makeKey(email: string, password: string): Promise<string> {
    const page = await open("/login");
    const tokens = page.waitForResponse(
      (response) => /\/token(\?|$)/.test(response.url()) && response.request().method() === "POST",
    );
    await enter(page, email, password);
    const { access_token } = await (await tokens).json();
    const answer = await page.request.post("/api/v1/api-keys", {
      headers: { authorization: `Bearer ${access_token}` },
      data: {
        name: "Nightly export",
        scopes: ["read"],
        expiresOn: new Date(Date.now() + 864e6).toISOString().slice(0, 10),
      },
    });
    expect(answer.status()).toBe(200);
    return (await answer.json()).key;
  }

  /** An administrator's call to the API, from the administrator's own browser. */
  async function approve(email: string): Promise<void> {
    const page = await open("/login");
    const tokens = page.waitForResponse(
      (response) => /\/token(\?|$)/.test(response.url()) && response.request().method() === "POST",
    );
    await signIn(page, ADMIN);
    const { access_token } = await (await tokens).json();
    const headers = { authorization: `Bearer ${access_token}` };
    const customers = await (await page.request.get("/api/v1/customers", { headers })).json();
    const requests = await (await page.request.get("/api/v1/access-requests?status=open", { headers })).json();
    const request = requests.items.find((one: { email: string }) => one.email === email);
    const answer = await page.request.post(`/api/v1/access-requests/${request.id}/decision`, {
      headers,
      data: { decision: "approve", customer: Number(customers.items[0].id) },
    });
    expect(answer.status()).toBe(200);
  }

  test("a stranger asks for access, confirms it, is invited, chooses a password and gets in", async ({ task }) => {
    const email = emailInTry(task, "nell@wnew.example");
    const page = await open("/register");
    const heard = complaints(page);
    await page.getByLabel("Your name").fill("Nell Newcomer");
    await page.getByLabel("Email address").fill(email);
    await page.getByLabel("Organization").fill("WNEW");
    await send(page);
    await heading(page, "Check your email");

    await page.goto(linkIn(await mailTo(email)));
    await heading(page, "Confirm your address");
    expect(page.url()).not.toContain("request=");
    await send(page);
    await heading(page, "Your request has been sent");

    await approve(email);
    await page.goto(linkIn(await mailTo(email, 2)));
    await heading(page, "Welcome, Nell Newcomer");
    expect(page.url()).not.toContain("invitation=");
    await page.reload();
    await heading(page, "Welcome, Nell Newcomer");
    await page.getByLabel("New password").fill("Newcomer1");
    await page.getByText("Easy to guess").waitFor();
    await send(page);
    await page.getByText("contains your name").waitFor();
    await page.getByLabel("New password").fill(PASSWORD);
    await send(page);
    await heading(page, "You are all set");

    await enter(page, email, PASSWORD);
    newcomer = email;
    expect(heard).toEqual([]);
  });

  test("a forgotten password is replaced by a mailed link, which then works no more", async () => {
    const email = newcomer;
    const key = await makeKey(email, PASSWORD);
    // The mail that tells of the key is on its way; the one with the link is the next.
    await expect.poll(async () => (await mailTo(email)).text).toContain("Nightly export");
    const before = await mailCount(email);
    const page = await open("/login");
    await page.getByRole("main").getByRole("button", { name: "Sign in" }).first().click();
    await page.waitForURL(/\/idp\//);
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await heading(page, "Forgot your password?");
    await page.getByLabel("Email address").fill(email);
    await send(page);
    await heading(page, "Check your email");

    const link = linkIn(await mailTo(email, before + 1));
    await page.goto(link);
    await heading(page, "Choose a new password");
    await page.getByLabel("New password").fill(NEXT_PASSWORD);
    await page.getByRole("button", { name: "Show password" }).click();
    expect(await page.getByLabel("New password").getAttribute("type")).toBe("text");
    await page.getByText(/“Nightly export” \(sm_/).waitFor();
    expect(await page.getByRole("radio", { name: "Revoke all of them" }).isChecked()).toBe(true);
    expect(await barriers(page)).toEqual([]);
    await send(page);
    await heading(page, "Your password has been changed");
    const withKey = await page.request.get("/api/v1/session", { headers: { authorization: `Bearer ${key}` } });
    expect(withKey.status()).toBe(401);
    await enter(page, email, NEXT_PASSWORD);
    expect((await mailTo(email, before + 2)).headers["subject"]).toContain("was changed");

    const later = await open(link);
    await heading(later, "This link no longer works");
    await later.getByRole("link", { name: "Send a new link" }).click();
    await heading(later, "Forgot your password?");
  });

  test("an unknown address is told the same on the page, and in the mail what to do", async () => {
    const page = await open("/forgot-password");
    await page.getByLabel("Email address").fill("nobody@wnew.example");
    await send(page);
    await heading(page, "Check your email");
    expect((await mailTo("nobody@wnew.example")).text).toContain("There is no active account");
  });

  test("what is missing or misspelt is said at its field", async () => {
    const page = await open("/register", { locale: "de-DE" });
    await page.getByLabel("E-Mail-Adresse").fill("nell@");
    await send(page);
    expect(await page.getByText("Bitte füllen Sie dieses Feld aus.").count()).toBe(2);
    await page.getByText("Das ist keine E-Mail-Adresse.").waitFor();
    expect(await barriers(page)).toEqual([]);
  });

  test.each([
    ["/reset-password#token=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "dark", PHONE],
    ["/register#request=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "dark", PHONE],
    ["/register#invitation=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "light", DESK],
  ] as const)(
    "nobody meets a barrier at %s (%s), and the page does not scroll sideways",
    async (path, look, viewport) => {
      const page = await open(path, { viewport, locale: "de-DE" });
      await applyScheme(page, look);
      expect(await barriers(page)).toEqual([]);
      await keepsItsWidth(page);
    },
  );
});
