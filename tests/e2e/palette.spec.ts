import type { BrowserContext, Page } from "playwright";
import { afterEach, describe, expect, onTestFailed, test } from "vitest";
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
import { openAs, openSummary } from "#tests/support/openAs.ts";

describe("the command palette", () => {
  let context: BrowserContext | null = null;
  afterEach(async () => {
    await context?.close();
  });

  const field = (page: Page) => page.getByTestId("palette").getByRole("combobox");
  const results = (page: Page) => page.getByTestId("palette").getByRole("option");

  async function opened(page: Page, typed = ""): Promise<void> {
    await page.keyboard.press("Control+k");
    await field(page).waitFor();
    await field(page).fill(typed);
  }

  test("a nickname opens the market on the screen that is shown, with the year and measure chosen there", async ({
    task,
  }) => {
    context = await someone();
    const page = await openSummary(context, undefined, "/market-summary?market=tv-501&year=2024&measure=share");
    onTestFailed(() => keepPicture(page, task.name));
    await opened(page, "city of angels");
    expect(await results(page).first().textContent()).toContain("Los Angeles");
    await page.keyboard.press("Enter");
    await page.waitForURL(/market=tv-803/);
    expect(page.url()).toContain("year=2024");
    expect(page.url()).toContain("measure=share");
    await page.getByRole("heading", { level: 1, name: "Los Angeles" }).waitFor();
  });

  test("a mistyped name is still found, and what was chosen stands first the next time", async ({ task }) => {
    context = await someone();
    const page = await openSummary(context);
    onTestFailed(() => keepPicture(page, task.name));
    await opened(page, "lawers");
    await results(page).filter({ hasText: "Legal services" }).first().click();
    await page.waitForURL(/\/vertical\/subvertical\?sub=legalServices/);
    await opened(page);
    expect(await results(page).first().textContent()).toContain("Legal services");
  });

  test("arrows move among the results, and the field says which one is meant", async ({ task }) => {
    context = await someone();
    const page = await openSummary(context);
    onTestFailed(() => keepPicture(page, task.name));
    await opened(page, "market");
    const meant = async () => {
      const id = await field(page).getAttribute("aria-activedescendant");
      return page.locator(`[id="${id}"]`).getAttribute("aria-selected");
    };
    const first = await field(page).getAttribute("aria-activedescendant");
    await page.keyboard.press("ArrowDown");
    expect(await field(page).getAttribute("aria-activedescendant")).not.toBe(first);
    expect(await meant()).toBe("true");
    await page.keyboard.press("ArrowUp");
    expect(await field(page).getAttribute("aria-activedescendant")).toBe(first);
    await page.keyboard.press("Escape");
    await page.getByTestId("palette").waitFor({ state: "detached" });
  });

  test("it does things, too: the dark look, another language", async ({ task }) => {
    context = await someone();
    const page = await openSummary(context);
    onTestFailed(() => keepPicture(page, task.name));
    await opened(page, "dark");
    await page.keyboard.press("Enter");
    await page.locator("html[data-mantine-color-scheme=dark]").waitFor();
    await opened(page, "Deutsch");
    await page.keyboard.press("Enter");
    await page.locator("html[lang=de-DE]").waitFor();
    await opened(page, "Autohäuser");
    expect(await results(page).first().textContent()).toContain("Automobil");
  });

  test("what is done on a screen is done from anywhere: the newsroom's dialog, and an invitation", async ({ task }) => {
    context = await someone();
    const page = await openSummary(context, "admin@spotmarket.example");
    onTestFailed(() => keepPicture(page, task.name));
    await opened(page, "update content");
    await page.keyboard.press("Enter");
    const newsroom = page.getByRole("dialog", { name: "Update Content" });
    await newsroom.waitFor();
    await page.keyboard.press("Escape");
    await newsroom.waitFor({ state: "detached" });
    await opened(page, "invite a user");
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "Invite people" }).waitFor();
    expect(page.url()).toMatch(/\/administration\/user$/);
  });

  test("somebody is offered only what is open to her", async ({ task }) => {
    context = await someone();
    const page = await context.newPage();
    onTestFailed(() => keepPicture(page, task.name));
    await openAs(page, BASIC, "/home");
    await page.getByTestId("notification-bell").waitFor();
    await opened(page, "share of wallet");
    expect(await results(page).filter({ hasText: "Share of Wallet" }).count()).toBe(0);
    await field(page).fill("audit log");
    expect(await results(page).filter({ hasText: "Audit Log" }).count()).toBe(0);
    await field(page).fill("contact");
    await results(page).filter({ hasText: "Contact us" }).first().waitFor();
  });

  test("markets are found without a connection", async ({ task }) => {
    context = await someone();
    const page = await openSummary(context);
    onTestFailed(() => keepPicture(page, task.name));
    await opened(page);
    await context.setOffline(true);
    await field(page).fill("NYC");
    await results(page).filter({ hasText: "New York" }).first().waitFor();
    await context.setOffline(false);
  });

  test("a slash opens it and a question mark the sheet of keys, but not while somebody types", async ({ task }) => {
    context = await someone();
    const page = await openSummary(context);
    onTestFailed(() => keepPicture(page, task.name));
    await page.keyboard.press("?");
    const sheet = page.getByTestId("keyboard-sheet");
    await sheet.waitFor();
    expect(await sheet.textContent()).toContain("Switch between chart and table");
    expect(await barriers(page)).toEqual([]);
    await sheet.getByText("Single-key shortcuts").click();
    await page.keyboard.press("Escape");
    await page.keyboard.press("/");
    expect(await page.getByTestId("palette").count()).toBe(0);
    await opened(page, "keyboard shortcuts");
    await page.keyboard.press("Enter");
    await sheet.getByText("Single-key shortcuts").click();
    await page.keyboard.press("Escape");
    await page.keyboard.press("/");
    await field(page).waitFor();
    await page.keyboard.press("?");
    expect(await field(page).inputValue()).toBe("?");
    expect(await sheet.count()).toBe(0);
  });

  test.each([DESK, PHONE])("nobody meets a barrier in it at %j", async (viewport) => {
    context = await someone({ viewport });
    const page = await openSummary(context);
    const heard = complaints(page);
    await opened(page);
    expect(await barriers(page)).toEqual([]);
    await field(page).fill("new");
    await results(page).first().waitFor();
    expect(await barriers(page)).toEqual([]);
    await keepsItsWidth(page);
    expect(heard).toEqual([]);
  });
});
