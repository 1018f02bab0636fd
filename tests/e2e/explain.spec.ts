import type { BrowserContext } from "playwright";
import { afterEach, describe, expect, onTestFailed, test } from "vitest";
import { barriers, keepPicture, PHONE, SELLER, someone } from "#tests/support/browser.ts";
import { openAs, openSummary } from "#tests/support/openAs.ts";

describe("explain this number", () => {
  let context: BrowserContext;
  afterEach(() => context.close());

  test("names what a figure follows and what every revision said of it, and its address opens it again", async ({
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
    await panel.getByText("What it follows").waitFor();
    await panel.getByText(/^Households: .+% of the nation, weight 50\.0%$/).waitFor();
    const revisions = panel.getByRole("definition");
    await panel.getByText("2026 Q1 sample").waitFor();
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
