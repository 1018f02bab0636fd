import { afterEach, describe, expect, onTestFailed, test } from "vitest";
import type { BrowserContext, Page } from "playwright";
import { isAnotherTry, nameInTry } from "#tests/support/anotherTry.ts";
import { ADMIN, barsNobody, complaints, keepPicture, someone } from "#tests/support/browser.ts";
import { openAs } from "#tests/support/openAs.ts";

describe("customers", () => {
  let context: BrowserContext | null = null;
  afterEach(async () => {
    await context?.close();
  });

  async function open(task: { readonly name: string }, path = "/administration/customer"): Promise<Page> {
    context = await someone();
    const page = await context.newPage();
    onTestFailed(() => keepPicture(page, task.name));
    await openAs(page, ADMIN, path);
    await page.getByRole("heading", { level: 1, name: "Customers" }).waitFor();
    await page.getByRole("row").nth(1).waitFor();
    return page;
  }

  /** Adds a customer and leaves its details open. */
  async function add(page: Page, name: string): Promise<void> {
    await page.getByRole("button", { name: "Add customer" }).click();
    await page.getByRole("dialog").getByLabel("Name").fill(name);
    await page.getByRole("button", { name: "Add and open" }).click();
    await page.getByRole("dialog", { name }).waitFor();
  }

  test("one is added, gets its contract and its sections, and the log tells both", async ({ task }) => {
    const name = nameInTry(task, "Harbor Radio");
    const page = await open(task);
    await add(page, name);
    await page.getByLabel("Plan").fill("Premium");
    await page.getByLabel("Seats").fill("12");
    await page.getByRole("tab", { name: "Rights" }).click();
    await page.getByRole("checkbox", { name: "Local radio" }).first().check();
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText(`${name} is saved`).waitFor();
    await page.getByRole("tab", { name: "History" }).click();
    await page.getByText(new RegExp(`changed the customer .*${name}`)).waitFor();
    expect(await page.getByText("added: Local radio").count()).toBe(1);
    await page.getByRole("button", { name: "Close" }).first().click();
    await page.getByRole("row", { name: new RegExp(`${name}.*Premium.*0 of 12`) }).waitFor();
  });

  test("suspending is taken back with one press", async ({ task }) => {
    const name = nameInTry(task, "Undo Media");
    const page = await open(task);
    await add(page, name);
    await page.getByRole("button", { name: "Suspend" }).click();
    await page.getByText(`${name} is suspended.`).waitFor();
    await page.getByTestId("toast").getByRole("button", { name: "Undo" }).click();
    await page.getByText(`${name} is active again`).waitFor();
    await page.getByRole("button", { name: "Suspend" }).waitFor();
  });

  test("what somebody else changed meanwhile is told, and nothing is lost", async ({ task }) => {
    const name = nameInTry(task, "Two Editors");
    const page = await open(task);
    await add(page, name);
    const other = await page.context().newPage();
    await openAs(other, ADMIN, page.url());
    await other.getByRole("dialog", { name }).waitFor();
    await other.getByLabel("Seats").fill("7");
    await other.getByRole("button", { name: "Save" }).click();
    await other.getByText(`${name} is saved`).waitFor();
    await page.getByLabel("Plan").fill("Gold");
    await page.getByRole("button", { name: "Save" }).click();
    await page
      .getByRole("alert")
      .getByText(/someone else changed Seats/)
      .waitFor();
    expect(await page.getByLabel("Seats").inputValue()).toBe("7");
    expect(await page.getByLabel("Plan").inputValue()).toBe("Gold");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText(`${name} is saved`).waitFor();
  });

  test("many are changed at once, after a look at what would happen", async ({ task }) => {
    const lastDay = isAnotherTry(task) ? "2099-11-30" : "2099-12-31";
    const page = await open(task);
    await page.getByRole("checkbox", { name: "Select all that match" }).click();
    await page.getByRole("button", { name: /^Change \d+ customers/ }).click();
    await page.getByLabel("Last day").fill(lastDay);
    await page.getByRole("button", { name: "Preview changes" }).click();
    await page.getByText(/\d+ would change/).waitFor();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Apply \d+ changes?$/ })
      .click();
    await page.getByText(/\d+ (was|were) changed/).waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).last().click();
    await page
      .getByRole("row", { name: /(Dec 31|Nov 30), 2099/ })
      .first()
      .waitFor();
  });

  test("a list comes back from a spreadsheet, and a bad row keeps all from happening", async ({ task }) => {
    const name = nameInTry(task, "Sheet TV");
    const page = await open(task);
    await page.getByRole("button", { name: "Import CSV" }).click();
    const give = (text: string) =>
      page
        .getByRole("dialog")
        .locator("input[type=file]")
        .setInputFiles({ name: "customers.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
    await give(`id,name,kind\n,${name},tv\n,Sheet Two,planet\n`);
    await page.getByText("1 would be refused").waitFor();
    expect(await page.getByRole("button", { name: "Apply 1 change" }).isDisabled()).toBe(true);
    await give(`id,name,kind\n,${name},tv\n`);
    await page.getByRole("button", { name: "Apply 1 change" }).click();
    await page.getByText("1 was added").waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).last().click();
    await page.getByRole("row", { name }).waitFor();
  });

  test("nobody meets a barrier at the details of a customer", async ({ task }) => {
    const page = await open(task);
    const heard = complaints(page);
    await page.getByText("Sample Operations").first().click();
    for (const name of ["Contract", "Markets", "Rights", "People", "Files", "API keys", "History"]) {
      const tab = page.getByRole("tab", { name });
      await tab.click();
      await page.locator("[role=tab][aria-selected=true]").and(tab).waitFor();
      await barsNobody(page);
    }
    expect(heard).toEqual([]);
  });
});
