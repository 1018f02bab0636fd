import { afterEach, describe, expect, onTestFailed, test } from "vitest";
import type { BrowserContext, Page } from "playwright";
import { nameInTry } from "#tests/support/anotherTry.ts";
import { ADMIN, barsNobody, complaints, DESK, keepPicture, PHONE, someone } from "#tests/support/browser.ts";
import { openAs } from "#tests/support/openAs.ts";

describe("the forecast room", () => {
  let context: BrowserContext | null = null;
  afterEach(async () => {
    await context?.close();
  });

  async function open(task: { readonly name: string }, path: string): Promise<Page> {
    context = await someone();
    const page = await context.newPage();
    onTestFailed(() => keepPicture(page, task.name));
    await openAs(page, ADMIN, path);
    return page;
  }

  const cell = (page: Page, name: string) => page.locator(`[data-cell="${name}"]`);

  test("names of rows are whole on a phone too", async ({ task }) => {
    const page = await open(task, "/administration/forecast-analysis/spending");
    await page.setViewportSize(PHONE);
    await page.getByRole("rowheader").first().waitFor();
    const cut = await page.evaluate<string[]>(`[...document.querySelectorAll("[role=grid] th[scope=row] span")]
      .filter((name) => name.scrollWidth > name.clientWidth + 1).map((name) => name.textContent)`);
    expect(cut).toEqual([]);
  });

  test("a total that is typed over moves the nation at once, with its reason, and can be undone", async ({ task }) => {
    const page = await open(task, "/administration/forecast-analysis/media");
    const heard = complaints(page);
    const total = cell(page, "total 2026");
    await total.waitFor();
    const before = await total.textContent();
    await page.getByLabel("Reason").fill("New vintage");
    await cell(page, "radioOta 2026").click();
    await page.keyboard.type("11.2B");
    await page.keyboard.press("Enter");
    await expect.poll(() => total.textContent()).not.toBe(before);
    expect(await cell(page, "radioOta 2026").textContent()).toBe("11,200");
    await page
      .getByTestId("edit-history")
      .getByText(/→ \$11\.20B/)
      .waitFor();
    await page
      .getByTestId("edit-history")
      .getByText(/New vintage/)
      .waitFor();
    await cell(page, "radioOta 2026").click();
    await page.keyboard.type("lots");
    await page.keyboard.press("Enter");
    await page.getByText(/This is not a number/).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => total.textContent()).toBe(before);
    await barsNobody(page);
    expect(heard).toEqual([]);
  });

  test("the room shows how far forecasts of the past missed, on series that did not shape them and on advertising", async ({
    task,
  }) => {
    const page = await open(task, "/administration/forecast-analysis/media");
    const heard = complaints(page);
    const section = page.getByTestId("accuracy");
    await section.getByRole("heading", { name: /^On 43 public series, forecasts miss/ }).waitFor();
    const rules = section.getByRole("table").first();
    expect(await rules.getByRole("row").count()).toBe(1 + 6);
    const ours = () => rules.getByRole("row", { name: /^Ours/ }).textContent();
    const onHoldOut = await ours();
    await section
      .getByTestId("accuracy-parts")
      .getByRole("row", { name: /^2020, which estimates leave out/ })
      .waitFor();
    await section.getByText("Advertising", { exact: true }).click();
    await section.getByRole("heading", { name: /^On 13 public series/ }).waitFor();
    expect(await ours()).not.toBe(onHoldOut);
    await barsNobody(page);
    expect(heard).toEqual([]);
  });

  test("a market's figure is fixed to the dollar, the others give way, every sum ties, and the cell explains itself", async ({
    task,
  }) => {
    const page = await open(task, "/administration/forecast-analysis/spending");
    const heard = complaints(page);
    await page.getByRole("radio", { name: "Markets" }).first().click();
    const newYork = cell(page, "tv-501 tvOta");
    const losAngeles = cell(page, "tv-803 tvOta");
    await newYork.waitFor();
    const before = await losAngeles.textContent();
    await newYork.click();
    await page.keyboard.type("1.2B");
    await page.keyboard.press("Enter");
    await expect.poll(() => newYork.textContent()).toBe("1,200.0");
    expect(await losAngeles.textContent()).not.toBe(before);
    await page.getByRole("heading", { name: "Every total ties, to the dollar" }).waitFor();
    await page.getByRole("radio", { name: "Cells" }).click();
    await page
      .getByTestId("moves")
      .getByText(/New York ·/)
      .first()
      .waitFor();
    await newYork.click();
    await page.getByRole("button", { name: "Explain New York, TV OTA" }).click();
    await page.getByTestId("course").getByText("$1,200,000,000").first().waitFor();
    await page.keyboard.press("Escape");
    await barsNobody(page);
    expect(heard).toEqual([]);
  });

  test("what is saved stands in the history with its reason, and an earlier state can be restored", async ({
    task,
  }) => {
    const page = await open(task, "/administration/forecast-analysis/media");
    const heard = complaints(page);
    const name = nameInTry(task, "More email");
    const email = cell(page, "email 2027");
    await email.waitFor();
    const before = await email.textContent();
    await page.getByRole("button", { name: "Save as …" }).click();
    await page.getByLabel("Name").fill(name);
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await page.getByText(`Scenario: ${name}`).waitFor();
    await page.getByLabel("Reason").fill("Lists grow");
    await email.click();
    await page.keyboard.type("2900");
    await page.keyboard.press("Enter");
    await expect.poll(() => email.textContent()).toBe("2,900");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("No unsaved edits").waitFor();
    await page.getByRole("button", { name: "History" }).click();
    const entries = page.getByTestId("saved-history").locator("> li");
    await entries.nth(1).waitFor();
    expect(await entries.first().textContent()).toMatch(/Lists grow.*Email 2027, Core.*\$2,900,000,000/);
    await barsNobody(page);
    await entries.nth(1).getByRole("button", { name: "Restore" }).click();
    await entries.nth(2).waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => email.textContent()).toBe(before);

    await page.setViewportSize(DESK);
    await page
      .getByTestId("scenario-bar")
      .getByRole("button", { name: /scenarios$/ })
      .click();
    await page.getByRole("dialog").getByRole("searchbox", { name: "Search" }).fill(name);
    await page.getByTestId("list-count").getByText("1 of").waitFor();
    await page.getByRole("gridcell", { name, exact: true }).click();
    const drawer = page.getByRole("dialog", { name });
    await drawer.getByLabel("Name for sellers").fill("Letters pay");
    await drawer.getByRole("button", { name: "Save" }).click();
    await page.getByText(`“${name}” saved`).last().waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("gridcell", { name: `${name} · Letters pay` }).waitFor();
    expect(heard).toEqual([]);
  });
});
