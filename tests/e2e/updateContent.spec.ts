import type { BrowserContext } from "playwright";
import { afterEach, describe, expect, onTestFailed, test } from "vitest";
import { ADMIN, barsNobody, complaints, DESK, keepPicture, someone } from "#tests/support/browser.ts";
import { openAs } from "#tests/support/openAs.ts";

const TITLE = "How we count <b>streaming</b>";

describe("the newsroom", () => {
  let context: BrowserContext | null = null;
  afterEach(async () => {
    await context?.close();
  });

  test("an administrator writes a piece by keyboard and publishes it, and readers see marks in it as the letters they are", async ({
    task,
  }) => {
    context = await someone();
    const page = await context.newPage();
    onTestFailed(() => keepPicture(page, task.name));
    const heard = complaints(page);
    await openAs(page, ADMIN, "/administration");
    await page
      .getByRole("main")
      .getByRole("button", { name: /Update Content/ })
      .click();
    await page.getByRole("dialog", { name: "Update Content" }).getByRole("button", { name: "New" }).click();
    await page.getByRole("button", { name: "Method page" }).click();

    const room = page.getByRole("dialog").first();
    await room.getByRole("textbox", { name: "Title" }).fill(TITLE);
    await room.getByRole("textbox", { name: "Summary" }).fill("What counts, and what does not.");
    const body = room.getByRole("textbox", { name: "Text", exact: true });
    await body.click();
    await page.keyboard.press("Control+b");
    await page.keyboard.type("Every ad");
    await page.keyboard.press("Control+b");
    await page.keyboard.type(" that a <script>stream</script> carries.");
    await barsNobody(page);
    await page.setViewportSize(DESK);

    await room.getByRole("radio", { name: /Deutsch.*readers see it in English/ }).click();
    await room.getByRole("button", { name: "Save draft" }).click();
    await page.getByText(`Draft saved: ${TITLE}`).waitFor();
    await room.getByRole("button", { name: "Publish …" }).click();
    await page.getByRole("button", { name: "Publish now" }).click();
    await page.getByText(`Published: ${TITLE}`).waitFor();
    await room.getByRole("radio", { name: "Versions" }).click();
    await room.getByText("Readers see this one").waitFor();

    await page.goto("/guides-insights?tab=method");
    await page.getByRole("link", { name: TITLE }).click();
    const reader = page.getByTestId("reader");
    await reader.getByRole("heading", { level: 1, name: TITLE }).waitFor();
    expect(await reader.locator("strong", { hasText: "Every ad" }).count()).toBe(1);
    await reader.getByText("that a <script>stream</script> carries.").waitFor();
    expect(heard).toEqual([]);
  });
});
