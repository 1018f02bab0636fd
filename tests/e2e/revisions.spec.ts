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
    await page.getByRole("row", { name: /2026 Q1 open estimate.*Superseded/ }).click();
    await page.getByRole("heading", { level: 1, name: "2026 Q1 open estimate" }).waitFor();
    await page.getByText(/figures differ, in \d+ TV markets/).waitFor();
    await page.getByRole("radio", { name: "Media" }).click();
    await page.getByRole("columnheader", { name: "Medium" }).waitFor();
    await page.getByRole("button", { name: "Roll back to this revision" }).click();
    await page
      .getByRole("dialog")
      .getByText(/Nationwide \d{4}:/)
      .first()
      .waitFor();
    await page.keyboard.press("Escape");
    await barsNobody(page);
    expect(heard).toEqual([]);
  });

  test("public sources say what they give, which years of it are held, and which key is still to be set up", async ({
    task,
  }) => {
    const page = await open(task, "/administration/revisions");
    await page.getByRole("button", { name: "Get public data" }).click();
    const dialog = page.getByRole("dialog");
    const offer = (name: string) => dialog.getByRole("radio", { name });
    await offer("Census Bureau: population by year").waitFor();
    const said = await dialog.innerText();
    expect(said).toMatch(/Population estimates: people in every county, each year since 2020\s+Your data: 2015–2025/);
    expect(said).toMatch(/withheld cells stay unknown\s+Your data: 2019–2021\. 20\d\d should be out\./);
    expect(said).toContain("Have BEA_API_KEY set on the server.");
    expect(await offer("BEA: income and jobs by year").isDisabled()).toBe(true);
    await offer("Census Bureau: population by year").click();
    await dialog.getByRole("textbox", { name: "Year" }).waitFor();
    await offer("FCC: TV transmitters").click();
    await dialog.getByRole("textbox", { name: "Year" }).waitFor({ state: "detached" });
    await barsNobody(page);
  });

  test("a reader finds what revisions brought, and chooses how to hear of the next", async ({ task }) => {
    const page = await open(task, "/releases");
    await page.getByRole("heading", { level: 2, name: "2026 Q3 open estimate" }).waitFor();
    const byMail = page.getByRole("radio", { name: "In the app and by email" });
    const inApp = page.getByRole("radio", { name: "In the app", exact: true });
    const told = page.getByText("You will be notified of new revisions in the app", { exact: true }).last();
    if (await byMail.isChecked()) {
      await inApp.click();
      await told.waitFor();
    }
    await byMail.click();
    await page.getByText("You will be notified of new revisions in the app and by email").waitFor();
    await page.reload();
    await page.getByRole("radio", { name: "In the app and by email", checked: true }).waitFor();
    await inApp.click();
    await told.waitFor();
  });
});
