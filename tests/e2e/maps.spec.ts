import type { BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFailed, test } from "vitest";
import { eachBeginsAgain } from "#tests/support/anotherTry.ts";
import { barriers, complaints, keepPicture, SELLER, someone } from "#tests/support/browser.ts";
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

/** A redraw waits until the map rests, and for whatever else the machine has to do. */
const PATIENCE = { timeout: 10_000 };

async function scrollToMap(page: Page): Promise<void> {
  for (let tries = 0; tries < 30 && !(await page.getByTestId("map").count()); tries++) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(200);
  }
  await page.getByTestId("map-legend").waitFor();
}
