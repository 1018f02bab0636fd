import type { BrowserContext, Page } from "playwright";
import { afterEach, describe, expect, onTestFailed, test } from "vitest";
import { nameInTry } from "#tests/support/anotherTry.ts";
import { ADMIN, barriers, complaints, keepPicture, PHONE, SELLER, someone } from "#tests/support/browser.ts";
import { openAs } from "#tests/support/openAs.ts";

const NOW = "2026-11-22T10:00:00.000Z";
const job = {
  kind: "market-report",
  progress: 0,
  fault: null,
  tries: 1,
  file: null,
  link: null,
  createdAt: NOW,
  startedAt: NOW,
  endedAt: null,
};

describe("work in the background", () => {
  let context: BrowserContext | null = null;
  afterEach(async () => {
    await context?.close();
  });

  async function open(path: string, email: string, options = {}): Promise<Page> {
    context = await someone(options);
    const page = await context.newPage();
    await openAs(page, email, path);
    return page;
  }

  test("the bell shows what runs, stops it, and says what failed and how to go on", async ({ task }) => {
    const page = await open("/contact", SELLER, { viewport: PHONE });
    onTestFailed(() => keepPicture(page, task.name));
    const heard = complaints(page);
    const items = [
      { ...job, id: "2", name: "Austin for Monday", state: "running", progress: 0.4 },
      { ...job, id: "1", name: "All markets", state: "failed", fault: "too-slow", endedAt: NOW },
    ];
    // Reports take seconds at most: one that runs long enough to be looked at is told by the line, not by the server.
    await page.route("**/api/v1/jobs", (route) => route.fulfill({ json: { items } }));
    await page.route("**/api/v1/jobs/2/cancellation", (route) => {
      Object.assign(items[0] ?? {}, { state: "cancelled", endedAt: NOW });
      return route.fulfill({ json: items[0] });
    });
    await page.getByTestId("notification-bell").click();
    const centre = page.getByTestId("job-centre");
    await centre.getByText(/^40(\.0)?% done$/).waitFor();
    await centre.getByText(/It took too long/).waitFor();
    await centre.getByRole("button", { name: "Try again: All markets" }).waitFor();
    expect(await barriers(page)).toEqual([]);
    await centre.getByRole("button", { name: "Cancel Austin for Monday" }).click();
    await centre.getByText("Canceled").waitFor();
    expect(heard).toEqual([]);
  });

  test("an administrator adds a webhook, sends a test into a private network, and reads why it was refused", async ({
    task,
  }) => {
    const address = `https://127.0.0.1/${nameInTry(task, "hook").replace(" ", "-")}`;
    const page = await open("/webhooks", ADMIN);
    onTestFailed(() => keepPicture(page, task.name));
    await page.getByRole("button", { name: "Add webhook" }).first().click();
    await page.getByRole("dialog").getByLabel("URL").fill(address);
    expect(await barriers(page)).toEqual([]);
    await page.getByRole("dialog").getByRole("button", { name: "Add webhook" }).click();
    await page.getByText(/^whsec_/).waitFor();
    await page.getByRole("button", { name: "Copy" }).click();
    await page.getByRole("button", { name: "I have saved it" }).click();
    await page.getByText(address).first().click();
    await page.getByRole("button", { name: "Send a test" }).click();
    await page.getByText(/private network/).waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await page.getByText("Webhook deleted").waitFor();
    await expect.poll(() => page.getByText(address).count()).toBe(0);
  });
});
