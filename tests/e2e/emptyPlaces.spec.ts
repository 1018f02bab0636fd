import type { BrowserContext, Page } from "playwright";
import { afterEach, beforeAll, describe, expect, onTestFailed, test } from "vitest";
import { ADMIN, barsNobody, complaints, keepLanguage, keepPicture, someone } from "#tests/support/browser.ts";
import { newcomer } from "#tests/support/newcomer.ts";
import { openAs } from "#tests/support/openAs.ts";

/** Nothing lies on her desk yet. */
const NEWCOMER = "empty-desk@spotmarket.example";

describe("places with nothing in them", () => {
  let context: BrowserContext;
  afterEach(() => context.close());
  beforeAll(() => newcomer(NEWCOMER, "Sample Media Sales"));

  async function open(email: string, path: string, name: string): Promise<Page> {
    const page = await context.newPage();
    onTestFailed(() => keepPicture(page, name));
    await openAs(page, email, path);
    return page;
  }

  test("show what would be there, as an example, and have the button that fills them", async ({ task }) => {
    context = await someone();
    const page = await open(NEWCOMER, "/api-keys", task.name);
    const heard = complaints(page);
    const example = page.getByTestId("example");
    await example.getByText("nightly-export").waitFor();
    expect(await example.getByText("Example", { exact: true }).count()).toBe(1);
    expect(await example.getAttribute("aria-hidden")).toBe("true");
    await barsNobody(page);
    await page.getByTestId("empty-state").getByRole("button", { name: "Create a key" }).click();
    await page.getByRole("dialog").waitFor();

    await page.goto("/my-report");
    await page.getByTestId("example").getByText("TV OTA").waitFor();
    await barsNobody(page);
    await page.getByRole("link", { name: "Go to the market summary" }).click();
    await page.waitForURL(/\/market-summary/);

    await page.goto("/custom-reports");
    await page.getByTestId("example").waitFor();
    expect(await page.getByRole("button", { name: "New report" }).count()).toBe(1);
    expect(heard).toEqual([]);
  });

  test("speak German where the reader does, the example with its names and amounts too", async ({ task }) => {
    context = await someone({ locale: "de-DE" });
    await keepLanguage(context, null);
    const page = await open(NEWCOMER, "/my-report", task.name);
    const example = page.getByTestId("example");
    await example.getByText("Beispiel", { exact: true }).waitFor();
    expect(await example.textContent()).toContain("Radio terrestrisch");
  });

  test("a search without a hit says what was looked for, and clears it", async ({ task }) => {
    context = await someone();
    const page = await open(ADMIN, "/administration/user?search=nobody-of-that-name", task.name);
    const none = page.getByTestId("no-hits");
    await none.getByText("Nothing matches “nobody-of-that-name”").waitFor();
    expect(await page.getByTestId("example").count()).toBe(0);
    await none.getByRole("button", { name: "Clear the search" }).click();
    await page.getByText("seller@spotmarket.example").first().waitFor();
    expect(new URL(page.url()).search).toBe("");
    await page.goto("/administration/user?search=seller&status=disabled");
    await page.getByRole("button", { name: "Clear search and filters" }).click();
    await page.getByText("seller@spotmarket.example").first().waitFor();
  });
});
