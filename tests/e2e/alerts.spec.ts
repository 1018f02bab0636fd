import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { BrowserContext, Page } from "playwright";
import { eachBeginsAgain, emptyList, isAnotherTry } from "#tests/support/anotherTry.ts";
import { barriers, DESK, keepsItsWidth, PHONE, someone } from "../support/browser.ts";
import { newcomer } from "../support/newcomer.ts";
import { openAs } from "../support/openAs.ts";

/** The demo accounts have rules. */
const NEWCOMER = "watchful-newcomer@spotmarket.example";
const ALERTS = "/market-reports/vertical-alerts";

describe("alerts", () => {
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    context = await someone();
    page = await context.newPage();
    await newcomer(NEWCOMER, "Sample Weekly");
    await openAs(page, NEWCOMER, ALERTS);
  });

  afterAll(async () => {
    await context.close();
  });

  eachBeginsAgain(() => page);

  test("whoever has no rules is offered some; one of them tells at once what it finds", async ({ task }) => {
    if (isAnotherTry(task)) {
      await emptyList(page, "/api/v1/alert-rules");
      await page.reload();
    }
    await page.getByRole("heading", { name: "Watch your markets" }).waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole("button", { name: /^Use this rule: Tell me when any medium climbs/ }).click();
    await page.getByRole("grid", { name: "Data alerts" }).waitFor();
    expect(await page.getByRole("row").count()).toBeGreaterThan(1);
    expect(await barriers(page)).toEqual([]);
  });

  test("every alert says its whole sentence in the list, wide and on a phone", async () => {
    for (const size of [DESK, PHONE]) {
      await page.setViewportSize(size);
      await page.getByRole(size === DESK ? "grid" : "list", { name: "Data alerts" }).waitFor();
      const cut = await page.evaluate<string[]>(`[...document.querySelectorAll("main :is(tr, li) bdi")].filter((one) =>
        [one, one.parentElement, one.parentElement.parentElement].some((part) =>
          getComputedStyle(part).overflowX !== "visible" &&
          (part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 3))
      ).map((one) => one.textContent)`);
      expect(cut, `${size.width} px wide`).toEqual([]);
    }
    await page.setViewportSize(DESK);
  });

  test("a rule is read as a sentence, tried out before it is made, and taken back", async ({ task }) => {
    if (isAnotherTry(task)) {
      await emptyList(page, "/api/v1/alert-rules", 1);
      await page.reload();
    }
    await page.getByRole("button", { name: "New rule" }).click();
    const dialog = page.getByRole("dialog", { name: "New alert rule" });
    await dialog.getByLabel("By more than").fill("25");
    await dialog.getByText("grows by more than 25.0% in a year.").waitFor();
    await dialog.getByText(/This would raise/).waitFor();
    expect(await barriers(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Create rule" }).click();
    await page.getByRole("button", { name: "2 rules" }).click();
    await page.getByRole("button", { name: /^Delete: .*25\.0%/ }).click();
    await page.getByRole("button", { name: /^Delete: .*25\.0%/ }).waitFor({ state: "detached" });
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  });

  test("an alert leads to its very figure, with the explanation open", async () => {
    await page.getByRole("row").nth(1).click();
    const link = page.getByRole("dialog").getByRole("button", { name: "Open the figure" });
    await link.click();
    await page.waitForURL(/explain=mediaAdSpending/);
    await page.getByTestId("explanation").waitFor();
  });

  test("issues are read section by section, also on a phone", async () => {
    await page.setViewportSize(PHONE);
    await page.goto(`${ALERTS}?tab=news`);
    await page
      .getByRole("button", { name: /^Read:/ })
      .first()
      .click();
    await page.getByRole("heading", { name: "First look" }).waitFor();
    await keepsItsWidth(page);
    expect(await barriers(page)).toEqual([]);
  });

  test("nothing is left behind", async () => {
    await page.goto(ALERTS);
    await page.getByRole("button", { name: /^\d rules?$/ }).click();
    const none = page.getByText("You have no rules yet.");
    const last = page.getByRole("button", { name: /^Delete:/ });
    await none.or(last).waitFor();
    if (await last.isVisible()) await last.click();
    await none.waitFor();
  });
});
