import { afterEach, describe, expect, onTestFailed, test } from "vitest";
import type { BrowserContext, Page } from "playwright";
import { ADMIN, barsNobody, complaints, keepPicture, someone } from "#tests/support/browser.ts";
import { openAs } from "#tests/support/openAs.ts";

describe("revisions of the data", () => {
  let context: BrowserContext | null = null;
  afterEach(async () => {
    await context?.close();
  });

  async function open(task: { readonly name: string }, path: string): Promise<Page> {
    context = await someone();
    const page = await context.newPage();
    onTestFailed(() => keepPicture(page, task.name));
    await openAs(page, ADMIN, path);
    return page;
  }

  test("an earlier revision says what going back to it would change, and what it was made of", async ({ task }) => {
    const page = await open(task, "/administration/revisions");
    const heard = complaints(page);
    await page.getByRole("row", { name: /2026 Q1 sample.*Superseded/ }).click();
    await page.getByRole("heading", { level: 1, name: "2026 Q1 sample" }).waitFor();
    await page.getByText(/figures differ, in \d+ TV markets/).waitFor();
    await page.getByRole("radio", { name: "Media" }).click();
    await page.getByRole("columnheader", { name: "Medium" }).waitFor();
    await page.getByRole("button", { name: "Go back to this revision" }).click();
    await page
      .getByRole("dialog")
      .getByText(/Nationwide \d{4}:/)
      .first()
      .waitFor();
    await page.keyboard.press("Escape");
    await barsNobody(page);
    expect(heard).toEqual([]);
  });

  test("a reader finds what revisions brought, and chooses how to hear of the next", async ({ task }) => {
    const page = await open(task, "/releases");
    await page.getByRole("heading", { level: 2, name: "2026 Q3 sample" }).waitFor();
    const byMail = page.getByRole("radio", { name: "In the app and by mail" });
    const inApp = page.getByRole("radio", { name: "In the app", exact: true });
    const told = page.getByText("You will hear of new revisions in the app", { exact: true }).last();
    if (await byMail.isChecked()) {
      await inApp.click();
      await told.waitFor();
    }
    await byMail.click();
    await page.getByText("You will hear of new revisions in the app and by mail").waitFor();
    await page.reload();
    await page.getByRole("radio", { name: "In the app and by mail", checked: true }).waitFor();
    await inApp.click();
    await told.waitFor();
  });
});
