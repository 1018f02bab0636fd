import { afterEach, describe, expect, onTestFailed, test } from "vitest";
import type { BrowserContext, Page } from "playwright";
import { isAnotherTry, nameInTry } from "#tests/support/anotherTry.ts";
import { ADMIN, barsNobody, complaints, DESK, keepPicture, SELLER, someone } from "#tests/support/browser.ts";
import { openAs } from "#tests/support/openAs.ts";

describe("markets", () => {
  let context: BrowserContext | null = null;
  afterEach(async () => {
    await context?.close();
  });

  async function open(task: { readonly name: string }, path: string, person: string): Promise<Page> {
    context = await someone();
    const page = await context.newPage();
    onTestFailed(() => keepPicture(page, task.name));
    await openAs(page, person, path);
    await page.getByRole("heading", { level: 1, name: /Markets/ }).waitFor();
    return page;
  }

  test("a seller puts one together, sees what it comes to, opens its figures, and takes deleting it back", async ({
    task,
  }) => {
    const name = nameInTry(task, "Two coasts");
    const page = await open(task, "/custom-markets", SELLER);
    const heard = complaints(page);
    await page.getByRole("button", { name: "New custom market" }).first().click();
    const drawer = page.getByRole("dialog");
    await drawer.getByLabel("Name").fill(name);
    for (const market of ["New York", "Los Angeles"]) {
      await drawer.getByRole("combobox", { name: "Find a market" }).fill(market);
      await drawer.getByRole("option", { name: market }).first().click();
    }
    await drawer.getByText("2 markets").waitFor();
    await drawer.getByText(/^\$[\d.]+B$/).waitFor();
    await barsNobody(page);
    await page.setViewportSize(DESK);
    await drawer.getByRole("button", { name: "Save" }).click();
    await page.getByText(`“${name}” is saved and can be chosen as a market.`).waitFor();
    await page.getByRole("dialog", { name }).getByRole("button", { name: "Delete" }).click();
    await page.getByText(`“${name}” is deleted.`).waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("row", { name }).click();
    await page.getByRole("link", { name: "Open in market summary" }).click();
    await page.getByTestId("chart-mediaAdSpending").waitFor();
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toContain(name);
    expect(heard).toEqual([]);
  });

  test("an administrator gives a county to another market, and the draft has it", async ({ task }) => {
    // The draft has the first try's county already.
    const county = isAnotherTry(task) ? "Denton" : "Tarrant";
    const page = await open(task, "/administration/markets/tv-markets?search=Abilene", ADMIN);
    await page.getByRole("row", { name: /Abilene/ }).click();
    await page.getByRole("button", { name: "Edit counties" }).click();
    const editor = page.getByRole("dialog", { name: /Counties in Abilene/ });
    await editor.getByRole("textbox", { name: /Find a county/ }).fill(county);
    await editor.getByRole("checkbox", { name: `${county} County, TX` }).check();
    await editor.getByText(/would be in TV markets more than once/).waitFor();
    await editor.getByRole("button", { name: "Undo" }).click();
    // With nothing more to take back, the button still has the focus.
    await editor.locator("button[aria-disabled=true]:focus", { hasText: "Undo" }).waitFor();
    await editor.getByRole("button", { name: "Redo" }).click();
    // The map and the list mark the same county, whichever of them is moved in; without a search it lists the market's own.
    await editor.getByRole("textbox", { name: /Find a county/ }).fill("");
    await editor.getByTestId("map-picture").focus();
    await page.keyboard.press("ArrowRight");
    await editor.locator("li[data-pointed]").waitFor();
    const chosen = () => editor.getByRole("checkbox", { checked: true }).count();
    const before = await chosen();
    await page.keyboard.press("Enter");
    await expect.poll(chosen).not.toBe(before);
    await page.keyboard.press("Enter");
    await expect.poll(chosen).toBe(before);
    // By keyboard: what is let go keeps the focus, and Escape leaves an editor with changes, and the drawer beneath it, open.
    const own = editor.getByRole("checkbox", { name: /Brown County, TX/ });
    await own.press("Space");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Space");
    expect(await own.isChecked()).toBe(true);
    await barsNobody(page);
    await page.setViewportSize(DESK);
    await editor.getByRole("button", { name: "Save to draft" }).click();
    await page.getByText(/was changed in the draft/).waitFor();
    await page.getByText(/Shown as in the open draft/).waitFor();
    await page.getByRole("row", { name: /Abilene.*changed/ }).waitFor();
  });
});
