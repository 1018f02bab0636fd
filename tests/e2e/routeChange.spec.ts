import type { BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eachBeginsAgain } from "#tests/support/anotherTry.ts";
import { SELLER, someone } from "#tests/support/browser.ts";
import { openAs } from "#tests/support/openAs.ts";

/** What a page noted of one change of its address, in milliseconds of its clock. */
interface Noted {
  readonly what: "address" | "dimmed" | "restored";
  readonly at: number;
  readonly opacity: string;
}

/** Lets a page note from now on when its address changes, and when its content is dimmed and restored. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(`{
    globalThis.noted = [];
    const note = (what) =>
      noted.push({ what, at: performance.now(), opacity: getComputedStyle(document.querySelector("main")).opacity });
    const isDimmed = () => document.body.classList.contains("spinner");
    let dimmed = isDimmed();
    new MutationObserver(() => {
      if (isDimmed() !== dimmed) note(dimmed ? "restored" : "dimmed");
      dimmed = isDimmed();
    }).observe(document.body, { attributes: true, attributeFilter: ["class"] });
    const push = history.pushState.bind(history);
    history.pushState = (...change) => {
      push(...change);
      note("address");
    };
  }`);
}

const notes = (page: Page) => page.evaluate<Noted[]>("noted");

describe("a change of route", () => {
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    context = await someone();
    page = await context.newPage();
    await openAs(page, SELLER, "/market-summary");
    await page.getByTestId("chart-mediaAdSpending").waitFor();
    await page.locator("body:not(.spinner)").waitFor();
  });
  afterAll(() => context.close());
  eachBeginsAgain(() => page);

  test("of filters alone dims nothing", async () => {
    await watch(page);
    await page
      .getByRole("radio", { name: /share/i })
      .or(page.getByText("Share", { exact: true }))
      .first()
      .click();
    await page.waitForURL(/measure=share/);
    await page.waitForTimeout(200);
    expect((await notes(page)).map(({ what }) => what)).toEqual(["address"]);
  });

  test("dims the content to a fifth and restores it thirty milliseconds later", async () => {
    await page.goto("/home");
    await page.locator("body:not(.spinner) h1").waitFor();
    await watch(page);
    await page.getByRole("main").getByRole("link", { name: "Vertical Categories" }).click();
    await page.getByRole("heading", { name: "Vertical Categories", level: 1 }).waitFor();
    await page.locator("body:not(.spinner)").waitFor();

    const noted = await notes(page);
    const [dimmed, restored] = [
      noted.find(({ what }) => what === "dimmed"),
      noted.find(({ what }) => what === "restored"),
    ];
    const address = noted.find(({ what }) => what === "address");
    expect(dimmed?.opacity).toBe("0.2");
    expect(restored?.opacity).toBe("1");
    expect(noted.filter(({ what }) => what === "dimmed")).toHaveLength(1);
    const after = (restored?.at ?? 0) - (address?.at ?? 0);
    expect(after).toBeGreaterThanOrEqual(29);
    // Room for a busy machine; the timer itself is 30 ms.
    expect(after).toBeLessThan(5_000);
  });

  test("shows a loading block while a screen's script is on its way", async () => {
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route(/assets\/VerticalScreen-.*\.js$/, async (route) => {
      await held;
      await route.fallback();
    });
    await page.getByRole("main").getByRole("link", { name: "Retail" }).click();
    await page.waitForURL(/\/vertical\/11\b/);
    await page.getByRole("main").getByText("Loading …").waitFor();
    await page.getByRole("heading", { level: 1 }).waitFor({ state: "hidden" });
    release();
    await page.getByRole("heading", { name: "Retail", level: 1 }).waitFor();
  });

  /** What a screen reader would be told of the screen, and where it would read on. */
  const told = async () => ({
    said: await page.getByTestId("screen-announcement").textContent(),
    at: await page.evaluate<string>("`${document.activeElement.tagName} ${document.activeElement.textContent}`"),
  });

  test("by the menu is announced, and the keyboard goes on from the heading of the new screen", async () => {
    await page.goto("/home");
    await page.locator("body:not(.spinner) h1").waitFor();
    await page.getByRole("navigation", { name: "Main navigation" }).getByRole("link", { name: "Selling Aids" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(told).toEqual({ said: "Selling Aids", at: "H1 Selling aids" });
    expect(await page.title()).toBe("Selling Aids | Spotmarket");

    await page.keyboard.press("Tab");
    expect(await page.evaluate("document.activeElement.closest('main') !== null")).toBe(true);
  });

  test("by the palette is announced, and so is the way back", async () => {
    await page.goto("/home");
    await page.locator("body:not(.spinner) h1").waitFor();
    await page.keyboard.press("Control+k");
    await page.getByTestId("palette").getByRole("combobox").fill("market summary");
    await page
      .getByRole("option", { name: /^Market Summary/ })
      .first()
      .waitFor();
    await page.keyboard.press("Enter");
    await expect.poll(told).toMatchObject({ said: "Market Summary", at: expect.stringMatching(/^H1 ./) });
    await page.goBack();
    await expect.poll(told).toMatchObject({ said: "Home", at: expect.stringMatching(/^H1 Home/) });
  });

  test("says nothing and leaves the focus where it is when only filters change", async () => {
    await page.goto("/market-summary");
    await page.getByTestId("chart-mediaAdSpending").waitFor();
    await page.getByTestId("year-picker").focus();
    await page.getByTestId("year-picker").selectOption("2028");
    await page.waitForURL(/year=2028/);
    await page.waitForTimeout(200);
    expect(await told()).toMatchObject({ said: "", at: expect.stringMatching(/^SELECT/) });
  });
});
