import { rmSync } from "node:fs";
import type { BrowserContext, Page } from "playwright";
import { afterAll, afterEach, beforeAll, describe, expect, onTestFailed, test } from "vitest";
import { migrate } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/openDatabase.ts";
import { addAccount } from "#platform/identity/accounts.ts";
import { saveCustomer } from "#platform/identity/customers.ts";
import { keepPicture, someone } from "#tests/support/browser.ts";
import { type CloudProvider, startCloudProvider } from "#tests/support/cloudProvider.ts";
import { emptyFolder } from "#tests/support/emptyFolder.ts";
import { type RunningProduct, startProduct } from "#tests/support/product.ts";

const TENANT = "11111111-2222-4333-8444-555555555555";
const ANNA = "anna@station.example";
const BEN = "ben@station.example";
const STRANGER = "stranger@station.example";
const PASSWORD = "seven green bottles";

/** The ways in, side by side in one product: what one leaves half done must not stand in the way of the other. */
const DOORS = [
  {
    door: "the local provider",
    button: "Sign in with an email address",
    give: async (page: Page, email: string) => {
      await page.locator("#email").fill(email);
      await page.locator("#password").fill(PASSWORD);
      await page.locator("button[type=submit]").click();
    },
    field: "#email",
  },
  {
    door: "a provider in the cloud",
    button: "Sign in with a work or school account",
    give: async (page: Page, email: string) => {
      await page.locator("[name=email]").fill(`cloud-${email}`);
      await page.getByRole("button", { name: "Next" }).click();
    },
    field: "[name=email]",
  },
];

describe("signing out and in again", () => {
  const folder = emptyFolder();
  let cloud: CloudProvider;
  let product: RunningProduct;
  let context: BrowserContext | null = null;

  beforeAll(async () => {
    cloud = await startCloudProvider();
    for (const name of [ANNA, BEN, STRANGER]) {
      const email = `cloud-${name}`;
      cloud.accounts.set(email, { email, tenant: TENANT, oid: email, vouched: true });
    }
    await fill(folder);
    product = await startProduct({
      dataDir: folder,
      demoPassword: "not-needed-here",
      env: { ...cloud.settings, AUTH_LOCAL: "1", SAMPLE: "never" },
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

  async function atTheDoor(): Promise<Page> {
    context = await someone({ baseURL: product.url });
    const page = await context.newPage();
    onTestFailed(({ task }) => keepPicture(page, task.name));
    await page.goto("/login");
    return page;
  }

  describe.each(DOORS)("at $door", ({ button, give, field }) => {
    const enter = (page: Page) => page.getByRole("button", { name: button });

    async function comeIn(page: Page, email: string): Promise<void> {
      await enter(page).click();
      await give(page, email);
      await isInside(page);
    }

    test("works in the same tab, as the same person and as somebody else, by each way there", async () => {
      const page = await atTheDoor();
      const ways = [
        () => page.getByRole("link", { name: "Sign in again" }).click(),
        () => page.goto("/login"),
        () => page.goto("/home"),
        () => page.reload().then(() => page.getByRole("link", { name: "Sign in again" }).click()),
      ];
      for (const [at, goBackIn] of ways.entries()) {
        await comeIn(page, at % 2 === 0 ? ANNA : BEN);
        expect(await whoIsIn(page)).toContain(at % 2 === 0 ? ANNA : BEN);
        await signOut(page);
        await page.waitForURL(`${product.url}/logout`);
        await goBackIn();
        await page.waitForURL(/\/login/);
      }
      await comeIn(page, ANNA);
    });

    test("works in a window, and after it on the page", async () => {
      const page = await atTheDoor();
      await comeIn(page, ANNA);
      await signOut(page);
      await page.waitForURL(`${product.url}/logout`);
      await page.goto("/login");
      await page.getByRole("switch", { name: "Use a separate window" }).check();
      const opening = page.waitForEvent("popup");
      await enter(page).click();
      await give(await opening, BEN);
      await isInside(page);
      await signOut(page);
      await page.waitForURL(`${product.url}/logout`);
      await page.goto("/login");
      await comeIn(page, ANNA);
    });

    test.each([
      ["at once", async () => undefined],
      ["after a reload", (page: Page) => page.reload()],
    ])("a window that was closed leaves the page free to sign in by itself, %s", async (_when, between) => {
      const page = await atTheDoor();
      await page.getByRole("switch", { name: "Use a separate window" }).check();
      const opening = page.waitForEvent("popup");
      await enter(page).click();
      await (await opening).close();
      await expect.poll(() => enter(page).isEnabled()).toBe(true);
      await between(page);
      await page.getByRole("switch", { name: "Use a separate window" }).uncheck();
      expect(await page.getByRole("alert").count()).toBe(0);
      await comeIn(page, ANNA);
    });

    test.each([
      ["goes back", (page: Page) => page.goBack()],
      ["types the address", (page: Page) => page.goto("/login")],
      ["types a deeper address", (page: Page) => page.goto("/market-summary")],
    ])("who %s in the middle of it can begin again, there and at the other door", async (_what, away) => {
      const page = await atTheDoor();
      await enter(page).click();
      await page.locator(field).waitFor();
      await away(page);
      await page.waitForURL(/\/login/);
      const other = DOORS.find((door) => door.button !== button);
      await page.getByRole("button", { name: other?.button ?? "" }).click();
      await page.locator(other?.field ?? "").waitFor();
      await page.goBack();
      await page.waitForURL(/\/login/);
      await comeIn(page, ANNA);
    });

    test("two tabs that were signed out together are both signed in again", async () => {
      const page = await atTheDoor();
      await comeIn(page, ANNA);
      const second = await page.context().newPage();
      await second.goto("/home");
      await isInside(second);
      await signOut(second);
      for (const tab of [page, second]) await tab.waitForURL(`${product.url}/logout`);
      for (const tab of [page, second]) await tab.getByRole("link", { name: "Sign in again" }).click();
      for (const tab of [page, second]) await enter(tab).click();
      await give(page, BEN);
      await isInside(page);
      await second.goto("/home");
      await isInside(second);
      expect(await whoIsIn(second)).toContain(BEN);
    });
  });

  test("who is not known here signs out and takes another account, in the same tab", async () => {
    const page = await atTheDoor();
    const work = page.getByRole("button", { name: "Sign in with a work or school account" });
    await work.click();
    await page.locator("[name=email]").fill(`cloud-${STRANGER}`);
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByRole("heading", { name: "Your account is not known here" }).waitFor();
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.getByRole("link", { name: "Sign in again" }).click();
    await work.click();
    await page.locator("[name=email]").fill(`cloud-${ANNA}`);
    await page.getByRole("button", { name: "Next" }).click();
    await isInside(page);
  });
});

/** Each of them with a password, and invited once more under the address of an account in the cloud. */
async function fill(dataDir: string): Promise<void> {
  const store = await openDatabase({ dataDir });
  await migrate(store);
  const customer = "Station";
  await saveCustomer(store, { name: customer, access: ["tv"], markets: [] });
  for (const email of [ANNA, BEN]) {
    await addAccount(store, { email, name: email, customer, role: "Subscriber", password: PASSWORD });
    await store.query(
      `insert into person (customer_id, email, name, role, status)
       select customer_id, $1, $1, 'Subscriber', 'invited' from customer`,
      [`cloud-${email}`],
    );
  }
  await store.close();
}

async function isInside(page: Page): Promise<void> {
  await page.getByRole("button", { name: /Your account/ }).waitFor();
}

/** Whom the page names as its person. */
async function whoIsIn(page: Page): Promise<string> {
  return (await page.getByRole("button", { name: /Your account/ }).getAttribute("aria-label")) ?? "";
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: /Your account/ }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
}
