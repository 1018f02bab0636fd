import type { BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFailed, test } from "vitest";
import { eachBeginsAgain } from "#tests/support/anotherTry.ts";
import {
  ADMIN,
  barriers,
  barsNobody,
  complaints,
  DESK,
  keepLanguage,
  keepPicture,
  SELLER,
  someone,
} from "#tests/support/browser.ts";
import { openAs } from "#tests/support/openAs.ts";

describe("a seller at the map of a market's profile", () => {
  let context: BrowserContext;
  let page: Page;
  let heard: string[];
  const outside: string[] = [];

  beforeAll(async () => {
    context = await someone();
    page = await context.newPage();
    await openAs(page, SELLER, "/tv/market-profile?market=tv-623");
    heard = complaints(page);
    page.on("request", (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith("http") && origin !== new URL(page.url()).origin) outside.push(request.url());
    });
    await page
      .getByTestId("figure-strip")
      .or(page.getByRole("heading", { level: 1 }))
      .first()
      .waitFor();
    await scrollToMap(page);
  });
  beforeEach(({ task }) => onTestFailed(() => keepPicture(page, task.name)));
  afterAll(() => context.close());
  eachBeginsAgain(
    () => page,
    () => scrollToMap(page),
  );

  test("sees counties by their people, and says how many are in every class", async () => {
    const legend = await page.getByTestId("map-legend").textContent();
    expect(legend).toContain("Population");
    expect(await page.getByTestId("map-legend").locator("li").count()).toBeGreaterThan(3);
  });

  test("finds a county without a pointer, and reads who lives there", async () => {
    await page.getByLabel("Find a county").selectOption({ label: "Dallas County" });
    const card = page.getByTestId("map-card");
    await card.getByText("Dallas County").waitFor();
    expect(await card.textContent()).toMatch(/TX.*Population[\d,]+.*Households[\d,]+/);
  });

  test("switches the places where stations are received on and off", async () => {
    const contours = page.getByTestId("map").getByRole("switch", { name: "Service contours" });
    expect(await contours.isChecked()).toBe(false);
    await contours.click();
    expect(await contours.isChecked()).toBe(true);
    await contours.click();
  });

  test("drags the map as one picture, which is drawn anew when it rests", async () => {
    const picture = page.getByTestId("map-picture").locator("svg");
    const worn = () => picture.getAttribute("style");
    await picture.scrollIntoViewIfNeeded();
    const box = (await page.getByTestId("map-picture").boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    // A slow machine may rest between two steps of a hand, so every place is kept where the picture was.
    await page.evaluate(`{
      const picture = document.querySelector("[data-testid=map-picture] svg");
      window.placed = [];
      new MutationObserver(() => window.placed.push(picture.style.transform)).observe(picture, { attributes: true });
    }`);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 80, y + 20, { steps: 4 });
    await page.mouse.up();
    await expect.poll(worn, PATIENCE).toContain("translate(0px, 0px) scale(1)");
    const placed = await page.evaluate<string[]>("window.placed");
    expect(placed.filter((place) => place !== "translate(0px, 0px) scale(1)")).not.toEqual([]);
    expect(await picture.locator("> g").getAttribute("transform")).toContain(`${Math.floor(box.width) / 2 + 80} `);
    await page.getByRole("button", { name: "Reset view" }).click();
  });

  test("zooms by the keyboard, and comes back to the whole market", async () => {
    const map = page.getByTestId("map");
    const scale = map.getByTestId("map-scale");
    const whole = await scale.textContent();
    await page.getByTestId("map-picture").focus();
    for (let times = 0; times < 4; times++) await page.keyboard.press("+");
    await expect.poll(() => scale.textContent(), PATIENCE).not.toBe(whole);
    await map.getByRole("button", { name: "Reset view" }).click();
    await expect.poll(() => scale.textContent(), PATIENCE).toBe(whole);
  });

  test("reads the places where most people live on the map", async () => {
    await expect
      .poll(() => namesOn(page), PATIENCE)
      .toEqual(expect.arrayContaining(["Dallas", "Tarrant", "Collin", "Denton"]));
  });

  test("reads classes that begin where the one before ends, all as round", async () => {
    const classes = await page.getByTestId("map-legend").locator("ul").first().locator("li").allTextContents();
    expect(classes[0]).toMatch(/^under [\d,]+/);
    expect(classes.at(-1)).toMatch(/^[\d,]+ and up/);
    const ends = classes.slice(0, -1).map((name) => /under ([\d,]+) \d+$/.exec(name)?.[1]);
    const begins = classes.slice(1).map((name) => /^[\d,]+/.exec(name)?.[0]);
    expect(begins).toEqual(ends);
  });

  test("sees where in the nation the market lies, and fills the map's box with it", async () => {
    await page.getByTestId("map-inset").waitFor();
    const [box, drawn] = await Promise.all([
      page.getByTestId("map-picture").boundingBox(),
      page.evaluate<number>(
        `[...document.querySelectorAll("[data-testid=map-picture] [data-kind=area]")].map((area) => area.getBoundingClientRect())
          .reduce(([left, right], one) => [Math.min(left, one.left), Math.max(right, one.right)], [Infinity, -Infinity])
          .reduce((left, right) => right - left)`,
      ),
    ]);
    expect(drawn / (box?.width ?? Infinity)).toBeGreaterThan(0.6);
  });

  test("finds a county's row by the map, and the county by its row", async () => {
    const marked = page.getByTestId("map-list").locator("[aria-current=true]");
    await page.getByTestId("map-picture").locator('[data-kind=area][data-id="48439"]').hover();
    await expect.poll(() => marked.textContent()).toContain("Tarrant County");
    await page
      .getByTestId("map-list")
      .getByRole("button", { name: /Collin County/ })
      .hover();
    await page.getByTestId("map-card").getByText("Collin County").waitFor();
    await page.mouse.move(0, 0);
    expect(await marked.count()).toBe(0);
  });

  test("goes from county to county by arrow keys, and the row goes along", async () => {
    const marked = page.getByTestId("map-list").locator("[aria-current=true]");
    await page.getByLabel("Find a county").selectOption({ label: "Tarrant County" });
    await page.getByTestId("map-picture").focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => marked.textContent()).toContain("Dallas County");
    await page.getByTestId("map-card").getByText("Dallas County").waitFor();
    await page.keyboard.press("Escape");
    expect(await marked.count()).toBe(0);
    const rows = page.getByTestId("map-list").getByRole("button");
    await rows.first().focus();
    await page.keyboard.press("ArrowDown");
    expect(await rows.nth(1).getAttribute("aria-current")).toBe("true");
    await page.getByTestId("map-picture").focus();
  });

  test("sees a station's contour as an outline, with the colors of the classes inside it untouched", async () => {
    const picture = page.getByTestId("map-picture");
    const shades = () =>
      picture.locator("[data-kind=area]").evaluateAll((all) => all.map((one) => one.getAttribute("fill")));
    const before = await shades();
    await chooseStation(page, 1);
    const outline = picture.locator("[data-kind=marked-contour] path").last();
    await outline.waitFor({ state: "attached" });
    expect(await outline.evaluate((path) => getComputedStyle(path).fill)).toBe("none");
    expect(await picture.locator("[data-kind=veil]").getAttribute("mask")).toMatch(/^url/);
    expect(await shades()).toEqual(before);
  });

  test("compares the reach of two stations, with both names in the legend and the people of each part", async () => {
    await page.getByRole("combobox", { name: "Compare with" }).selectOption({ index: 2 });
    const people = page.getByTestId("map-reach-people");
    await people.waitFor();
    expect(await people.locator("dd").count()).toBe(3);
    expect(await people.textContent()).toMatch(/Only .*Both stations.*Only .*Estimated from county populations/);
    const legend = await page.getByTestId("map-legend").textContent();
    expect(legend?.match(/Service contour of/g)).toHaveLength(2);
    expect(await page.getByTestId("map-picture").locator("[data-kind=marked-contour]").count()).toBe(2);
    // Far from any border nothing needs to be said of other countries.
    expect(await page.getByTestId("map-abroad").count()).toBe(0);
    await barsNobody(page);
    await page.setViewportSize(DESK);
  });

  test("meets no barrier, and nothing is fetched from elsewhere", async () => {
    expect(await barriers(page)).toEqual([]);
    expect(outside).toEqual([]);
    expect(heard).toEqual([]);
  });

  test("sets the market from the map of the country, without a pointer", async () => {
    await page.goto("/tv/market-profile?market=nation");
    await page.locator("h1").first().waitFor();
    await scrollToMap(page);
    expect(await page.getByTestId("map-webgl").count()).toBe(0);
    await page.getByLabel("Find a market").selectOption({ label: "New York" });
    await page.getByTestId("map-card").getByRole("button", { name: "Set as market" }).click();
    await page.waitForURL((url) => url.searchParams.get("market") === "tv-501");
  });
});

describe("a map at the border and of a great city", () => {
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    context = await someone();
    page = await context.newPage();
  });
  beforeEach(({ task }) => onTestFailed(() => keepPicture(page, task.name)));
  afterAll(() => context.close());

  test("names New York's boroughs as people call them", async () => {
    await openAs(page, ADMIN, "/tv/market-profile?market=tv-501");
    await scrollToMap(page);
    await expect
      .poll(() => namesOn(page), PATIENCE)
      .toEqual(expect.arrayContaining(["Brooklyn", "Queens", "Manhattan", "Bronx", "Staten Island"]));
    await page
      .getByTestId("map-list")
      .getByRole("button", { name: /Kings County \(Brooklyn\)/ })
      .waitFor();
  });

  test("says that people in Mexico are not counted where a contour reaches there", async () => {
    await page.goto("/tv/market-profile?market=tv-825");
    await scrollToMap(page);
    await chooseStation(page, 4);
    await expect.poll(() => namesOn(page), PATIENCE).toContain("Mexico");
    await page.getByTestId("map-abroad").getByText("People there are not counted").waitFor();
    expect(await page.getByTestId("map-abroad").textContent()).toContain("Mexico");
  });

  test("measures in miles in English and in kilometers in German", async () => {
    expect(await page.getByTestId("map-scale").textContent()).toMatch(/\d\smi$/);
    await keepLanguage(context, "de-DE");
    await page.reload();
    await scrollToMap(page);
    expect(await page.getByTestId("map-scale").textContent()).toMatch(/\d\skm$/);
    await keepLanguage(context, null);
  });
});

const namesOn = (page: Page) => page.getByTestId("map-names").locator("span").allTextContents();

async function chooseStation(page: Page, index: number): Promise<void> {
  await page.getByRole("combobox", { name: "Service contour of" }).selectOption({ index });
}

/** A redraw waits until the map rests, and for whatever else the machine has to do. */
const PATIENCE = { timeout: 10_000 };

async function scrollToMap(page: Page): Promise<void> {
  for (let tries = 0; tries < 30 && !(await page.getByTestId("map").count()); tries++) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(200);
  }
  await page.getByTestId("map-legend").waitFor();
  // A wheel goes too far where the page is slow, and what is far out of sight is not drawn.
  await page.getByTestId("map").scrollIntoViewIfNeeded();
}
