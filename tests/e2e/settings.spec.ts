import type { BrowserContext, Page } from "playwright";
import { afterEach, describe, expect, onTestFailed, test } from "vitest";
import {
  barriers,
  complaints,
  DESK,
  keepPicture,
  keepsItsWidth,
  paleParts,
  PHONE,
  someone,
} from "#tests/support/browser.ts";
import { openSummary } from "#tests/support/openAs.ts";
import { THEME_COLOURS } from "#ui/look/themeColour.ts";
import { themeValuesOf } from "#ui/look/themes.ts";

const KEY = "starter-project";

/** What runs in the page is text: this side knows no document. */
const inPage = async <Answer>(page: Page, script: string): Promise<Answer> => page.evaluate(script);

/** A value of the page's style, as the browser computes it. */
const styleOf = (page: Page, name: string, selector = "html"): Promise<string> =>
  inPage(page, `getComputedStyle(document.querySelector('${selector}')).getPropertyValue("${name}")`);

/** Where the content begins, in pixels from the left. */
const contentLeft = (page: Page): Promise<number> =>
  inPage(page, 'Math.round(document.querySelector("main > *").parentElement.getBoundingClientRect().left)');

const openSettings = async (page: Page) => {
  await page.getByRole("button", { name: "Open the settings" }).click();
  return page.getByRole("dialog", { name: "Settings" });
};

/** Stores choices as an earlier visit has left them, before the page runs. */
async function someoneWhoChose(choices: object | string, options: Parameters<typeof someone>[0] = {}) {
  const context = await someone(options);
  const text = JSON.stringify(typeof choices === "string" ? choices : JSON.stringify(choices));
  await context.addInitScript(`{
    if (!sessionStorage.getItem("chosen before")) localStorage.setItem("${KEY}", ${text});
    sessionStorage.setItem("chosen before", "yes");
  }`);
  return context;
}

/** Changes the theme as another tab of the browser does. */
async function chooseInAnotherTab(page: Page, color: string): Promise<void> {
  await inPage(
    page,
    `{
      const chosen = JSON.parse(localStorage.getItem("${KEY}"));
      localStorage.setItem("${KEY}", JSON.stringify({ ...chosen, settings: { ...chosen.settings, color: "${color}", followsSystem: false } }));
      dispatchEvent(new StorageEvent("storage", { key: "${KEY}" }));
    }`,
  );
  await page.locator(`html[data-theme=${color}]`).waitFor();
}

const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(", ")})`;

describe("the settings", () => {
  let context: BrowserContext | null = null;
  afterEach(async () => {
    await context?.close();
  });

  /** Opens the summary for someone and keeps a picture if the test fails. */
  async function summaryFor(person: BrowserContext, task: { readonly name: string }): Promise<Page> {
    context = person;
    const page = await openSummary(person);
    onTestFailed(() => keepPicture(page, task.name));
    return page;
  }

  test("every setting shows at once and is still there after a reload", async ({ task }) => {
    const page = await summaryFor(await someone(), task);
    const panel = await openSettings(page);

    await panel.getByRole("radio", { name: "Dark" }).first().click();
    await panel.getByRole("radio", { name: "Green" }).check({ force: true });
    await panel.getByRole("radiogroup", { name: "Menu color" }).getByRole("radio", { name: "Theme" }).click();
    await panel.getByRole("radio", { name: "Narrow" }).click();
    await panel.getByRole("radio", { name: "Square" }).click();
    await panel.getByRole("radio", { name: "Pinned" }).click();

    const holds = async () => {
      expect(await styleOf(page, "background-color", "body")).toBe(rgb(themeValuesOf("dark-green").paper));
      expect(await styleOf(page, "--accent")).toBe(themeValuesOf("dark-green").accent);
      expect(await styleOf(page, "--content-width")).toBe("1200px");
      expect(await styleOf(page, "border-radius", "[data-testid=year-picker]")).toBe("0px");
      expect((await page.getByRole("navigation", { name: "Main navigation" }).boundingBox())?.width).toBe(264);
      expect(await page.locator('meta[name="theme-color"]').getAttribute("content")).toBe(
        themeValuesOf("dark-green").paper,
      );
    };
    await expect
      .poll(async () => (await page.getByRole("navigation", { name: "Main navigation" }).boundingBox())?.width)
      .toBe(264);
    await holds();
    const before = page.url();
    await page.reload();
    await page.getByTestId("chart-mediaAdSpending").waitFor();
    await holds();
    expect(page.url()).toBe(before);

    const stored = await inPage<object>(page, `JSON.parse(localStorage.getItem("${KEY}"))`);
    expect(Object.keys(stored).toSorted()).toEqual(["lang", "menu", "settings"]);
  });

  test("a reset brings the first look back", async ({ task }) => {
    const page = await summaryFor(
      await someoneWhoChose({ settings: { color: "dark-pink", radius: "flat" }, menu: { placement: "horizontal" } }),
      task,
    );
    const panel = await openSettings(page);
    await panel.getByRole("button", { name: "Reset" }).click();
    expect(await styleOf(page, "--accent")).toBe(themeValuesOf("light-blue").accent);
    expect(await contentLeft(page)).toBe(64);
  });

  test("the language changes in place: address, filters and scroll stay, and the browser remembers it", async ({
    task,
  }) => {
    const page = await summaryFor(await someone(), task);
    await page
      .getByRole("combobox", { name: /year/i })
      .or(page.getByTestId("year-picker"))
      .first()
      .selectOption("2024");
    const before = page.url();
    await page.getByRole("radio", { name: /Deutsch/ }).click();
    await page.getByRole("link", { name: "Marktüberblick" }).waitFor();
    expect(page.url()).toBe(before);
    expect(await page.locator("html").getAttribute("lang")).toBe("de-DE");
    expect(await page.locator("html").getAttribute("dir")).toBe("ltr");
    await page.reload();
    await page.getByRole("link", { name: "Marktüberblick" }).waitFor();
  });

  test("another tab follows", async ({ task }) => {
    const page = await summaryFor(await someone(), task);
    const other = await context?.newPage();
    await other?.goto("/page-not-found");
    await other?.getByRole("main").waitFor();
    await other?.getByRole("button", { name: "Switch to the dark theme" }).click();
    await page.locator("html[data-theme=dark-blue]").waitFor();
    await page.getByRole("radio", { name: /Español/ }).click();
    await other?.locator("html[lang=es-ES]").waitFor();
  });

  test.each([
    ["no JSON", "{{{"],
    ["of another program", JSON.stringify({ _persist: { version: -1 }, settings: '{"color":"dark-teal"}', menu: 7 })],
    ["huge", JSON.stringify({ settings: { color: "dark-blue", more: "x".repeat(2_000_000) } })],
  ])("a storage that is %s does not keep the app from starting with its usual look", async (_, text) => {
    context = await someoneWhoChose(text);
    const page = await context.newPage();
    const heard = complaints(page);
    await page.goto("/login");
    await page.getByRole("main").waitFor();
    expect(await page.locator("html").getAttribute("data-theme")).toBe("light-blue");
    expect(heard).toEqual([]);
  });

  test("a storage that the browser blocks does not either, and choices hold while the page is open", async () => {
    context = await someone();
    await context.addInitScript(
      'Object.defineProperty(window, "localStorage", { get() { throw new DOMException("blocked", "SecurityError"); } })',
    );
    const page = await context.newPage();
    const heard = complaints(page);
    await page.goto("/login");
    await page.getByRole("button", { name: "Switch to the dark theme" }).click();
    expect(await page.locator("html").getAttribute("data-theme")).toBe("dark-blue");
    expect(heard).toEqual([]);
  });

  test("a dark page is dark from its first paint, before any of the app's scripts have come", async () => {
    context = await someoneWhoChose({ settings: { color: "dark-red" } });
    const page = await context.newPage();
    await page.route(/\/assets\/(?!firstPaint).*\.js/, (route) => route.abort());
    await page.goto("/login");
    expect(await styleOf(page, "background-color")).toBe(rgb(themeValuesOf("dark-red").paper));
  });

  test("the look is the system's and turns with it until one is chosen; the button in the bar chooses, the settings give it back", async ({
    task,
  }) => {
    const page = await summaryFor(await someone({ colorScheme: "dark" }), task);
    const isThe = (theme: string) => page.locator(`html[data-theme=${theme}]`).waitFor();
    await isThe("dark-blue");
    expect(await styleOf(page, "background-color", "body")).toBe(rgb(themeValuesOf("dark-blue").paper));
    await page.emulateMedia({ colorScheme: "light" });
    await isThe("light-blue");

    await page.getByRole("button", { name: "Switch to the dark theme" }).click();
    await isThe("dark-blue");
    await page.reload();
    await isThe("dark-blue");
    await page.emulateMedia({ colorScheme: "dark" });
    await page.getByRole("button", { name: "Switch to the light theme" }).click();
    await isThe("light-blue");

    const panel = await openSettings(page);
    const brightness = panel.getByRole("radiogroup", { name: "Brightness" });
    expect(await brightness.getByRole("radio", { name: "Light" }).isChecked()).toBe(true);
    await brightness.getByRole("radio", { name: "System" }).click();
    await isThe("dark-blue");
    await page.emulateMedia({ colorScheme: "light" });
    await isThe("light-blue");
  });

  test("the vertical menu opens on focus, and arrow keys fold, move and leave", async ({ task }) => {
    const page = await summaryFor(await someone(), task);
    const menu = page.getByRole("navigation", { name: "Main navigation" });
    const width = async () => Math.round((await menu.boundingBox())?.width ?? 0);
    expect(await width()).toBe(64);

    await menu.getByRole("link", { name: "Market Reports" }).focus();
    await expect.poll(width).toBe(264);
    expect(await contentLeft(page)).toBe(64);
    await page.keyboard.press("ArrowRight");
    await menu.getByRole("link", { name: "Vertical Alerts" }).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    expect(await focused(page)).toBe("Vertical Alerts");
    await page.keyboard.press("ArrowLeft");
    expect(await focused(page)).toBe("Market Reports");
    await page.keyboard.press("ArrowLeft");
    await menu.getByRole("link", { name: "Vertical Alerts" }).waitFor({ state: "hidden" });
    await page.keyboard.press("Home");
    expect(await focused(page)).toBe("Home");
    await page.keyboard.press("Escape");
    await expect.poll(width).toBe(64);
    expect(await menu.getByRole("link", { name: "Market Summary" }).getAttribute("aria-current")).toBe("page");
  });

  test("the pin holds the menu beside the content where there is room, and a narrower window lets it go", async ({
    task,
  }) => {
    const page = await summaryFor(await someone(), task);
    await page.getByRole("navigation", { name: "Main navigation" }).hover();
    await page.getByRole("button", { name: "Pin the menu" }).click();
    expect(await contentLeft(page)).toBe(264);
    await page.setViewportSize({ ...DESK, width: 1399 });
    await expect.poll(() => contentLeft(page)).toBe(64);
    await page.setViewportSize({ ...DESK, width: 991 });
    await expect.poll(() => contentLeft(page)).toBe(0);
    await page.getByRole("button", { name: "Open the menu" }).waitFor();
    await page.setViewportSize({ ...DESK, width: 1400 });
    await expect.poll(() => contentLeft(page)).toBe(264);
  });

  test("the horizontal menu drops its groups under the keyboard, and its wide panel finds sub-verticals", async ({
    task,
  }) => {
    const page = await summaryFor(await someoneWhoChose({ menu: { placement: "horizontal" } }), task);
    expect(await contentLeft(page)).toBe(0);
    const menu = page.getByRole("navigation", { name: "Main navigation" });
    await menu.getByRole("link", { name: "Market Summary" }).focus();
    await page.keyboard.press("ArrowRight");
    expect(await focused(page)).toBe("Vertical Categories");
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => focused(page)).toBe("Automotive");
    expect(await menu.getByRole("link", { name: /^(Automotive|Technology)$/ }).count()).toBe(2);
    await menu.getByRole("searchbox", { name: "Find a category" }).fill("new car");
    await menu.getByText("1 found").waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await menu.getByRole("link", { name: "Automotive" }).waitFor({ state: "hidden" });
    expect(await focused(page)).toBe("Pages of Vertical Categories");
  });

  test("a horizontal menu without room for all keeps the others under one button", async ({ task }) => {
    const page = await summaryFor(
      await someoneWhoChose({ menu: { placement: "horizontal" } }, { viewport: { width: 1000, height: 800 } }),
      task,
    );
    const menu = page.getByRole("navigation", { name: "Main navigation" });
    await menu.getByRole("button", { name: "More" }).click();
    await menu.getByRole("link", { name: "Contact us" }).click();
    await page.waitForURL(/\/contact$/);
    await keepsItsWidth(page);
  });

  test("beside the content stand the parts of the page, the one being read marked, and the pages of a section", async ({
    task,
  }) => {
    const page = await summaryFor(await someoneWhoChose({ menu: { placement: "horizontal", useSidebar: true } }), task);
    const parts = page.getByRole("navigation", { name: "On this page" });
    const read = () => parts.locator("[aria-current=location]").textContent();
    expect(await parts.getByRole("link").count()).toBe(6);
    expect(await read()).toBe(await parts.getByRole("link").first().textContent());
    await parts.getByRole("link", { name: "Digital media" }).click();
    await expect.poll(read).toBe("Digital media");
    expect(await barriers(page)).toEqual([]);
    await page.getByRole("link", { name: "Market Reports", exact: true }).click();
    const pages = page.getByRole("navigation", { name: "Pages of this section" });
    await pages.getByRole("link", { name: "Media Ranker" }).click();
    await page.waitForURL(/media-rank-report(\?|$)/);
  });

  test.each([
    ["speaks to her where this browser has no choice of its own", {}, "de-DE"],
    ["gives way to a choice made in this browser", { lang: { currentLang: "es-ES" } }, "es-ES"],
  ])("the language that a person keeps with her account %s", async (_, choices, language) => {
    context = await someoneWhoChose(choices);
    await context.route("**/api/v1/session", async (route) => {
      const response = await route.fetch();
      const session = await response.json();
      await route.fulfill({ response, json: { ...session, user: { ...session.user, language: "de-DE" } } });
    });
    const page = await openSummary(context);
    expect(await page.locator("html").getAttribute("lang")).toBe(language);
  });

  test.each(["vertical", "horizontal"])(
    "the filters stay in one line at 1200 px below a %s menu",
    async (placement) => {
      context = await someoneWhoChose({ menu: { placement } }, { viewport: { width: 1200, height: 800 } });
      const page = await openSummary(context);
      const bar = page.getByTestId("screen-head");
      expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(58);
      await page.mouse.wheel(0, 900);
      await expect.poll(async () => Math.round((await bar.boundingBox())?.y ?? -1)).toBe(0);
    },
  );

  test("on a phone the menu is a drawer that keeps the focus and closes with Escape", async ({ task }) => {
    const page = await summaryFor(await someone({ viewport: PHONE }), task);
    await page.goto("/market-reports");
    const opener = page.getByRole("button", { name: "Open the menu" });
    await opener.click();
    const drawer = page.getByRole("dialog", { name: "Main navigation" });
    await drawer.getByRole("link", { name: "Market Reports" }).waitFor();
    expect(await barriers(page)).toEqual([]);
    for (let step = 0; step < 30; step++) {
      await page.keyboard.press("Tab");
      expect(
        await drawer
          .locator(":focus")
          .or(drawer.and(page.locator(":focus")))
          .count(),
      ).toBe(1);
    }
    await page.keyboard.press("Escape");
    await drawer.waitFor({ state: "hidden" });
    await expect.poll(() => focused(page)).toBe("Open the menu");

    await page.getByRole("button", { name: /Your account/ }).click();
    await page.getByRole("button", { name: "My settings" }).click();
    const panel = page.getByRole("dialog", { name: "Settings" });
    await panel.getByRole("button", { name: "Reset" }).waitFor();
    expect(await barriers(page)).toEqual([]);
  });

  test("nobody meets a barrier in any of the ten themes, on a screen of figures and on one of ways in", {
    timeout: 120_000,
  }, async ({ task }) => {
    const page = await summaryFor(await someone(), task);
    for (const path of ["/market-summary", "/market-reports"]) {
      await page.getByRole("link", { name: path === "/market-reports" ? "Market Reports" : "Market Summary" }).click();
      await page.waitForURL((url) => url.pathname === path);
      await page.locator("body:not(.spinner) h1").waitFor();
      expect(await barriers(page), path).toEqual([]);
      for (const color of THEME_COLOURS) {
        await chooseInAnotherTab(page, color);
        expect(await styleOf(page, "--accent")).toBe(themeValuesOf(color).accent);
        expect(await paleParts(page), `${color} at ${path}`).toEqual([]);
      }
    }
  });
});

/** What the element with the focus is called. */
function focused(page: Page): Promise<string> {
  return inPage(
    page,
    '(({ activeElement: entry }) => entry.getAttribute("aria-label") ?? entry.textContent.trim())(document)',
  );
}
