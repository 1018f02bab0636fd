import type { BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFailed, test } from "vitest";
import { barriers, keepPicture, SELLER, someone } from "#tests/support/browser.ts";
import { openAs } from "#tests/support/openAs.ts";

/** The screens of spending that open with key figures and a chart. */
const SCREENS: readonly string[] = [
  "/home?market=tv-623",
  "/market-summary?market=tv-623",
  "/vertical/1?market=tv-623",
  "/vertical/subvertical?market=tv-623&sub=legalServices",
  "/share-wallet?market=tv-623",
  "/tv/market-profile?market=tv-623",
];
/** Those that open with a chart alone. */
const CHARTS = ["/market-reports/media-rank-report?market=tv-623", "/tv/station-overview?market=tv-623"] as const;

/** No head takes so many pixels that its figures would begin below. */
const SOON = 1000;

interface Places {
  /** The top of the first large figure; null where there is none. */
  readonly figure: number | null;
  readonly chart: number;
  readonly chartHead: number;
  /** How much of the window the head covers once the page is scrolled. */
  readonly covered: number;
  /** Whether parts of the head lie over each other or outside of it. */
  readonly collides: boolean;
  readonly overflows: boolean;
}

/** Where a screen's figures begin, in pixels below the top of the window. */
async function places(page: Page, path: string): Promise<Places> {
  await page.goto(path);
  await page.locator("main figure").first().waitFor();
  await page.locator("[data-testid^=figure-], [data-testid^=home-], [data-figure]").first().waitFor();
  if (SCREENS.includes(path)) await page.locator("[data-testid^=figure-], [data-testid^=home-]").first().waitFor();
  await page.evaluate("document.fonts.ready.then(() => null)");
  const measure = () =>
    page.evaluate<Omit<Places, "covered">>(`(() => {
    const top = (element) => element ? element.getBoundingClientRect().top : null;
    const large = [...document.querySelectorAll("main *")].find((element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && /\\d/.test(node.data)) &&
      parseFloat(getComputedStyle(element).fontSize) >= 20 && !element.closest("h1, h2, h3"));
    const chart = [...document.querySelectorAll("main figure")].find((one) => one.getBoundingClientRect().height > 100);
    const head = document.querySelector("[data-testid=screen-head] > div");
    const parts = [...head.querySelectorAll("h1, input, select, button:not([popover] *), label, [role=radiogroup]")]
      .map((part) => part.getBoundingClientRect()).filter(({ width, height }) => width > 2 && height > 2);
    const frame = head.getBoundingClientRect();
    const apart = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
    const within = (a, b) => a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
    return {
      figure: top(large),
      chart: top(chart),
      chartHead: top(chart.closest("section").querySelector("h3")),
      collides: parts.some((one, at) => !within(one, frame) ||
        parts.some((other, place) => place > at && !apart(one, other) && !within(one, other) && !within(other, one))),
      overflows: document.documentElement.scrollWidth > innerWidth,
    };
  })()`);
  let measured = await measure();
  // A busy machine brings a block further down before the figures at the head.
  const patience = Date.now() + 10_000;
  while (SCREENS.includes(path) && (measured.figure ?? Infinity) > SOON && Date.now() < patience) {
    await page.waitForTimeout(100);
    measured = await measure();
  }
  const covered = await page.evaluate<number>(`(async () => {
    scrollTo(0, 1200);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const { bottom } = document.querySelector("[data-testid=screen-head]").getBoundingClientRect();
    scrollTo(0, 0);
    return bottom;
  })()`);
  return { ...measured, covered };
}

describe.each([
  { width: 1440, height: 900, locale: "en-US", figure: 160, chart: 420 },
  { width: 1440, height: 900, locale: "de-DE", figure: 185, chart: 450 },
  { width: 1024, height: 768, locale: "en-US", figure: 185, chart: 560 },
  { width: 390, height: 844, locale: "en-US", figure: 420, chart: 1000 },
])("on a window of $width × $height in $locale", ({ width, height, locale, figure, chart }) => {
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    context = await someone({ viewport: { width, height }, locale });
    page = await context.newPage();
    await openAs(page, SELLER, "/home");
  });
  beforeEach(({ task }) => onTestFailed(() => keepPicture(page, task.name)));
  afterAll(() => context.close());

  test.each(SCREENS)(
    "%s shows a figure and a chart before anything is scrolled, below a head of one line",
    async (path) => {
      const measured = await places(page, path);
      expect(measured.figure ?? Number.NaN).toBeLessThanOrEqual(figure);
      expect(measured.chart).toBeLessThanOrEqual(chart);
      expect(measured.chartHead).toBeLessThanOrEqual(height);
      expect(measured.covered).toBeLessThanOrEqual(57);
      expect(measured.collides).toBe(false);
      expect(measured.overflows).toBe(false);
    },
  );

  test.each(CHARTS)("%s shows its chart before anything is scrolled", async (path) => {
    const measured = await places(page, path);
    expect(measured.chart).toBeLessThanOrEqual(Math.max(chart, 600));
    expect(measured.covered).toBeLessThanOrEqual(57);
    expect(measured.collides).toBe(false);
    expect(measured.overflows).toBe(false);
  });
});

describe("the parts of a long screen", () => {
  test("stand at its edge, follow the scroll, and are named by the address", async ({ task }) => {
    await using context = await someone();
    const page = await context.newPage();
    onTestFailed(() => keepPicture(page, task.name));
    await openAs(page, SELLER, "/market-summary?market=tv-623");
    await page.getByTestId("chart-mediaAdSpending").waitFor();
    const rail = page.getByRole("navigation", { name: "On this page" });
    const current = rail.locator("[aria-current=location]");
    expect(await rail.getByRole("link").count()).toBeGreaterThanOrEqual(5);
    expect(await current.textContent()).toBe("All media");

    await rail.hover();
    await rail.getByRole("link", { name: "Who spends" }).click();
    await expect.poll(() => current.textContent()).toBe("Who spends");
    await expect.poll(() => page.url()).toMatch(/#categories$/);
    expect(await barriers(page)).toEqual([]);

    // The address leads whoever gets it to the same part.
    const other = await context.newPage();
    await openAs(other, SELLER, new URL(page.url()).href);
    await expect
      .poll(() => other.evaluate<number>("document.getElementById('categories')?.getBoundingClientRect().top ?? -1"))
      .toBeLessThan(400);
  });
});

test.each(["gainsAndLosses", "largestGrowthVerticals", "largestLossVerticals"])(
  "an address of #%s leads to what gains and loses, also where it is of an earlier year",
  async (anchor) => {
    await using context = await someone();
    const page = await context.newPage();
    onTestFailed(() => keepPicture(page, anchor));
    await openAs(page, SELLER, `/market-summary?market=tv-623#${anchor}`);
    await expect
      .poll(() => page.evaluate<number>("document.getElementById('gainsAndLosses')?.getBoundingClientRect().top ?? -1"))
      .toBeLessThan(400);
  },
);

test("what can be taken away from a screen is behind one button: files, a one-sheet, a meeting kit", async ({
  task,
}) => {
  await using context = await someone();
  const page = await context.newPage();
  onTestFailed(() => keepPicture(page, task.name));
  await openAs(page, SELLER, "/market-summary?market=tv-623");
  const head = page.getByTestId("screen-head");
  await head.getByRole("button", { name: "Download" }).click();
  await head.getByRole("button", { name: "Slides (PPTX)" }).waitFor();
  await head.getByRole("button", { name: "Meeting kit" }).click();
  await page.getByRole("dialog").getByRole("heading").first().waitFor();
  expect(page.url()).toContain("story=meetingKit");
  await page.keyboard.press("Escape");
  await expect.poll(() => page.url()).not.toContain("story=");
});

test("how fresh the data are stands in the head, with the ways to what changed", async ({ task }) => {
  await using context = await someone();
  const page = await context.newPage();
  onTestFailed(() => keepPicture(page, task.name));
  await openAs(page, SELLER, "/market-summary?market=tv-623");
  const badge = page.getByTestId("revision-badge");
  expect(await badge.textContent()).toContain("2026 Q3 open estimate");
  await badge.click();
  await page.getByRole("link", { name: "What changed" }).click();
  await page.waitForURL(/changes=/);
});
