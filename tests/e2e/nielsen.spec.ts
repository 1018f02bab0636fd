import { afterEach, describe, expect, onTestFailed, test } from "vitest";
import type { BrowserContext } from "playwright";
import { isAnotherTry } from "#tests/support/anotherTry.ts";
import { ADMIN, barriers, keepPicture, keepsItsWidth, PHONE, someone } from "#tests/support/browser.ts";
import { openAs } from "#tests/support/openAs.ts";

/** The sample leaves two categories open. */
const AS_SHIPPED = /^97\.\d% mapped/;

describe("observed spend", () => {
  let context: BrowserContext | null = null;
  afterEach(async () => {
    await context?.close();
  });

  test("is mapped at a press, taken back at another, and compared with our estimate", async ({ task }) => {
    context = await someone();
    const page = await context.newPage();
    onTestFailed(() => keepPicture(page, task.name));
    await openAs(page, ADMIN, "/administration/forecast-analysis/nielsen?part=map");
    if (isAnotherTry(task)) {
      await page
        .getByText(/% mapped/)
        .first()
        .waitFor();
      const undo = page.getByRole("button", { name: "Undo the last change" });
      if ((await page.getByText(AS_SHIPPED).count()) === 0) await undo.click();
    }
    await page.getByText(AS_SHIPPED).waitFor();
    await page.getByText("38 categories mapped").waitFor();
    await page.getByRole("button", { name: /^Accept 1 suggestion$/ }).click();
    await page.getByText(/^98\.\d% mapped/).waitFor();
    await page.getByRole("radio", { name: "Vs. our estimate" }).click();
    await page.getByText(/Compared with our estimates in the 10 markets/).waitFor();
    await page.getByText("Less than half").first().waitFor();
    await page.getByRole("radio", { name: "Mapping" }).click();
    await page.getByRole("button", { name: "Undo the last change" }).click();
    await page.getByText(AS_SHIPPED).waitFor();
    await page.getByRole("radio", { name: "Trend" }).click();
    await page.getByRole("heading", { name: "Observed spend by quarter" }).waitFor();
    expect(await barriers(page)).toEqual([]);
    expect(await page.getByRole("button", { name: /Q4 2025: Spot TV/ }).count()).toBe(1);
    await page.setViewportSize(PHONE);
    await keepsItsWidth(page);
    await page.getByRole("radio", { name: "Mapping" }).click();
    await page.getByRole("heading", { name: "Mapping history" }).waitFor();
    await keepsItsWidth(page);
  });
});
