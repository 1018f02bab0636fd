import type { BrowserContext, Page } from "playwright";
import { afterEach, describe, expect, onTestFailed, test } from "vitest";
import { nameInTry } from "#tests/support/anotherTry.ts";
import {
  ADMIN,
  barriers,
  barsNobody,
  BASIC,
  complaints,
  keepPicture,
  keepsItsWidth,
  PHONE,
  SELLER,
  someone,
} from "#tests/support/browser.ts";
import { joinTeam } from "#tests/support/joinTeam.ts";
import { openAs } from "#tests/support/openAs.ts";

const CARD = `station,product,unit,price
Example station (not real),Prime,spot,250.50
Example station (not real),Sponsorship,month,1000
`;

describe("proposals", () => {
  const contexts: BrowserContext[] = [];
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
  });

  async function open(path: string, email = SELLER): Promise<Page> {
    const context = await someone();
    contexts.push(context);
    const page = await context.newPage();
    await openAs(page, email, path);
    return page;
  }

  async function bringCard(page: Page, text: string): Promise<void> {
    await page.getByRole("button", { name: "Rate card" }).click();
    const file = { name: "card.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
    await page.getByRole("dialog").locator("input[type=file]").setInputFiles(file);
    await page.getByTestId("rate-card-report").waitFor();
  }

  test("are put together from the rate card, saved as versions and sent to approval, with the sum always in sight", async ({
    task,
  }) => {
    const page = await open("/proposals");
    onTestFailed(() => keepPicture(page, task.name));
    const heard = complaints(page);
    await page.getByText("No proposals yet").waitFor();
    await bringCard(page, CARD);
    expect(await barriers(page), "rate card").toEqual([]);
    await page.getByRole("button", { name: "Replace with 2 lines" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });

    await page.getByRole("button", { name: "New proposal" }).click();
    await page.getByRole("textbox", { name: "Proposal", exact: true }).fill("Winter");
    await page.getByRole("textbox", { name: "Client", exact: true }).fill("Example client (not real)");
    await page.getByRole("combobox", { name: "Market", exact: true }).selectOption({ index: 1 });
    await page.getByRole("combobox", { name: "Category", exact: true }).selectOption({ index: 1 });
    await page.getByLabel("Add from rate card").selectOption({ index: 1 });
    await page.getByLabel("Units per week").fill("10");
    await page.getByText("4 weeks, 40 units: $10,020").waitFor();
    await page.getByText("Total $10,020").waitFor();
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("heading", { name: "Approval and status" }).waitFor();
    await page.getByRole("heading", { name: "Winter" }).waitFor();
    expect(await barriers(page), "proposal").toEqual([]);

    await page.getByLabel("Discount").fill("10");
    await page.getByText("Total $9,018").waitFor();
    await page.getByText("$10,020 before discount").waitFor();
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Version 2 · $9,018").waitFor();
    await page.getByRole("button", { name: "View version 1" }).click();
    await page.getByText("You are viewing version 1").waitFor();
    await page.getByText("Total $10,020").waitFor();
    await page.getByRole("button", { name: "View version 2" }).click();
    await page.getByRole("button", { name: "Ask for approval" }).click();
    await page.getByText("Awaiting approval · Version 2").waitFor();
    await barsNobody(page);
    await page.setViewportSize({ width: 1440, height: 900 });

    await page.getByRole("button", { name: "Remove", exact: true }).first().click();
    await page.getByText("No proposals yet").waitFor();
    await page.getByRole("button", { name: "Rate card" }).click();
    await page.getByRole("button", { name: "Undo last import" }).click();
    await page.getByText("No rate card yet.").waitFor();
    expect(heard).toEqual([]);
  });

  test("of a rate card with faults nothing is kept, and each is told with its line and column", async ({ task }) => {
    const page = await open("/proposals");
    onTestFailed(() => keepPicture(page, task.name));
    await page.getByText("No proposals yet").waitFor();
    await bringCard(page, "station,product,unit,price\nExample station (not real),Prime,dragon,1\n");
    const report = page.getByTestId("rate-card-report");
    await report.getByRole("row", { name: /2 unit dragon This is not a unit/ }).waitFor();
    expect(await page.getByRole("button", { name: "Replace", exact: true }).getAttribute("aria-disabled")).toBe("true");
  });

  test("a colleague approves what was offered, the client reads it by a link without an account, and the seller closes it", {
    timeout: 240_000,
  }, async ({ task }) => {
    const title = nameInTry(task, "Spring");
    const office = await open("/administration/user", ADMIN);
    const { leave } = await joinTeam(office);
    const page = await open("/proposals");
    onTestFailed(() => keepPicture(page, task.name));
    await page.getByRole("button", { name: "New proposal" }).click();
    await page.getByRole("textbox", { name: "Proposal", exact: true }).fill(title);
    await page.getByRole("textbox", { name: "Client", exact: true }).fill("Example client (not real)");
    await page.getByRole("combobox", { name: "Market", exact: true }).selectOption({ index: 1 });
    await page.getByRole("combobox", { name: "Category", exact: true }).selectOption({ index: 1 });
    await page.getByRole("button", { name: "Add line" }).click();
    await page.getByRole("textbox", { name: "Station", exact: true }).fill("Example station (not real)");
    await page.getByRole("textbox", { name: "Product or daypart", exact: true }).fill("Prime");
    await page.getByLabel("Price per unit").fill("250.5");
    await page.getByLabel("Units per week").fill("10");
    await page.getByText("Total $10,020").waitFor();
    expect(await page.getByLabel("Price per unit").inputValue()).toBe("$250.50");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("button", { name: "Ask for approval" }).click();
    await page.getByText("Awaiting approval · Version 1").waitFor();
    expect(await page.getByRole("button", { name: "Approve", exact: true }).count()).toBe(0);

    const chief = await open(new URL(page.url()).pathname, BASIC);
    await chief.getByRole("heading", { name: title }).waitFor();
    expect(await barriers(chief), "approver").toEqual([]);
    await chief.getByRole("button", { name: "Approve", exact: true }).click();
    await chief.getByText("Approved · Version 1").waitFor();
    await page.reload();
    await page.getByRole("button", { name: "Mark as sent" }).click();
    await page.getByRole("button", { name: "Create link to version 1" }).click();
    const link = await page.getByRole("status", { name: "The link" }).innerText();
    expect(await barriers(page), "sent").toEqual([]);

    const context = await someone();
    contexts.push(context);
    const client = await context.newPage();
    const heard = complaints(client);
    await client.goto(link);
    await client.getByText("Example client (not real)").first().waitFor();
    await client.getByText("$10,020").first().waitFor();
    expect(new URL(client.url()).hash).toBe("");
    expect(await client.locator("a[href]:not([href^='#'])").count()).toBe(0);
    expect(await barriers(client), "client").toEqual([]);
    const download = client.waitForEvent("download");
    await client.getByRole("button", { name: /PDF/ }).click();
    expect((await download).suggestedFilename()).toMatch(/proposal-\d+-1\.pdf$/);
    await client.setViewportSize(PHONE);
    await keepsItsWidth(client);
    expect(heard).toEqual([]);

    await page.getByRole("button", { name: /^Revoke link created/ }).click();
    await client.reload();
    await client.getByRole("heading", { name: "This link does not work" }).waitFor();
    await leave();
  });
});
