import type { BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, onTestFailed, test } from "vitest";
import { ADMIN, BASIC, keepLanguage, keepPicture, keepsItsWidth, PHONE, someone } from "#tests/support/browser.ts";
import { openAs } from "#tests/support/openAs.ts";
import { crowdedParts } from "#tests/support/crowdedParts.ts";
import { SCREENS, visit } from "./screens.ts";

/** A desk's window of 1280 by 1024 at four times its size. */
const FOURFOLD = { width: 320, height: 256 };

/** Of a window so low, what stays in sight may take so much. */
const MOST_KEPT = 0.25;

describe("at four times its size", () => {
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    context = await someone({ viewport: FOURFOLD });
    page = await context.newPage();
    await openAs(page, ADMIN, "/home");
  });
  afterAll(() => context.close());

  test.each(SCREENS)("%s scrolls one way alone, and nothing is cut or lies over something else", async (path) => {
    onTestFailed(() => keepPicture(page, `reflow ${path}`));
    await visit(page, path);
    await keepsItsWidth(page);
    expect(await crowdedParts(page)).toEqual([]);
    expect(await keptPart(page)).toBeLessThanOrEqual(MOST_KEPT);
  });
});

describe("on a phone in German, where a finger needs more room", () => {
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    context = await someone({ viewport: PHONE, locale: "de-DE", hasTouch: true });
    await keepLanguage(context, null);
    page = await context.newPage();
    await openAs(page, ADMIN, "/home");
  });
  afterAll(() => context.close());

  test.each([
    "/home",
    "/administration/about",
    "/market-reports",
    "/vertical/1",
    "/vertical/subvertical",
    "/selling-aids",
  ])("nothing of %s lies over something else", async (path) => {
    onTestFailed(() => keepPicture(page, `German phone ${path}`));
    await visit(page, path);
    await keepsItsWidth(page);
    expect(await crowdedParts(page)).toEqual([]);
  });

  test("whoever may not see a page can ask for it, however long the request is", async ({ task }) => {
    const reader = await someone({ viewport: PHONE, locale: "de-DE", hasTouch: true });
    await keepLanguage(reader, null);
    const refused = await reader.newPage();
    onTestFailed(() => keepPicture(refused, task.name));
    await openAs(refused, BASIC, "/guides-insights");
    const ask = refused.getByRole("button", { name: "Zugang zu den Anleitungen und Analysen anfragen" });
    await ask.waitFor().catch(async (cause: unknown) => {
      throw new Error(`Instead: ${await refused.locator("body").innerText()}`, { cause });
    });
    await keepsItsWidth(refused);
    expect(await crowdedParts(refused)).toEqual([]);
    await reader.close();
  });
});

/** How much of the window's height is covered by what does not scroll with the page. */
function keptPart(page: Page): Promise<number> {
  return page.evaluate<number>(`(async () => {
    const far = (element) => {
      for (let at = element; at; at = at.parentElement) if (/fixed|sticky/.test(getComputedStyle(at).position)) return at;
      return null;
    };
    scrollTo(0, 700);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    let kept = 0;
    for (let y = 0; y < innerHeight; y += 4) {
      const element = far(document.elementFromPoint(innerWidth / 2, y));
      // What is no part of a frame that scrolls by itself, and would be elsewhere had the page not been scrolled.
      if (element && element.getBoundingClientRect().width > innerWidth / 2) kept += 4;
    }
    scrollTo(0, 0);
    return kept / innerHeight;
  })()`);
}
