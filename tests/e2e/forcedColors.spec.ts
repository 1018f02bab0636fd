import type { BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, onTestFailed, test } from "vitest";
import { ADMIN, keepPicture, someone } from "#tests/support/browser.ts";
import { hiddenChoices, hiddenFocus, paleWords } from "#tests/support/forcedColors.ts";
import { openAs } from "#tests/support/openAs.ts";
import { visit } from "./screens.ts";

/** Figures, a plan, a grid to type in, a list, a form, a map, and a few switches. */
const PLACES = [
  "/home",
  "/market-summary",
  "/share-wallet",
  "/tv/market-profile",
  "/administration/forecast-analysis/media",
  "/administration/user",
  "/contact",
  "/selling-aids",
] as const;

describe.each(["light", "dark"] as const)("in the system's own colors, %s", (colorScheme) => {
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    context = await someone({ forcedColors: "active", colorScheme });
    page = await context.newPage();
    await openAs(page, ADMIN, "/home");
  });
  afterAll(() => context.close());

  /** Expects that nothing is lost of what stands in the page. */
  async function losesNothing(): Promise<void> {
    expect(await hiddenChoices(page), "chosen").toEqual([]);
    expect(await paleWords(page), "words").toEqual([]);
    expect(await hiddenFocus(page), "focus").toEqual([]);
  }

  test.each(PLACES)("%s shows what has the focus, what is chosen and the words of its charts", async (path) => {
    onTestFailed(() => keepPicture(page, `forced ${colorScheme} ${path}`));
    await visit(page, path);
    await losesNothing();
  });

  test("so do the palette and a dialog", async () => {
    onTestFailed(() => keepPicture(page, `forced ${colorScheme} palette`));
    await visit(page, "/contact");
    await page.keyboard.press("Control+k");
    await page.getByTestId("palette").getByRole("option").first().waitFor();
    await losesNothing();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Open the settings" }).click();
    await page.getByRole("dialog").first().waitFor();
    await losesNothing();
  });

  test("what is not to be pressed is gray, and a button without words shows its sign", async () => {
    await visit(page, "/administration/forecast-analysis/media");
    await page.locator("main button[aria-disabled=true]").first().waitFor();
    const grays = await page.evaluate<string[]>(`(() => {
      const probe = document.body.appendChild(document.createElement("i"));
      probe.style.color = "GrayText";
      const gray = getComputedStyle(probe).color;
      probe.remove();
      return [...document.querySelectorAll("main button:is(:disabled, [aria-disabled=true])")]
        .filter((one) => getComputedStyle(one).color !== gray).map((one) => one.outerHTML.slice(0, 140));
    })()`);
    expect(grays).toEqual([]);
    const signs = await page.evaluate<string[]>(`[...document.querySelectorAll("header button:has(svg)")]
      .filter((one) => {
        const { stroke, fill } = getComputedStyle(one.querySelector("svg"));
        const { color } = getComputedStyle(one);
        return stroke !== color && fill !== color;
      }).map((one) => one.outerHTML.slice(0, 140))`);
    expect(signs).toEqual([]);
  });
});
