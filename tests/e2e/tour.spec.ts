import type { BrowserContext, Page } from "playwright";
import { afterEach, describe, expect, onTestFailed, test } from "vitest";
import { TOUR_STEPS, TOURS, type TourStepName } from "#ui/tour/tourSteps.ts";
import {
  ADMIN,
  applyScheme,
  barriers,
  BASIC,
  complaints,
  DESK,
  keepPicture,
  keepsItsWidth,
  paleParts,
  PHONE,
  RADIO,
  SELLER,
  someone,
} from "#tests/support/browser.ts";
import { openAs } from "#tests/support/openAs.ts";

/** The share of wallet is not in the radio seller's subscription. */
const ACCOUNTS = [
  ["administrator", ADMIN, TOURS.administrator],
  ["TV seller", SELLER, TOURS.television],
  ["radio seller", RADIO, TOURS.radio.filter((name) => name !== "share" && name !== "gap")],
  ["reader of a weekly", BASIC, TOURS.reader],
] as const satisfies readonly (readonly [string, string, readonly TourStepName[]])[];

describe("the two-minute tour", () => {
  let context: BrowserContext;
  afterEach(() => context.close());

  async function home(email: string, name: string): Promise<Page> {
    const page = await context.newPage();
    onTestFailed(() => keepPicture(page, name));
    await openAs(page, email, "/home");
    await page.getByTestId("home-total").waitFor();
    return page;
  }

  const tour = (page: Page) => page.getByTestId("tour");
  const press = (page: Page, name: string) => tour(page).getByRole("button", { name, exact: true }).click();

  /** Waits until a step has found what it points at, and tells how ring and card stand to each other and to it. */
  async function stepShown(page: Page, name: TourStepName, { at, count }: { at: number; count: number }) {
    await page.locator(`[data-testid=tour][data-step=${name}][aria-busy=false]`).waitFor({ timeout: 40_000 });
    expect(await tour(page).textContent()).toContain(`${at + 1} of ${count}`);
    expect(new URL(page.url()).pathname).toBe(TOUR_STEPS[name].path);
    await expect
      .poll(() => page.evaluate<string>(standing(TOUR_STEPS[name].target)), { message: name, timeout: 10_000 })
      .toBe("in sight, ringed and free");
  }

  test.each(ACCOUNTS)(
    "leads the %s from her home through real screens, and points at something on each",
    async (_, email, steps) => {
      context = await someone();
      const page = await home(email, `tour of ${email}`);
      const heard = complaints(page);
      await begin(page);
      for (const [at, name] of steps.entries()) {
        await stepShown(page, name, { at, count: steps.length });
        expect(await page.evaluate("document.activeElement?.tagName")).toBe("H2");
        await press(page, at === steps.length - 1 ? "Finish" : "Next");
      }
      await tour(page).waitFor({ state: "detached" });
      // Who is through is not invited again, and finds it where she looks for help.
      await page.goto("/home");
      await page.getByTestId("home-total").waitFor();
      expect(await page.getByRole("button", { name: /two-minute tour|Resume the tour/ }).count()).toBe(0);
      expect(heard).toEqual([]);
    },
  );

  test("goes on where it was left, on another machine, and is found in the palette", async ({ task }) => {
    context = await someone();
    const page = await home(RADIO, task.name);
    await begin(page);
    const [first = "market", second = "source"] = TOURS.radio;
    await stepShown(page, first, { at: 0, count: 8 });
    await press(page, "Next");
    await stepShown(page, second, { at: 1, count: 8 });
    await press(page, "Back");
    await stepShown(page, first, { at: 0, count: 8 });
    // The arrows are the page's.
    await page.keyboard.press("ArrowRight");
    await stepShown(page, first, { at: 0, count: 8 });
    await press(page, "Next");
    await press(page, "Next");
    await stepShown(page, "media", { at: 2, count: 8 });
    await page.keyboard.press("Escape");
    await tour(page).waitFor({ state: "detached" });
    await page.getByText("You left the tour.", { exact: false }).waitFor();
    await context.close();

    context = await someone({ viewport: PHONE });
    const elsewhere = await home(RADIO, task.name);
    await elsewhere.getByRole("button", { name: "Resume the tour, step 3 of 8" }).click();
    await stepShown(elsewhere, "media", { at: 2, count: 8 });
  });

  test("a step that has nothing to point at is passed over, on the way on and on the way back", async ({ task }) => {
    context = await someone();
    const page = await home(BASIC, task.name);
    // As in a market of which nothing stands out.
    await page.evaluate(`{
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("[data-testid=talking-points] { display: none }");
      document.adoptedStyleSheets = [sheet];
    }`);
    await begin(page);
    await stepShown(page, "market", { at: 0, count: 8 });
    await press(page, "Next");
    await stepShown(page, "media", { at: 1, count: 7 });
    await press(page, "Back");
    await stepShown(page, "market", { at: 0, count: 7 });
  });

  test.each([
    [DESK, "light"],
    [PHONE, "dark"],
  ] as const)("bars nobody at %j in the %s look", async (viewport, scheme) => {
    context = await someone({ viewport });
    const page = await home(SELLER, `tour ${viewport.width}`);
    await applyScheme(page, scheme);
    await begin(page);
    await stepShown(page, "market", { at: 0, count: 8 });
    expect(await barriers(page)).toEqual([]);
    await keepsItsWidth(page);
    await press(page, "Next");
    await stepShown(page, "source", { at: 1, count: 8 });
    await press(page, "Next");
    await stepShown(page, "media", { at: 2, count: 8 });
    expect(await paleParts(page)).toEqual([]);
    await keepsItsWidth(page);
  });

  /** Takes the tour from its first step, whatever another test has left: from the line at home, or by the palette where that line is gone. */
  async function begin(page: Page): Promise<void> {
    const line = page.getByRole("button", { name: /^Take the two-minute tour$|^Resume the tour/ });
    if ((await line.count()) > 0) await line.click();
    else await beginByPalette(page);
    const back = tour(page).getByRole("button", { name: "Back", exact: true });
    await back.waitFor();
    while ((await back.getAttribute("aria-disabled")) !== "true") await back.click();
  }

  async function beginByPalette(page: Page): Promise<void> {
    await page.keyboard.press("Control+k");
    await page.getByTestId("palette").getByRole("combobox").fill("tour");
    await page.getByRole("option", { name: "Take the two-minute tour" }).click();
  }
});

/** What a script of the page finds wrong with how a step shows its element; else that all is well. */
const standing = (target: string) => `(() => {
  const element = [...document.querySelectorAll(${JSON.stringify(target)})].find((one) => one.getBoundingClientRect().height > 0);
  const ring = document.querySelector("[data-testid=tour-ring]");
  const card = document.querySelector("[data-testid=tour]").getBoundingClientRect();
  if (!element || !ring || ring.hidden) return "nothing ringed";
  const it = element.getBoundingClientRect();
  const around = ring.getBoundingClientRect();
  if (it.top < 0 || it.top > card.top - 24) return "out of sight at " + it.top;
  if (Math.abs(around.top - it.top) > 14 || Math.abs(around.left - Math.max(it.left, 10)) > 14) return "ring apart";
  if (around.bottom > card.top + 1) return "covered";
  return "in sight, ringed and free";
})()`;
