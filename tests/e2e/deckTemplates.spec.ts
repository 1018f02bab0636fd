import type { BrowserContext, Page } from "playwright";
import { afterEach, describe, expect, onTestFailed, test } from "vitest";
import { nameInTry } from "#tests/support/anotherTry.ts";
import { ADMIN, barriers, complaints, keepPicture, someone } from "#tests/support/browser.ts";
import { deckTemplateFile, type TemplateWish } from "#tests/support/deckTemplateFile.ts";
import { openAs } from "#tests/support/openAs.ts";

const MACHINE = "application/vnd.openxmlformats-officedocument.presentationml.presentation";

describe("an organization's PowerPoint template", () => {
  let context: BrowserContext | null = null;
  afterEach(async () => {
    await context?.close();
  });

  /** The files tab of a customer that is added for it. */
  async function openFiles(task: { readonly name: string }, name: string): Promise<Page> {
    context = await someone();
    const page = await context.newPage();
    onTestFailed(() => keepPicture(page, task.name));
    await openAs(page, ADMIN, "/administration/customer");
    await page.getByRole("button", { name: "Add customer" }).click();
    await page.getByRole("dialog").getByLabel("Name").fill(name);
    await page.getByRole("button", { name: "Add and open" }).click();
    await page.getByRole("dialog", { name }).waitFor();
    await page.getByRole("tab", { name: "Files" }).click();
    await page.getByTestId("template-upload").waitFor();
    return page;
  }

  async function upload(page: Page, name: string, wish?: TemplateWish): Promise<void> {
    const buffer = Buffer.from(await deckTemplateFile(wish));
    await page.locator('input[type=file][accept*="potx"]').setInputFiles({ name, mimeType: MACHINE, buffer });
  }

  test("is uploaded, mapped with a preview, used, and every step has a way back", async ({ task }) => {
    const page = await openFiles(task, nameInTry(task, "Template Media"));
    const heard = complaints(page);
    await upload(page, "house.potx", { potx: true });
    const dialog = page.getByRole("dialog", { name: "Layouts of house.potx" });
    await dialog.waitFor();
    expect(await dialog.getByRole("img", { name: /on the layout/ }).count()).toBe(5);
    await dialog.getByRole("img", { name: "Chart on the layout “Title and Content”" }).waitFor();
    expect(await dialog.getByTestId("template-checks").textContent()).toContain("Accent 2 is hard to see");
    expect(await barriers(page), "mapping").toEqual([]);

    await dialog.getByTestId("template-layout-text").selectOption({ label: "Blank" });
    await dialog.getByText("Text: the layout has no title placeholder").waitFor();
    await dialog.getByTestId("template-layout-figure").selectOption({ label: "Title Only" });
    await dialog.getByRole("img", { name: "Chart on the layout “Title Only”" }).waitFor();
    await dialog.getByTestId("template-layout-text").selectOption({ label: "Title and Content" });
    await dialog.getByRole("button", { name: "Use this template" }).click();
    await dialog.waitFor({ state: "detached" });
    const version = page.getByTestId("template-version");
    await version.getByText("In use").waitFor();
    expect(await version.textContent()).toContain("Version 1");
    expect(await barriers(page), "versions").toEqual([]);

    await version.getByRole("button", { name: "Layouts of house.potx" }).click();
    await dialog.waitFor();
    expect(await dialog.getByTestId("template-layout-figure").locator("option:checked").textContent()).toBe(
      "Title Only",
    );
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await version.getByRole("button", { name: "Stop using house.potx" }).click();
    await version.getByRole("button", { name: "Use house.potx" }).click();
    await version.getByText("In use").waitFor();
    await version.getByRole("button", { name: "Remove house.potx" }).click();
    await version.waitFor({ state: "detached" });
    await page.getByTestId("toast").getByRole("button", { name: "Undo" }).click();
    await version.getByText("In use").waitFor();
    expect(heard).toEqual([]);
  });

  test("is refused with what is wrong and what to do when it holds macros", async ({ task }) => {
    const page = await openFiles(task, nameInTry(task, "Macro Media"));
    await upload(page, "house.pptm", { macro: true });
    await page.getByRole("alert").getByText("The file contains macros or controls").waitFor();
    expect(await page.getByTestId("template-version").count()).toBe(0);
  });
});
