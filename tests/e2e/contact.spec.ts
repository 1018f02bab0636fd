import { readFile } from "node:fs/promises";
import type { BrowserContext, Page } from "playwright";
import { afterEach, describe, expect, onTestFailed, test } from "vitest";
import { nameInTry } from "#tests/support/anotherTry.ts";
import { barsNobody, complaints, keepPicture, RADIO, SELLER, someone } from "#tests/support/browser.ts";
import { openAs, openSummary } from "#tests/support/openAs.ts";

const ADMIN = "admin@spotmarket.example";

describe("the account team", () => {
  const contexts: BrowserContext[] = [];
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
  });

  async function openContact(email: string, path = "/contact", options = {}): Promise<Page> {
    const context = await someone(options);
    contexts.push(context);
    const page = await context.newPage();
    await openAs(page, email, path);
    await page.getByTestId("contact-form").waitFor();
    return page;
  }

  test("a question with a file is sent, answered by an administrator, and the answer comes back", async ({ task }) => {
    const seller = await openContact(SELLER);
    onTestFailed(() => keepPicture(seller, task.name));
    const table = "market,dollars\nNew York,12\n";
    await seller.getByLabel("What is it about?").selectOption("billing");
    await seller.getByLabel("Your message").fill("Two invoices came.\nWhich one holds?");
    await seller
      .locator("input[type=file]")
      .setInputFiles({ name: "own.csv", mimeType: "text/csv", buffer: Buffer.from(table) });
    await seller.getByText("own.csv").waitFor();
    await seller.getByRole("button", { name: "Send message" }).click();
    await seller.getByTestId("toast").filter({ hasText: "Your message has been sent" }).waitFor();
    const own = seller.getByTestId("own-messages").getByRole("listitem").first();
    expect(await own.textContent()).toContain("Which one holds?");
    expect(await own.textContent()).toContain("Open");

    const admin = await openContact(ADMIN);
    const received = admin.getByTestId("received-messages").getByRole("listitem").first();
    await received.getByText("Which one holds?").waitFor();
    const [download] = await Promise.all([
      admin.waitForEvent("download"),
      received.getByRole("button", { name: "Download own.csv" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("own.csv");
    expect(await readFile(await download.path(), "utf8")).toBe(table);
    await received.getByRole("button", { name: "Answer", exact: true }).click();
    await received.getByLabel("Your answer").fill("The second one.");
    await received.getByRole("button", { name: "Send answer" }).click();
    await admin.getByTestId("toast").filter({ hasText: "Answer sent" }).waitFor();

    await seller.reload();
    await own.getByText("The second one.").waitFor();
    expect(await own.textContent()).toContain("Answered");
  });

  test("a problem with a figure takes the figure, its market and its page along", async ({ task }) => {
    const words = nameInTry(task, "This looks too high.");
    const context = await someone();
    contexts.push(context);
    const page = await openSummary(context, RADIO);
    onTestFailed(() => keepPicture(page, task.name));
    await page.getByRole("button", { name: "Explain" }).first().click();
    await page.getByRole("link", { name: "Report a problem with this figure" }).click();
    await page.getByTestId("contact-form").waitFor();
    const form = page.getByTestId("contact-form");
    expect(await form.textContent()).toContain("/market-summary?market=");
    await form.getByRole("button", { name: "Do not include: Page" }).click();
    expect(await form.textContent()).not.toContain("/market-summary");
    await form.getByLabel("Your message").fill(words);
    await form.getByRole("button", { name: "Send message" }).click();
    await page.getByTestId("own-messages").getByText(words).waitFor();
  });

  test("nothing is sent without words, and a file of another kind is refused before it is sent", async ({ task }) => {
    const page = await openContact(SELLER);
    onTestFailed(() => keepPicture(page, task.name));
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByText("Please write a message.").waitFor();
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "a.exe", mimeType: "application/octet-stream", buffer: Buffer.from("MZ") });
    await page.getByRole("alert").filter({ hasText: "a.exe is not a PNG" }).waitFor();
  });

  test("nobody meets a barrier where it is about a figure", async () => {
    const page = await openContact(ADMIN, "/contact?topic=data&market=tv-501&screen=/market-summary&figure=CTV");
    const heard = complaints(page);
    await barsNobody(page);
    expect(heard).toEqual([]);
  });
});
