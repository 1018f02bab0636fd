import type { BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, onTestFailed, test } from "vitest";
import { ADMIN, arrived, DESK, keepPicture, PHONE, someone } from "#tests/support/browser.ts";
import { openAs } from "#tests/support/openAs.ts";
import { FINGER, POINTER, smallTargets } from "#tests/support/smallTargets.ts";
import { SCREENS, visit } from "./screens.ts";

const TABLET = { width: 1024, height: 768 };

describe.each([
  { what: "a mouse", least: POINTER, spaced: true, windows: [DESK], hasTouch: false },
  { what: "a finger", least: FINGER, spaced: false, windows: [PHONE, TABLET], hasTouch: true },
])("$what hits every control", ({ least, spaced, windows, hasTouch }) => {
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    context = await someone({ viewport: DESK, hasTouch });
    page = await context.newPage();
    await openAs(page, ADMIN, "/home");
  });
  afterAll(() => context.close());

  test.each(SCREENS)("at %s", async (path) => {
    onTestFailed(() => keepPicture(page, `targets ${least} ${path}`));
    await visit(page, path);
    for (const size of windows) {
      await page.setViewportSize(size);
      await arrived(page);
      expect(await smallTargets(page, least, spaced), `${size.width} px wide`).toEqual([]);
    }
  });
});
