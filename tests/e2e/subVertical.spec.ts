import type { BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFailed, test } from "vitest";
import { eachBeginsAgain, emptyList, isAnotherTry } from "#tests/support/anotherTry.ts";
import {
  barriers,
  DESK,
  keepPicture,
  keepsItsWidth,
  PHONE,
  SELLER,
  someone,
  turnDark,
} from "#tests/support/browser.ts";
import { openAs } from "#tests/support/openAs.ts";

const DEALERS = "/vertical/subvertical?market=tv-623&sub=newCarDealers";

describe("a seller on the page of a category", () => {
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    context = await someone();
    page = await openPage(context, SELLER, DEALERS);
  });
  beforeEach(({ task }) => onTestFailed(() => keepPicture(page, task.name)));
  afterAll(() => context.close());
  eachBeginsAgain(
    () => page,
    () => page.getByTestId("figure-total").waitFor(),
  );

  test("reads how much it spends, what part of the market that is, and on what most", async () => {
    expect(await heading()).toBe("Tier 3 new-car dealers");
    expect(await figure("total")).toMatch(/Ad spending 2026\$\d+\.\dM/);
    expect(await figure("share")).toMatch(/Share of the market\d+\.\d%index \d+/);
    expect(await figure("lead")).toMatch(/Largest medium: .+\d+\.\d%/);
  });

  test("sees what each medium would win at the nation's mix, and why", async () => {
    const gaps = page.locator("#mediumGaps");
    await gaps.scrollIntoViewIfNeeded();
    const row = gaps.locator("button[data-figure]").first();
    expect(await row.textContent()).toMatch(/−[\d,.]+/);
    await row.click();
    const explanation = page.getByTestId("explanation");
    expect(await explanation.textContent()).toMatch(
      /nation’s share\) × wallet\(\d+\.\d% − \d+\.\d%\) × \$[\d,]+ = −\$/,
    );
    await page.keyboard.press("Escape");
  });

  test("chooses another category by typing part of its name, with the filters kept", async () => {
    const picker = page.getByTestId("sub-vertical-picker");
    await picker.click();
    await picker.fill("jewel");
    await page.getByRole("option", { name: "Jewelry stores" }).click();
    await page.waitForURL(/sub=jewelry/);
    await expect.poll(heading).toBe("Jewelry stores");
    expect(page.url()).toContain("market=tv-623");
    await page.goBack();
    await expect.poll(heading).toBe("Tier 3 new-car dealers");
  });

  test("takes the questions with her, and opens an objection to find its answer", async () => {
    const texts = page.getByTestId("subVerticalInsights");
    await texts.scrollIntoViewIfNeeded();
    await expect.poll(() => texts.getByRole("listitem").count()).toBe(8);
    await texts.getByRole("button", { name: "Copy questions" }).click();
    await texts.getByText("Copied").waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split("\n")).toHaveLength(9);
    const objection = texts.locator("details").first();
    await objection.locator("summary").click();
    expect((await objection.locator("p").textContent())?.length).toBeGreaterThan(20);
  });

  test("goes on to a similar category with the same market", async () => {
    const similar = page.getByTestId("similarSubVerticals");
    await similar.scrollIntoViewIfNeeded();
    const links = similar.getByRole("listitem").getByRole("link");
    expect(await links.count()).toBe(5);
    const name = await links.first().textContent();
    await links.first().click();
    await expect.poll(heading).toBe(name);
    expect(page.url()).toContain("market=tv-623");
    await page.goBack();
    await expect.poll(heading).toBe("Tier 3 new-car dealers");
  });

  test("learns what a term means by pointing at it, and by the keyboard", async () => {
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByTestId("figure-digital").locator("[data-term]").hover();
    const card = page.getByRole("tooltip");
    await card.waitFor();
    expect(await card.textContent()).toContain("goes to digital media");
    await page.keyboard.press("Escape");
    await card.waitFor({ state: "detached" });

    await page.locator("#mediaAdSpending").getByRole("button", { name: "Table" }).focus();
    await page.keyboard.press("End");
    await card.waitFor();
    const button = page.locator(":focus");
    expect(await button.textContent()).toBe("What the terms mean");
    expect(await button.getAttribute("aria-describedby")).toContain("term-card");
    await page.keyboard.press("Escape");
    await card.waitFor({ state: "detached" });
  });

  test("puts the category on her call list, notes what to remember, and undoes taking it off", async ({ task }) => {
    if (isAnotherTry(task)) {
      await emptyList(page, "/api/v1/call-list");
      await page.reload();
    }
    const add = page.getByTestId("screen-head").locator("button[aria-pressed]");
    await add.click();
    await expect.poll(() => add.getAttribute("aria-pressed")).toBe("true");
    await page.getByRole("button", { name: /^Call list/ }).click();
    const list = page.getByRole("dialog", { name: "Call list" });
    const note = list.getByRole("textbox", { name: "Note on Tier 3 new-car dealers" });
    const kept = () => page.waitForResponse((answer) => answer.request().method() === "PATCH" && answer.ok());
    await note.fill("Ask for Maria, after Easter");
    await Promise.all([kept(), note.blur()]);
    await Promise.all([kept(), list.getByLabel("Status of Tier 3 new-car dealers").selectOption("called")]);
    await page.reload();
    await page.getByRole("button", { name: /^Call list/ }).click();
    await expect.poll(() => note.inputValue()).toBe("Ask for Maria, after Easter");
    expect(await list.getByLabel("Status of Tier 3 new-car dealers").inputValue()).toBe("called");
    expect(await barriers(page)).toEqual([]);

    await note.fill("Ask for Maria in May");
    await Promise.all([kept(), page.keyboard.press("Escape")]);
    await list.waitFor({ state: "detached" });
    await page.getByRole("button", { name: /^Call list/ }).click();
    await expect.poll(() => note.inputValue()).toBe("Ask for Maria in May");

    await list.getByRole("button", { name: "Remove Tier 3 new-car dealers from the list" }).click();
    await note.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => note.inputValue()).toBe("Ask for Maria in May");
    await list.getByRole("button", { name: "Remove Tier 3 new-car dealers from the list" }).click();
    await note.waitFor({ state: "detached" });
    await page.keyboard.press("Escape");
    await list.waitFor({ state: "detached" });
  });

  test("opens with the market's largest category where the address names none", async () => {
    await page.goto("/vertical/subvertical?market=tv-623");
    await page.getByTestId("figure-total").waitFor();
    expect((await heading())?.length).toBeGreaterThan(3);
    expect(await page.getByTestId("sub-vertical-picker").inputValue()).toBe(await heading());
  });

  test("is told plainly of a category that does not exist", async () => {
    await page.goto("/vertical/subvertical?market=tv-623&sub=dragons");
    await page.getByText("This category does not exist").waitFor();
  });

  test("is offered to count political advertising where the category is political", async () => {
    await page.goto("/vertical/subvertical?market=tv-623&sub=politicalCandidates&political=without");
    await page.getByRole("button", { name: "Count political advertising" }).click();
    await page.getByTestId("figure-total").waitFor();
  });

  /** The name of the category in the head. */
  const heading = async () => (await page.locator("h1 > :first-child").textContent()) ?? "";
  const figure = (id: string) => page.getByTestId(`figure-${id}`).textContent();
});

test.each([
  ["desk", DESK, "light"],
  ["phone", PHONE, "light"],
  ["desk", DESK, "dark"],
  ["phone", PHONE, "dark"],
] as const)("nobody meets a barrier on a %s (%o, %s)", async (_, viewport, look) => {
  const context = await someone({ viewport });
  const page = await openPage(context, SELLER, DEALERS);
  if (look === "dark") await turnDark(page);
  await page.getByTestId("similarSubVerticals").waitFor({ state: "attached" });
  expect(await barriers(page)).toEqual([]);
  await keepsItsWidth(page);
  await context.close();
});

async function openPage(context: BrowserContext, email: string, path: string): Promise<Page> {
  const page = await context.newPage();
  await openAs(page, email, path);
  await page.getByTestId("figure-total").waitFor();
  return page;
}
