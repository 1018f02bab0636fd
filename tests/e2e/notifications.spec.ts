import type { BrowserContext, Page } from "playwright";
import { afterEach, describe, expect, onTestFailed, test } from "vitest";
import { nameInTry } from "#tests/support/anotherTry.ts";
import {
  barriers,
  BASIC,
  complaints,
  DESK,
  keepPicture,
  keepsItsWidth,
  PHONE,
  someone,
} from "#tests/support/browser.ts";
import { openAs } from "#tests/support/openAs.ts";

const ADMIN = "admin@spotmarket.example";

describe("notifications", () => {
  const contexts: BrowserContext[] = [];
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
  });

  async function openContact(email: string, options = {}): Promise<Page> {
    const context = await someone(options);
    contexts.push(context);
    const page = await context.newPage();
    await openAs(page, email, "/contact");
    await page.getByTestId("contact-form").waitFor();
    return page;
  }

  async function send(page: Page, message: string): Promise<void> {
    await page.getByLabel("Your message").fill(message);
    await page.getByRole("button", { name: "Send message" }).click();
  }

  async function write(page: Page, message: string): Promise<void> {
    await send(page, message);
    await page.getByTestId("own-messages").getByText(message).waitFor();
  }

  /** Whoever comes back to the window after a while is told without waiting for the minute. */
  async function comeBack(page: Page): Promise<void> {
    await page.clock.fastForward(16_000);
    const asked = page.waitForResponse((answer) => /\/api\/v1\/notifications\b/.test(answer.url()));
    await page.evaluate("document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))");
    await asked;
  }

  const bell = (page: Page) => page.getByTestId("notification-bell");
  const panel = (page: Page) => page.getByTestId("notification-panel");
  const items = (page: Page) => panel(page).getByRole("listitem");

  test("what happens elsewhere is counted at the bell, told once in a toast, and leads to its place", async ({
    task,
  }) => {
    const admin = await openContact(ADMIN);
    onTestFailed(() => keepPicture(admin, task.name));
    await admin.clock.install();
    const basic = await openContact(BASIC);
    const before = await bell(admin).getAttribute("aria-label");
    await write(basic, nameInTry(task, "Is there a course?"));

    await comeBack(admin);
    const toast = admin.getByTestId("toast").filter({ hasText: "wrote to the account team" });
    await toast.waitFor();
    expect(await bell(admin).getAttribute("aria-label")).not.toBe(before);
    await toast.getByRole("button", { name: "Show" }).click();
    await admin.waitForURL(/\/contact\?message=\d+/);
    await toast.waitFor({ state: "detached" });
    await comeBack(admin);
    expect(await toast.count()).toBe(0);
  });

  test("one is read, marked unread, deleted and had back, and all are read at once", async ({ task }) => {
    const basic = await openContact(BASIC);
    onTestFailed(() => keepPicture(basic, task.name));
    await write(basic, nameInTry(task, "One more question."));
    const admin = await openContact(ADMIN);
    onTestFailed(() => keepPicture(admin, task.name));
    await bell(admin).click();
    await items(admin).first().waitFor();
    await panel(admin).getByRole("heading", { name: "Today" }).waitFor();
    const first = items(admin).first();
    const words = await first.getByRole("link").textContent();
    await first.getByRole("button", { name: /^Mark as read/ }).click();
    await first.getByRole("button", { name: /^Mark as unread/ }).click();
    await first.getByRole("button", { name: /^Mark as read/ }).waitFor();

    const count = await items(admin).count();
    await first.getByRole("button", { name: /^Delete/ }).click();
    await expect.poll(() => items(admin).count()).toBe(count - 1);
    await admin.getByTestId("toast").getByRole("button", { name: "Undo" }).click();
    if ((await panel(admin).count()) === 0) await bell(admin).click();
    await expect.poll(() => items(admin).count()).toBe(count);
    expect(await items(admin).first().getByRole("link").textContent()).toBe(words);

    await panel(admin).getByRole("button", { name: "Mark all as read" }).click();
    await expect.poll(() => bell(admin).getAttribute("aria-label")).toBe("Notifications");
    await admin.reload();
    await admin.getByTestId("contact-form").waitFor();
    await expect.poll(() => bell(admin).getAttribute("aria-label")).toBe("Notifications");
  });

  test("a toast is dismissed by Escape from the keyboard, and goes by itself", async ({ task }) => {
    const page = await openContact(BASIC);
    onTestFailed(() => keepPicture(page, task.name));
    await send(page, nameInTry(task, "By keyboard."));
    const toast = page.getByTestId("toast");
    await toast.first().waitFor();
    await page.keyboard.press("Alt+t");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await toast.waitFor({ state: "detached", timeout: 2_000 });
  });

  test("whoever wants no motion has as long to read a toast as everybody else", async ({ task }) => {
    const page = await openContact(BASIC, { reducedMotion: "reduce" });
    onTestFailed(() => keepPicture(page, task.name));
    // The page itself notes when a toast comes and goes: however long a test takes to ask, the times are right.
    await page.evaluate(`{
      window.turns = [];
      const look = () => {
        const isThere = document.querySelector("[data-testid=toast]") !== null;
        if (isThere !== (window.turns.length % 2 === 1)) window.turns.push(performance.now());
      };
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    }`);
    await send(page, nameInTry(task, "Without motion."));
    const turns = () => page.evaluate<number[]>("window.turns");
    await expect.poll(async () => (await turns()).length, { timeout: 30_000 }).toBe(2);
    const [came = 0, gone = 0] = await turns();
    expect(gone - came).toBeGreaterThan(3_000);
  });

  test.each([DESK, PHONE])("nobody meets a barrier at the bell or in a toast at %j", async (viewport) => {
    const page = await openContact(ADMIN, { viewport });
    const heard = complaints(page);
    await bell(page).click();
    await panel(page).waitFor();
    expect(await barriers(page)).toEqual([]);
    await items(page)
      .first()
      .getByRole("button", { name: /^Delete/ })
      .click();
    await page.getByTestId("toast").waitFor();
    expect(await barriers(page)).toEqual([]);
    await keepsItsWidth(page);
    expect(heard).toEqual([]);
  });
});
