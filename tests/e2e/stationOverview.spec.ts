import { readFile } from "node:fs/promises";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eachBeginsAgain } from "#tests/support/anotherTry.ts";
import { barriers, DESK, keepsItsWidth, PHONE, SELLER, someone } from "../support/browser.ts";
import { openAs } from "../support/openAs.ts";

describe("the stations of a market", () => {
  let page: Page;
  beforeAll(async () => {
    const context = await someone();
    page = await context.newPage();
    await openAs(page, SELLER, "/tv/station-overview?market=tv-501");
    await page.getByTestId("chart-powerRatio").waitFor();
  });
  afterAll(() => page.context().close());
  eachBeginsAgain(() => page);

  const rows = () => page.locator("#stations [role=grid] tbody tr[data-at]");

  test("open with who takes most, and say of the rest why nothing is known", async () => {
    const head = page.getByRole("columnheader", { name: /^OTA 2026/ });
    expect(await head.getAttribute("aria-sort")).toBe("descending");
    expect(await rows().count()).toBeGreaterThan(8);
    const why = page.locator("#stations abbr").first();
    expect(await why.getAttribute("title")).toMatch(/\w/);
    expect(await barriers(page)).toEqual([]);
  });

  test("show every column on a desk's screen", async () => {
    await page.setViewportSize(DESK);
    const frame = page.locator("#stations [role=grid]").locator("xpath=..");
    expect(await frame.getAttribute("data-wide")).toBeNull();
  });

  test("are narrowed in the address, which another reader can open", async () => {
    await page.goto("/tv/station-overview?market=tv-501&network=abc&ota=1..");
    await rows().first().waitFor();
    expect(await rows().count()).toBe(1);
    expect(await rows().first().textContent()).toContain("ABC");
  });

  test("tell everything about one of them, with its contour as GeoJSON", async () => {
    await rows().first().getByRole("button").press("Enter");
    const drawer = page.getByRole("dialog");
    await drawer.getByRole("heading", { name: "Where it is received" }).waitFor();
    const button = drawer.getByRole("button", { name: "Contour as GeoJSON" });
    await button.waitFor();
    const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
    const collection: unknown = JSON.parse(await readFile(await download.path(), "utf8"));
    expect(collection).toMatchObject({ type: "FeatureCollection", features: [{ type: "Feature" }] });
    await page.keyboard.press("Escape");
    await drawer.waitFor({ state: "detached" });
  });

  test("keep their names in sight when the other columns are scrolled away", async () => {
    const place = () => rows().first().locator("[data-pinned]").boundingBox();
    await page.setViewportSize({ width: 900, height: 900 });
    const before = await place();
    await page.locator("#stations [role=grid]").evaluate("grid => { grid.parentElement.scrollLeft = 400; }");
    await expect.poll(async () => (await place())?.x).toBeLessThanOrEqual(before?.x ?? 0);
    expect((await place())?.x).toBeGreaterThan(0);
    await page.setViewportSize(DESK);
  });

  test("stand side by side, and taken together by owner", async () => {
    await page.goto("/tv/station-overview?market=tv-501");
    for (const at of [0, 1]) await rows().nth(at).getByRole("checkbox").click();
    await page.getByRole("button", { name: "Compare" }).click();
    await page.getByTestId("beside").waitFor();
    expect(await page.getByTestId("beside").getByRole("columnheader").count()).toBe(3);
    await page.getByRole("radio", { name: "Owners" }).click();
    await page.getByRole("columnheader", { name: "HHI points" }).waitFor();
    expect(page.url()).toContain("view=owners");
    expect(page.url()).toContain("beside=");
  });

  test("of radio are those of the radio market there, and fit a phone", async () => {
    await page.goto("/radio/station-overview?market=tv-501");
    await page.waitForURL(/market=radio-/);
    await page.getByRole("heading", { name: /^Radio stations.*New York/ }).waitFor();
    await page.setViewportSize(PHONE);
    await keepsItsWidth(page);
    const first = page.locator("#stations li").first();
    await first.getByText(/^\$[\d.]+M$/).waitFor();
    await page.getByRole("button", { name: "Sort" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Call sign" }).click();
    expect(page.url()).toContain("sort=call");
    expect(await barriers(page)).toEqual([]);
  });
});
