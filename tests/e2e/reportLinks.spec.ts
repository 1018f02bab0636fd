import type { Page } from "playwright";
import { expect, onTestFailed, test } from "vitest";
import { isAnotherTry, nameInTry } from "#tests/support/anotherTry.ts";
import { ADMIN, barriers, keepPicture, keepsItsWidth, PHONE, SELLER, someone } from "#tests/support/browser.ts";
import { openAs } from "#tests/support/openAs.ts";

const REPORT = "/market-reports/market-report?market=tv-501&year=2026&client=Smith+Motors&language=de-DE";

/** An administrator lets the seller's customer make links, or no longer. */
async function switchLinks(page: Page, on: boolean): Promise<void> {
  await page.goto("/administration/customer");
  await page.getByText("Sample Media Sales").first().click();
  await page.getByRole("tab", { name: "Links" }).click();
  const allowed = page.getByRole("switch", { name: /share market reports by link/ });
  await allowed.waitFor();
  if ((await allowed.isChecked()) === on) return;
  await allowed.setChecked(on, { force: true });
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Sample Media Sales is saved").first().waitFor();
}

test("an administrator lets a seller show a report to a colleague without an account, and the seller takes it back", {
  timeout: 240_000,
}, async ({ task }) => {
  const purpose = nameInTry(task, "Colleague in Boston");
  const administrator = await someone();
  const office = await administrator.newPage();
  onTestFailed(() => keepPicture(office, "report links, administrator"));
  await openAs(office, ADMIN, "/administration/customer");
  if (isAnotherTry(task)) await switchLinks(office, false);

  const seller = await someone();
  const page = await seller.newPage();
  onTestFailed(() => keepPicture(page, "report links, seller"));
  await openAs(page, SELLER, REPORT);
  await page.getByTestId("share-link").click();
  await page.getByTestId("links-off").getByText("turned off for Sample Media Sales").waitFor();
  expect(await barriers(page)).toEqual([]);

  await switchLinks(office, true);
  expect(await barriers(office)).toEqual([]);
  await page.reload();
  await page.getByTestId("share-link").click();
  await page.getByLabel("What is it for?").fill(purpose);
  await page.getByRole("radio", { name: "30 days" }).click();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole("button", { name: "Create link" }).click();
  const link = await page.getByTestId("made-link").innerText();
  await page.getByRole("button", { name: "Copy link" }).click();
  expect(await page.evaluate("navigator.clipboard.readText()")).toBe(link);
  expect(await barriers(page)).toEqual([]);

  const colleague = await someone();
  const reader = await colleague.newPage();
  onTestFailed(() => keepPicture(reader, "report links, colleague"));
  const asked: string[] = [];
  reader.on("request", (request) => asked.push(request.url()));
  await reader.goto(link);
  await reader.getByTestId("document").getByText("Smith Motors").waitFor();
  await reader.getByRole("heading", { level: 1, name: "Marktbericht" }).waitFor();
  await reader.getByText("Verfügbar bis").waitFor();
  expect(new URL(reader.url()).hash).toBe("");
  expect(await reader.locator("a[href]:not([href^='#'])").count()).toBe(0);
  expect(asked.filter((url) => /\/Shell-|\/enter-/.test(url))).toEqual([]);
  expect(await barriers(reader)).toEqual([]);
  const download = reader.waitForEvent("download");
  await reader.getByTestId("download-pdf").click();
  expect((await download).suggestedFilename()).toBe("open-estimate-tv-501-market-report-2026.pdf");
  await reader.setViewportSize(PHONE);
  await keepsItsWidth(reader);

  await page.getByRole("button", { name: `Revoke ${purpose}` }).click();
  await page.getByRole("button", { name: `Undo revoking ${purpose}` }).waitFor();
  await reader.reload();
  await reader.getByRole("heading", { name: "This link does not work" }).waitFor();
  expect(await barriers(reader)).toEqual([]);

  // Other journeys find the customer as they expect it.
  await switchLinks(office, false);
  for (const context of [administrator, seller, colleague]) await context.close();
});
