import type { BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, onTestFailed, test } from "vitest";
import { ADMIN, DESK, keepPicture, PHONE, someone } from "#tests/support/browser.ts";
import { openAs } from "#tests/support/openAs.ts";
import { FINGER, POINTER, smallTargets } from "#tests/support/smallTargets.ts";
import { SCREENS, visit } from "./screens.ts";

describe.each([
  { what: "a mouse", least: POINTER, spaced: true, viewport: DESK, hasTouch: false },
  { what: "a finger", least: FINGER, spaced: false, viewport: PHONE, hasTouch: true },
  {
    what: "a finger on a tablet",
    least: FINGER,
    spaced: false,
    viewport: { width: 1024, height: 768 },
    hasTouch: true,
  },
])("$what hits every control", ({ least, spaced, viewport, hasTouch }) => {
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    context = await someone({ viewport, hasTouch });
    page = await context.newPage();
    await openAs(page, ADMIN, "/home");
  });
  afterAll(() => context.close());

  test.each(SCREENS)("at %s", async (path) => {
    onTestFailed(() => keepPicture(page, `targets ${least} ${path}`));
    await visit(page, path);
    expect(await smallTargets(page, least, spaced)).toEqual([]);
  });
});
