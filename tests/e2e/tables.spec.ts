import type { BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, onTestFailed, test } from "vitest";
import { ADMIN, arrived, keepLanguage, keepPicture, someone } from "#tests/support/browser.ts";
import { cutCells } from "#tests/support/cutCells.ts";
import { openAs } from "#tests/support/openAs.ts";
import { SCREENS, visit } from "./screens.ts";

/** Views of a screen that are tables, which it does not open with. */
const TABLES: readonly string[] = [
  ...SCREENS,
  "/radio/station-overview?market=tv-501&view=stations",
  "/tv/station-overview?market=tv-501&view=owners",
];

/** In German heads are the longest. */
describe.each([
  { locale: "en-US", widths: [1440, 1280, 1024] },
  { locale: "de-DE", widths: [1440, 1024] },
])("no table is cut without a sign, in $locale", ({ locale, widths }) => {
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    context = await someone({ locale });
    await keepLanguage(context, null);
    page = await context.newPage();
    await openAs(page, ADMIN, "/home");
  });
  afterAll(() => context.close());

  test.each(TABLES)("at %s", async (path) => {
    onTestFailed(() => keepPicture(page, `tables ${locale} ${path}`));
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await arrived(page);
      expect(await cutCells(page), `${width} px wide`).toEqual([]);
    }
  });
});
