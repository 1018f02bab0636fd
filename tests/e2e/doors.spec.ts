import { afterEach, describe, expect, inject, onTestFailed, test } from "vitest";
import type { BrowserContext } from "playwright";
import { barriers, keepPicture, RADIO, SELLER, signIn, someone } from "#tests/support/browser.ts";
import { openSummary } from "#tests/support/openAs.ts";

describe("the doors", () => {
  let context: BrowserContext | null = null;
  afterEach(async () => {
    await context?.close();
  });

  test("someone who is not signed in is asked to, and lands where she wanted to go", async ({ task }) => {
    context = await someone();
    const page = await context.newPage();
    onTestFailed(() => keepPicture(page, task.name));
    await page.goto("/market-summary?market=tv-803&year=2024");
    await page.waitForURL(/\/login/);
    await signIn(page, SELLER);
    await page.waitForURL(/market=tv-803/);
    expect(page.url()).toContain("year=2024");
  });

  test("a wrong password is refused in words, and the right one is taken afterwards", async ({ task }) => {
    context = await someone();
    const page = await context.newPage();
    onTestFailed(() => keepPicture(page, task.name));
    await page.goto("/login");
    await page
      .getByRole("main")
      .getByRole("button", { name: /sign in/i })
      .first()
      .click();
    await page.waitForURL(/\/idp\//);
    await page.locator("#email").fill("radio@spotmarket.example");
    await page.locator("#password").fill("not this one at all");
    await page.locator("button[type=submit]").click();
    await page.getByRole("alert").waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.locator("#password").fill(inject("demoPassword"));
    await page.locator("button[type=submit]").click();
    await page.waitForURL(/\/home$/);
  });

  test("signing out ends at /logout, and going back shows no figures", async ({ task }) => {
    context = await someone();
    const page = await openSummary(context);
    onTestFailed(() => keepPicture(page, task.name));
    await page.getByRole("button", { name: /Your account/ }).click();
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.waitForURL(/\/logout$/);
    await page.goto("/market-summary");
    await page.waitForURL(/\/login/);
  });

  test("whoever signs in next at the same desk finds nothing of the one before, but how the page looks", async ({
    task,
  }) => {
    context = await someone();
    const page = await openSummary(context);
    onTestFailed(() => keepPicture(page, task.name));
    const kept = () => page.evaluate<string[]>("Object.keys(localStorage).filter((key) => key !== 'starter-project')");
    await expect.poll(kept).toEqual(expect.arrayContaining(["spotmarket-last-market", "spotmarket-recent-screens"]));
    await page.evaluate("sessionStorage.setItem('contact-draft', JSON.stringify('a message'))");
    await page.getByRole("button", { name: /Your account/ }).click();
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.getByRole("link", { name: "Sign in again" }).click();
    expect(await kept()).toEqual([]);
    // The sign-in library's version is nobody's.
    expect(await page.evaluate("Object.keys(sessionStorage)")).toEqual(["msal.version"]);
    await signIn(page, RADIO);
    await page.waitForURL(/\/home$/);
    await page.getByRole("region", { name: "Recently viewed" }).waitFor();
    expect(await page.getByRole("region", { name: "Recently viewed" }).getByRole("link").count()).toBe(0);
  });

  test("an unknown address leads to the not-found page", async () => {
    context = await someone();
    const page = await context.newPage();
    await page.goto("/nowhere/at/all");
    await page.waitForURL(/\/page-not-found$/);
    await page.getByRole("main").waitFor();
    expect(await barriers(page)).toEqual([]);
  });

  test.each([
    ["de-AT", "de-DE"],
    ["es-MX", "es-ES"],
    ["fr-FR", "en-US"],
  ])("a browser set to %s is greeted in %s", async (locale, language) => {
    context = await someone({ locale });
    const page = await context.newPage();
    await page.goto("/login");
    await page.getByRole("main").waitFor();
    expect(await page.getAttribute("html", "lang")).toBe(language);
  });
});
