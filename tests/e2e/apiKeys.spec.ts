import { afterEach, describe, expect, inject, onTestFailed, test } from "vitest";
import type { BrowserContext, Page } from "playwright";
import { nameInTry } from "#tests/support/anotherTry.ts";
import { ADMIN, barsNobody, complaints, keepPicture, SELLER, someone } from "#tests/support/browser.ts";
import { openAs } from "#tests/support/openAs.ts";

/** What a program gets with a key. */
async function asProgram(key: string): Promise<number> {
  const answer = await fetch(`${inject("productUrl")}/api/v1/session`, { headers: { authorization: `Bearer ${key}` } });
  return answer.status;
}

async function makeKey(page: Page, name: string): Promise<string> {
  await page.getByRole("button", { name: "Create a key" }).first().click();
  await page.getByRole("dialog").getByLabel("Name").fill(name);
  await page.getByRole("dialog").getByRole("button", { name: "Create a key" }).click();
  const key = await page
    .getByRole("dialog")
    .getByText(/^sm_[\w-]{43}$/)
    .innerText();
  await page.getByRole("dialog").getByRole("button", { name: "Copy" }).click();
  expect(await page.evaluate("navigator.clipboard.readText()")).toBe(key);
  return key;
}

describe("API keys", () => {
  let context: BrowserContext | null = null;
  afterEach(async () => {
    await context?.close();
  });

  test("a seller makes a key, a program works with it, and revoking ends that at once", async ({ task }) => {
    context = await someone();
    const page = await context.newPage();
    onTestFailed(() => keepPicture(page, task.name));
    const name = nameInTry(task, "Nightly export");
    await openAs(page, SELLER, "/home");
    await page.getByRole("button", { name: /Your account/ }).click();
    await page.getByRole("link", { name: "API Keys" }).click();
    const key = await makeKey(page, name);
    expect(await asProgram(key)).toBe(200);
    await page.getByRole("button", { name: "I have saved it" }).click();
    expect(await page.getByText(key).count()).toBe(0);
    await page.getByRole("button", { name: `Revoke ${name}`, exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
    await page.getByText(`${name} is revoked`).waitFor();
    expect(await asProgram(key)).toBe(401);
  });

  test("a seller takes the address for an assistant, which asks for a key", async ({ task }) => {
    context = await someone();
    const page = await context.newPage();
    onTestFailed(() => keepPicture(page, task.name));
    await openAs(page, SELLER, "/api-keys");
    await page.getByRole("heading", { name: "Assistants" }).waitFor();
    await page.getByRole("button", { name: "Copy the address" }).click();
    await page.getByText("Copied").waitFor();
    const address = String(await page.evaluate("navigator.clipboard.readText()"));
    expect(address).toBe(`${inject("productUrl")}/mcp`);
    expect((await fetch(address, { method: "POST" })).status).toBe(401);
    await barsNobody(page);
  });

  test("an administrator makes a key for somebody else and sees whose it is", async ({ task }) => {
    const name = nameInTry(task, "For the seller");
    context = await someone();
    const page = await context.newPage();
    onTestFailed(() => keepPicture(page, task.name));
    await openAs(page, ADMIN, "/administration/api-keys");
    await page.getByRole("button", { name: "Create a key" }).first().click();
    await page.getByRole("combobox", { name: "For whom" }).click();
    await page.getByRole("option", { name: /seller@spotmarket/ }).click();
    await page.getByRole("dialog").getByLabel("Name").fill(name);
    await page.getByRole("dialog").getByRole("button", { name: "Create a key" }).click();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").getByText(/^sm_/).waitFor();
    await page.keyboard.press("Escape");
    await page.mouse.click(5, 5);
    await page.getByRole("button", { name: "I have saved it" }).click();
    await page
      .getByRole("row", { name: /Seller/ })
      .filter({ hasText: name })
      .waitFor();
  });

  test("whose sign-in is too old signs in once more, and what was typed stays", async ({ task }) => {
    const name = nameInTry(task, "After a while");
    context = await someone();
    const page = await context.newPage();
    onTestFailed(() => keepPicture(page, task.name));
    await openAs(page, SELLER, "/api-keys");
    let tooOld = 1;
    // As the API answers a quarter of an hour after the password was given.
    await page.route("**/api/v1/api-keys", async (route) => {
      if (tooOld === 0 || route.request().method() !== "POST") return route.fallback();
      tooOld -= 1;
      await route.fulfill({
        status: 403,
        contentType: "application/problem+json",
        json: {
          type: "about:blank",
          title: "Please sign in again for this",
          status: 403,
          code: "fresh-sign-in-required",
          detail: "",
          instance: "1",
        },
      });
    });
    await page.getByRole("button", { name: "Create a key" }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name").fill(name);
    await dialog.getByRole("button", { name: "Create a key" }).click();
    await dialog.getByText("Creating a key requires a sign-in").waitFor();
    await barsNobody(page);
    const opened = page.waitForEvent("popup");
    await dialog.getByRole("button", { name: "Sign in again" }).click();
    const provider = await opened;
    await provider.waitForURL(/\/idp\//);
    await provider.locator("#password").fill(inject("demoPassword"));
    await provider.locator("button[type=submit]").click();
    await dialog.getByText("Creating a key requires a sign-in").waitFor({ state: "detached" });
    expect(await dialog.getByLabel("Name").inputValue()).toBe(name);
    await dialog.getByRole("button", { name: "Create a key" }).click();
    await dialog.getByText(/^sm_[\w-]{43}$/).waitFor();
  });

  test("nobody meets a barrier where a key is shown, nor in the list it then stands in", async () => {
    context = await someone();
    const page = await context.newPage();
    const heard = complaints(page);
    await openAs(page, ADMIN, "/api-keys");
    await page.getByRole("heading", { level: 1, name: "Your API keys" }).waitFor();
    await makeKey(page, "Barrier");
    await barsNobody(page);
    await page.getByRole("button", { name: "I have saved it" }).click();
    await page.goto("/administration/api-keys");
    await page.getByText("Barrier").first().waitFor();
    await barsNobody(page);
    expect(heard).toEqual([]);
  });
});
