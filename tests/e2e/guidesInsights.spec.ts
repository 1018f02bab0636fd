import type { BrowserContext, Page } from "playwright";
import { afterEach, describe, expect, onTestFailed, test } from "vitest";
import { barsNobody, complaints, keepPicture, SELLER, someone } from "#tests/support/browser.ts";
import { openAs } from "#tests/support/openAs.ts";

describe("the reading room", () => {
  const contexts: BrowserContext[] = [];
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
  });

  async function openRoom(path = "/guides-insights"): Promise<Page> {
    const context = await someone();
    contexts.push(context);
    const page = await context.newPage();
    await openAs(page, SELLER, path);
    await page.getByRole("searchbox", { name: "Search everything" }).waitFor();
    return page;
  }

  test("an issue is found by a word, read, kept for later, and leads to the next one", async ({ task }) => {
    const page = await openRoom();
    onTestFailed(() => keepPicture(page, task.name));
    const heard = complaints(page);
    await page.getByRole("searchbox", { name: "Search everything" }).fill("furnace");
    const results = page.getByTestId("search-results");
    await results.locator("mark").first().waitFor();
    expect(await results.locator("mark").first().textContent()).toMatch(/furnace/i);
    await results.getByRole("link", { name: "September: sell your fall inventory now" }).click();

    const reader = page.getByTestId("reader");
    await reader.getByRole("heading", { level: 1, name: "September: sell your fall inventory now" }).waitFor();
    await reader.getByRole("button", { name: "Mark as unread" }).waitFor();
    const saved = reader.getByRole("button", { name: "Saved" });
    if ((await saved.count()) > 0) await saved.click(); // by a first try
    await reader.getByRole("button", { name: "Save", exact: true }).click();
    await saved.waitFor();
    await barsNobody(page);
    await reader.getByRole("link", { name: /Next issue/ }).click();
    await reader.getByText("Issue 2").waitFor();
    expect(heard).toEqual([]);
  });

  test("a publication is subscribed to, and a guide reached from the path of its screen", async ({ task }) => {
    const page = await openRoom();
    onTestFailed(() => keepPicture(page, task.name));
    const ask = page.getByRole("button", { name: "Get new issues by email", exact: true });
    const subscribed = page.getByRole("button", { name: "You get new issues by email" });
    await ask.first().waitFor();
    const before = await subscribed.count();
    await ask.first().click();
    await expect.poll(() => subscribed.count()).toBe(before + 1);
    await page.goto("/guides-insights?screen=/vertical/3");
    await page.waitForURL(/kind=guide&item=vertical$/);
    await page.getByRole("link", { name: "Open the page this guide explains" }).waitFor();
  });
});
