import { expect, onTestFailed, test } from "vitest";
import { keepPicture, keepsItsWidth, SELLER, someone } from "#tests/support/browser.ts";
import { openAs } from "#tests/support/openAs.ts";

test("a market report is read by its contents, made for a client and taken along under a name that says what it is", async () => {
  const context = await someone();
  const page = await context.newPage();
  onTestFailed(() => keepPicture(page, "market report"));
  await openAs(page, SELLER, "/market-reports/market-report?market=tv-501&year=2026");

  const contents = page.getByRole("navigation", { name: "Contents" });
  await contents.getByRole("link", { name: "Forecast" }).press("Enter");
  const heading = page.getByRole("heading", { level: 2, name: "Forecast" });
  await expect.poll(() => heading.evaluate((element) => element === element.ownerDocument.activeElement)).toBe(true);
  await contents.locator("[aria-current]", { hasText: "Forecast" }).waitFor();

  const client = page.getByTestId("report-client");
  await client.fill("Smith & Söhne");
  await client.press("Enter");
  await page.getByTestId("document").getByText("Smith & Söhne").waitFor();
  expect(await client.evaluate((element) => element === element.ownerDocument.activeElement)).toBe(true);
  expect(new URL(page.url()).searchParams.get("client")).toBe("Smith & Söhne");

  const download = page.waitForEvent("download");
  await page.getByTestId("download-pdf").click();
  expect((await download).suggestedFilename()).toBe("open-estimate-tv-501-market-report-2026.pdf");

  await page.setViewportSize({ width: 320, height: 640 });
  await keepsItsWidth(page);
  await context.close();
});
