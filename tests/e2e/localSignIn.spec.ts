import { rmSync } from "node:fs";
import type { BrowserContext, Page } from "playwright";
import { afterAll, afterEach, beforeAll, describe, expect, onTestFailed, test } from "vitest";
import { migrate } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/openDatabase.ts";
import { addAccount } from "#platform/identity/accounts.ts";
import { saveCustomer } from "#platform/identity/customers.ts";
import { keepPicture, someone } from "#tests/support/browser.ts";
import { runCommandLine } from "#tests/support/commandLine.ts";
import { emptyFolder } from "#tests/support/emptyFolder.ts";
import { type RunningProduct, startProduct } from "#tests/support/product.ts";

const EMAIL = "anna@station.example";
const PASSWORD = "seven green bottles";

describe("signing in by a local account, whose answers arrive at a path of their own", () => {
  const folder = emptyFolder();
  let product: RunningProduct;
  let context: BrowserContext | null = null;

  beforeAll(async () => {
    const store = await openDatabase({ dataDir: folder });
    await migrate(store);
    await saveCustomer(store, { name: "Station", access: ["tv"], markets: [] });
    await addAccount(store, {
      email: EMAIL,
      name: "Anna",
      customer: "Station",
      role: "Subscriber",
      password: PASSWORD,
    });
    await store.close();
    product = await startProduct({
      dataDir: folder,
      demoPassword: "not-needed-here",
      env: { AUTH_REDIRECT_PATH: "/signed-in", SAMPLE: "never" },
      ready: "/healthz",
    });
  });
  afterAll(async () => {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  afterEach(async () => context?.close());

  async function atTheDoor(): Promise<Page> {
    context = await someone({ baseURL: product.url });
    return openTab(context);
  }

  async function openTab(browser: BrowserContext): Promise<Page> {
    const page = await browser.newPage();
    onTestFailed(({ task }) => keepPicture(page, task.name));
    await page.goto("/login");
    return page;
  }

  const enterButton = (page: Page) => page.getByRole("main").getByRole("button", { name: "Sign in" }).first();

  async function giveCredentials(page: Page): Promise<void> {
    await page.locator("#email").fill(EMAIL);
    await page.locator("#password").fill(PASSWORD);
    await page.locator("button[type=submit]").click();
  }

  test("a window lets in, and the page beneath goes on", async () => {
    const page = await atTheDoor();
    await page.getByRole("switch", { name: "Use a separate window" }).check();
    const opening = page.waitForEvent("popup");
    await enterButton(page).click();
    const popup = await opening;
    await popup.waitForURL(/\/idp\//);
    await giveCredentials(popup);
    await isInside(page);
    expect(popup.isClosed()).toBe(true);
  });

  test("who goes back from the provider's page can begin again", async () => {
    const page = await atTheDoor();
    await enterButton(page).click();
    await page.locator("#email").waitFor();
    await page.goBack();
    await page.waitForURL(/\/login/);
    await enterButton(page).click();
    await giveCredentials(page);
    await isInside(page);
  });

  test("two tabs that sign in at the same moment are both in, and both out after two sign-outs at once", async () => {
    const first = await atTheDoor();
    const second = await openTab(first.context());
    const tabs = [first, second];
    for (const tab of tabs) await enterButton(tab).click();
    for (const tab of tabs) await tab.locator("#email").waitFor();
    await Promise.all(tabs.map(giveCredentials));
    await Promise.all(tabs.map(isInside));
    for (const tab of tabs) await tab.getByRole("button", { name: /Your account/ }).click();
    await Promise.allSettled(
      tabs.map((tab) => tab.getByRole("button", { name: "Sign out" }).click({ timeout: 5_000 })),
    );
    for (const tab of tabs) await tab.waitForURL(`${product.url}/logout`);
    for (const tab of tabs) {
      await tab.goto("/home");
      await tab.waitForURL(/\/login/);
    }
  });

  test("keys that are replaced at once do not ask an open tab to sign in again", async () => {
    const page = await atTheDoor();
    await enterButton(page).click();
    await giveCredentials(page);
    await isInside(page);
    const refused: string[] = [];
    page.on("response", (response) => {
      if (response.status() === 401) refused.push(response.url());
    });
    const ended = await runCommandLine(folder, ["signing-keys", "rotate", "--now"]);
    expect(ended.stderr).toBe("");
    const before = await tokenOf(page);
    await expect
      .poll(
        async () => {
          await page.reload();
          await isInside(page);
          return tokenOf(page);
        },
        { timeout: 60_000, interval: 3_000 },
      )
      .not.toBe(before);
    expect(refused.length).toBeGreaterThan(0);
    expect(await page.getByText("Sign in again").count()).toBe(0);
  });
});

async function isInside(page: Page): Promise<void> {
  await page.getByRole("button", { name: /Your account/ }).waitFor();
}

function tokenOf(page: Page): Promise<string> {
  return page.evaluate(`
    Object.entries(sessionStorage)
      .filter(([key]) => key.includes("accesstoken"))
      .map(([, kept]) => JSON.parse(kept).secret)[0]
  `);
}
