import type { BrowserContext } from "playwright";
import { afterEach, describe, expect, onTestFailed, test } from "vitest";
import { barriers, keepPicture, PHONE, SELLER, someone } from "#tests/support/browser.ts";
import { openAs, openSummary } from "#tests/support/openAs.ts";

describe("explain this number", () => {
  let context: BrowserContext;
  afterEach(() => context.close());

  test("is followed down to the rows of files and made again, tells what every revision said of it, and its address opens it again", async ({
    task,
  }) => {
    context = await someone();
    const page = await openSummary(context, SELLER, "/market-summary?market=tv-623&year=2026");
    onTestFailed(() => keepPicture(page, task.name));
    await page
      .getByTestId("chart-mediaAdSpending")
      .getByRole("button", { name: /^TV OTA/ })
      .click();
    const panel = page.getByTestId("explanation");
    const course = panel.getByTestId("course");
    await course.getByRole("button", { name: "Core" }).click();
    await course.getByText(/^Households: [\d,]+ of [\d,]+ = 0\.\d+, to the power of 0\.5$/).waitFor();
    await course.getByText(/^Sum of \d+ counties: counties\.csv/).waitFor();
    await course.getByText(/^national-totals\.csv, line \d+$/).waitFor();
    await course.getByRole("button", { name: "Recalculate" }).click();
    await panel.getByText(/^Recalculated from these numbers: \$[\d,]+\. It agrees\.$/).waitFor();
    const saved = page.waitForEvent("download");
    await course.getByRole("button", { name: "Save as sheet" }).click();
    expect((await saved).suggestedFilename()).toMatch(/-course-2026\.xlsx$/);
    const revisions = panel.getByRole("definition");
    await panel.getByText("2026 Q1 open estimate").waitFor();
    const shown = await panel.locator("[data-shown] dd").textContent();
    expect(await panel.textContent()).toContain(shown);
    expect(await revisions.count()).toBeGreaterThan(4);
    expect(await barriers(page)).toEqual([]);

    const report = await panel.getByRole("link", { name: /report/i }).getAttribute("href");
    const screen = new URLSearchParams(report?.split("?")[1]).get("screen") ?? "";
    expect(screen).toContain("explain=mediaAdSpending%2FtvOta");
    const later = await context.newPage();
    await openAs(later, SELLER, screen);
    const again = later.getByTestId("explanation");
    await again.waitFor();
    expect(await again.textContent()).toContain(shown);
  });

  test("opens at the foot of a phone", async ({ task }) => {
    context = await someone({ viewport: PHONE });
    const page = await openSummary(context);
    onTestFailed(() => keepPicture(page, task.name));
    await page.getByTestId("chart-mediaAdSpending").getByRole("button").first().click();
    const panel = page.getByTestId("explanation");
    await panel.getByText("In each revision").waitFor();
    const box = await panel.boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(PHONE.height);
  });
});
