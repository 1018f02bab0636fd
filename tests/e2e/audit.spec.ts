import { readFile } from "node:fs/promises";
import { afterEach, describe, expect, onTestFailed, test } from "vitest";
import type { BrowserContext, Page } from "playwright";
import { nameInTry } from "#tests/support/anotherTry.ts";
import { ADMIN, keepPicture, SELLER, someone } from "#tests/support/browser.ts";
import { openAs } from "#tests/support/openAs.ts";

describe("the audit log", () => {
  let context: BrowserContext | null = null;
  afterEach(async () => {
    await context?.close();
  });

  async function open(task: { readonly name: string }, path = "/administration/audit"): Promise<Page> {
    context = await someone();
    const page = await context.newPage();
    onTestFailed(() => keepPicture(page, task.name));
    await openAs(page, ADMIN, path);
    return page;
  }

  /** Something to tell: a customer with a name of its own. */
  async function addCustomer(page: Page, name: string): Promise<void> {
    await page.getByRole("button", { name: "Add customer" }).click();
    await page.getByRole("dialog").getByLabel("Name").fill(name);
    await page.getByRole("button", { name: "Add and open" }).click();
    await page.getByRole("dialog", { name }).waitFor();
  }

  test("tells a change as a sentence, finds it, and leads to what was changed", async ({ task }) => {
    const page = await open(task, "/administration/customer");
    const name = nameInTry(task, "Logged Media");
    await addCustomer(page, name);
    await page.goto("/administration/audit");
    await page.getByText(/The log is intact/).waitFor();
    await page.getByRole("searchbox").fill("logged");
    const sentence = page.getByRole("link", { name: new RegExp(`added the customer .*${name}\\W*$`) });
    await sentence.waitFor();
    await page.waitForURL(/search=logged/);
    await sentence.click();
    await page.getByRole("dialog", { name }).waitFor();
  });

  test("is saved as a file, all of it that the search lets pass", async ({ task }) => {
    const page = await open(task, "/administration/customer");
    await addCustomer(page, nameInTry(task, "Filed Media"));
    await page.goto("/administration/audit?search=Filed");
    await page
      .getByRole("link", { name: /Filed Media/ })
      .first()
      .waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "CSV" }).click(),
    ]);
    const lines = (await readFile(await download.path(), "utf8")).trim().split("\r\n");
    expect(lines[0]).toContain("position,at,actor,action");
    expect(lines.slice(1).every((line) => line.includes("Filed Media"))).toBe(true);
    expect(lines.length).toBeGreaterThan(1);
  });

  test("is not for subscribers", async () => {
    context = await someone();
    const page = await context.newPage();
    await openAs(page, SELLER, "/administration/audit");
    await page.waitForURL(/\/unauthorized/);
  });
});
