import type { BrowserContext } from "playwright";
import { afterEach, describe, expect, onTestFailed, test } from "vitest";
import { barriers, complaints, keepPicture, PHONE, someone } from "#tests/support/browser.ts";
import { openAs } from "#tests/support/openAs.ts";

const ADMIN = "admin@spotmarket.example";

describe("the health of the product", () => {
  let context: BrowserContext | null = null;
  afterEach(async () => {
    await context?.close();
  });

  test("an administrator sees what needs somebody first, reads what to do, and copies it", async ({ task }) => {
    context = await someone();
    const page = await context.newPage();
    onTestFailed(() => keepPicture(page, task.name));
    await openAs(page, ADMIN, "/administration/health");
    const complained = complaints(page);
    // A trial has no mail server, which an operator should know.
    const mail = page.getByRole("region", { name: "Mail" });
    await mail.getByText("Check").waitFor();
    const store = page.getByRole("region", { name: "Store" });
    expect(await store.textContent()).toMatch(/Embedded \(\d+/);
    const order = await page.getByRole("heading", { level: 2 }).allTextContents();
    expect(order.indexOf("Mail")).toBeLessThan(order.indexOf("Store"));

    await mail.getByText("What the runbook says").click();
    await mail.getByText("SMTP_URL").first().waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole("button", { name: "Copy as text" }).click();
    await page.getByText("Copied.").waitFor();
    expect(await page.evaluate("navigator.clipboard.readText()")).toContain("LOOK mail: mailFiles");
    await page.setViewportSize(PHONE);
    expect(await barriers(page)).toEqual([]);
    expect(complained).toEqual([]);
  });
});
