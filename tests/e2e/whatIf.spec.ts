import { afterEach, describe, expect, onTestFailed, test } from "vitest";
import type { BrowserContext } from "playwright";
import { barsNobody, complaints, keepPicture, SELLER, someone } from "#tests/support/browser.ts";
import { openAs } from "#tests/support/openAs.ts";

describe("a seller who asks what if", () => {
  let context: BrowserContext | null = null;
  afterEach(async () => {
    await context?.close();
  });

  test("sees a recession instead of what is published, how far it is from it, and that nobody forecasts it", async ({
    task,
  }) => {
    context = await someone();
    const page = await context.newPage();
    onTestFailed(() => keepPicture(page, task.name));
    await openAs(page, SELLER, "/vertical/1?market=tv-623&year=2025");
    const heard = complaints(page);
    const total = page.getByTestId("figure-total");
    const choice = page.getByTestId("scenario-select");
    const banner = page.getByTestId("scenario-banner");
    // What-ifs of the sample set are reckoned in the background once the product stands.
    const offered = async () => {
      await page.reload();
      await total.waitFor();
      await page.getByTestId("revision-badge").click();
      return choice.getByRole("option", { name: "Recession" }).count();
    };
    await expect.poll(offered, { timeout: 60_000, interval: 2_000 }).toBe(1);
    await choice.selectOption({ label: "Recession" });
    await page.waitForURL(/scenario=\d+/);
    await banner.getByText("Not our forecast").waitFor();
    await expect.poll(() => total.textContent()).toContain("As published");
    await banner.getByRole("button", { name: "Show 2027" }).click();
    await expect.poll(() => total.textContent()).toMatch(/Ad spending, 2027.*−\d+\.\d% vs\. \$[\d.]+M published/);
    // Whatever is said of the figures is said as a supposition.
    const points = page.getByTestId("talking-points").locator("li");
    expect(await points.first().textContent()).toContain("What if “Recession”: ");
    await barsNobody(page);
    await total.click();
    expect(await page.getByTestId("explanation").textContent()).toContain("What if: Recession (not our forecast)");
    await page.keyboard.press("Escape");

    // The address holds all of it, and another screen goes on with it.
    await page.goto(page.url().replace("/vertical/1?", "/share-wallet?"));
    await banner.getByText("What if: Recession").waitFor();
    expect(await page.getByTestId("screen-head").getByRole("button", { name: "Download" }).count()).toBe(0);

    await page.goto(page.url().replace(/scenario=\d+/, "scenario=999999"));
    await page.getByTestId("scenario-missing").waitFor();
    expect(await choice.inputValue()).toBe("");
    expect(heard).toEqual([]);
  });
});
