import { dirname } from "node:path";
import type { BrowserContext, Page } from "playwright";
import { afterEach, beforeAll, beforeEach, describe, expect, inject, onTestFailed, test } from "vitest";
import { barriers, barsNobody, BASIC, complaints, keepPicture, SELLER, someone } from "#tests/support/browser.ts";
import { emptyList, isAnotherTry } from "#tests/support/anotherTry.ts";
import { openAs, openSummary } from "#tests/support/openAs.ts";
import { runCommandLine } from "#tests/support/commandLine.ts";

const COLLEAGUE = "colleague@spotmarket.example";
/** Views that the sample brings. */
const OF_SAMPLE = 5;
const DALLAS = "/market-summary?market=tv-623&year=2027&political=without";
/** The revision that the sample published first; its second one is shown. */
const FIRST = "2026 Q1 open estimate";
const SECOND = "2026 Q3 open estimate";

describe("saved views", () => {
  const contexts: BrowserContext[] = [];
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
  });

  beforeAll(async () => {
    const folder = dirname(inject("mailFolder"));
    const person = ["--name", "Sample Colleague", "--customer", "Sample Media Sales", "--markets", "tv-501,tv-623"];
    const { code, stderr } = await runCommandLine(folder, ["user", "add", COLLEAGUE, ...person, "--password-stdin"], {
      input: `${inject("demoPassword")}\n`,
    });
    expect([code, stderr]).toEqual([0, ""]);
  });

  // Views of a first try would still be in the menu, one of them the default.
  beforeEach(async ({ task }) => {
    if (!isAnotherTry(task)) return;
    await emptyList(await open(SELLER, "/market-summary?market=tv-501"), "/api/v1/saved-views", OF_SAMPLE);
  });

  async function open(email: string, path: string, options = {}): Promise<Page> {
    const context = await someone(options);
    contexts.push(context);
    const page = await openSummary(context, email, path);
    onTestFailed(({ task }) => keepPicture(page, task.name));
    return page;
  }

  const menu = (page: Page) => page.getByTestId("saved-views-menu");
  const openMenu = async (page: Page) => {
    if ((await page.getByTestId("saved-views").getAttribute("aria-expanded")) !== "true")
      await page.getByTestId("saved-views").click();
    await menu(page).waitFor();
  };
  const save = async (page: Page, name: string) => {
    await openMenu(page);
    await page.getByLabel("Name of this view").fill(name);
    await page.getByRole("button", { name: "Save view" }).click();
    await page.getByText(`This view is saved as “${name}”.`).waitFor();
  };
  const act = async (page: Page, view: string, action: string) => {
    await openMenu(page);
    const more = page.getByRole("button", { name: `Actions for “${view}”` });
    if ((await more.getAttribute("aria-expanded")) === "false") await more.click();
    await menu(page).getByText(action, { exact: true }).click();
  };
  const shownView = async (page: Page) =>
    (await page.getByTestId("saved-views").getAttribute("aria-label"))?.replace(/^Saved views: /, "");
  const total = async (page: Page) => (await page.getByTestId("figure-total").textContent()) ?? "";

  test("what is shown is saved under a name that says what it is, and comes back as it was", async () => {
    const page = await open(SELLER, DALLAS);
    const heard = complaints(page);
    await openMenu(page);
    expect(await page.getByLabel("Name of this view").inputValue()).toBe(
      "Dallas-Ft. Worth · Market Summary · 2027, Core only",
    );
    await save(page, "Core Dallas");
    await expect.poll(() => shownView(page)).toBe("Core Dallas");
    const seen = await total(page);

    await page.goto("/market-summary?market=tv-501&year=2026");
    await page.getByTestId("chart-mediaAdSpending").waitFor();
    expect(await shownView(page)).toBe("Saved views");
    await openMenu(page);
    await menu(page)
      .getByRole("link", { name: /Core Dallas/ })
      .click();
    await page.waitForURL(/market=tv-623&year=2027&political=without/);
    await expect.poll(() => total(page)).toBe(seen);

    await act(page, "Core Dallas", "Rename");
    await page.getByLabel("New name").fill("Dallas, core");
    await page.getByRole("button", { name: "Save the name" }).click();
    await expect.poll(() => shownView(page)).toBe("Dallas, core");
    await page.getByTestId("year-picker").selectOption("2028");
    await expect.poll(() => shownView(page)).toBe("Saved views");
    await act(page, "Dallas, core", "Replace with what is shown");
    await expect.poll(() => shownView(page)).toBe("Dallas, core");
    expect(heard).toEqual([]);
  });

  test("the default opens from the menu, and what an address asks for goes first", async () => {
    const page = await open(SELLER, "/market-summary?market=tv-501&year=2026&measure=share");
    await save(page, "Shares of New York");
    await act(page, "Shares of New York", "Make it the default of its screen");
    await menu(page).getByText("Market Summary · default").waitFor();
    await page.goto("/market-summary");
    await page.waitForURL(/market=tv-501&year=2026&measure=share/);
    await page.goto("/market-summary?market=tv-623");
    await page.waitForURL(/market=tv-623&year=\d{4}$/);
    await page.getByTestId("chart-mediaAdSpending").waitFor();
    await act(page, "Shares of New York", "Remove as default");
    await menu(page).getByText("Market Summary · default").waitFor({ state: "detached" });
    await page.goto("/market-summary");
    await page.waitForURL(/year=\d{4}$/);
  });

  test("a colleague finds what is shared, pins it, and sees what lies outside of her subscription", async () => {
    const page = await open(SELLER, "/market-summary?market=tv-623&year=2026&compare=tv-501");
    await save(page, "Dallas against New York");
    await act(page, "Dallas against New York", "Share with my organization");
    await menu(page).getByText("Market Summary · shared").waitFor();
    await page.goto("/market-summary?market=radio-19100&year=2026");
    await page.getByTestId("chart-mediaAdSpending").waitFor();
    await save(page, "Dallas radio");
    await act(page, "Dallas radio", "Share with my organization");
    await expect.poll(() => menu(page).getByText("Market Summary · shared").count()).toBe(2);

    const other = await open(COLLEAGUE, "/market-summary?market=tv-501");
    await openMenu(other);
    const shared = menu(other).getByRole("region", { name: "Shared by colleagues" });
    expect(await shared.getByRole("listitem").count()).toBe(2);
    await shared.getByText("by Sample Seller · not in your subscription").waitFor();
    await other.getByRole("button", { name: "Pin “Dallas against New York”" }).click();
    await menu(other).getByRole("region", { name: "Pinned" }).getByText("Dallas against New York").click();
    await other.waitForURL(/market=tv-623&year=2026&compare=tv-501/);
    await expect.poll(() => shownView(other)).toBe("Dallas against New York");

    await other.keyboard.press("Control+k");
    await other.getByRole("combobox", { name: "Search" }).fill("against new");
    await other.getByTestId("palette").getByText("Saved views").waitFor();
    await other.keyboard.press("Escape");
    await openMenu(other);
    await menu(other)
      .getByRole("link", { name: /Dallas radio/ })
      .click();
    await other.getByTestId("no-access").waitFor();
  });

  test("what was deleted comes back with one press", async () => {
    const page = await open(SELLER, "/market-summary?market=tv-529&year=2026");
    await save(page, "Louisville");
    await act(page, "Louisville", "Delete");
    await expect.poll(() => shownView(page)).toBe("Saved views");
    await page.getByTestId("toast").getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => shownView(page)).toBe("Louisville");
  });

  test("a view saved with an earlier revision shows today's figures, says so, and leads to both", async () => {
    const page = await open(SELLER, "/market-summary?market=tv-803&year=2026&revision=1");
    const badge = page.getByTestId("revision-badge");
    expect(await badge.textContent()).toContain(`Earlier revision: ${FIRST}`);
    const then = await total(page);
    await save(page, "Los Angeles");
    await page.keyboard.press("Escape");
    await badge.click();
    await page.getByRole("link", { name: `Back to ${SECOND}` }).click();
    await expect.poll(() => badge.textContent()).toContain(`Data: ${SECOND}`);
    await expect.poll(() => total(page)).not.toBe(then);

    const note = page.getByTestId("earlier-note");
    expect(await note.textContent()).toContain(
      `“Los Angeles” was saved with ${FIRST}. These are the figures of ${SECOND}.`,
    );
    await note.getByRole("link", { name: `Open ${FIRST}` }).click();
    await expect.poll(() => total(page)).toBe(then);
    await page.goBack();
    await note.getByRole("link", { name: "See what changed" }).click();
    await page.getByTestId("chart-whatChanged").waitFor();
    await page.getByTestId("close-changes").click();
    await note.getByRole("button", { name: `Keep it with ${SECOND}` }).click();
    await note.waitFor({ state: "detached" });
  });

  test("a revision that never was leaves the published one, and says so", async () => {
    const page = await open(SELLER, "/market-summary?market=tv-803&year=2026&revision=99");
    expect(await page.getByTestId("revision-badge").textContent()).toContain(
      `The requested revision is not available. These are the figures of ${SECOND}.`,
    );
  });

  test("what changed tells the movers of the screen, in the figures of both revisions", async () => {
    const page = await open(SELLER, DALLAS);
    const heard = complaints(page);
    await page.getByTestId("revision-badge").click();
    await page.getByRole("link", { name: "What changed" }).click();
    const section = page.locator("#whatChanged");
    const headline = section.getByRole("heading", { name: new RegExp(`^${SECOND} puts 2027 at .* ${FIRST}$`) });
    await headline.waitFor();
    await section.getByRole("button", { name: "Table" }).click();
    const cells = await section
      .getByRole("row", { name: /^Total/ })
      .getByRole("gridcell")
      .allTextContents();
    const [before = 0, after = 0, change = 0] = cells.map((cell) => Number(cell.replaceAll(",", "").replace("−", "-")));
    expect(Math.abs(after - before - change)).toBeLessThanOrEqual(1);
    expect(await headline.textContent()).toContain(change > 0 ? " above " : " below ");
    await section.getByRole("radio", { name: "Categories" }).click();
    await section.getByRole("button", { name: "Show all" }).click();
    expect(await section.getByRole("row").count()).toBeGreaterThan(90);

    const [download] = await Promise.all([
      page.waitForEvent("download"),
      section
        .getByRole("button", { name: /^More for/ })
        .click()
        .then(() => section.getByRole("button", { name: "Download figures (CSV)" }).click()),
    ]);
    expect(download.suggestedFilename()).toBe("open-estimate-tv-623-what-changed-2027.csv");
    const text = Buffer.concat(await (await download.createReadStream()).toArray()).toString();
    expect(text.split("\r\n")[1]).toMatch(new RegExp(`^total,total,${FIRST},${SECOND},\\d+,\\d+,`));

    await page.getByTestId("close-changes").click();
    await section.waitFor({ state: "detached" });
    expect(page.url()).not.toContain("changes");
    expect(heard).toEqual([]);
  });

  test("a long address is copied as a short link, which opens for colleagues and for nobody else", async () => {
    const long = `${DALLAS}&compare=tv-501,tv-803,tv-529,nation&note=${"long".repeat(40)}`;
    const page = await open(SELLER, long);
    await page
      .locator("#mediaAdSpending")
      .getByRole("button", { name: /^More for/ })
      .click();
    await page.locator("#mediaAdSpending").getByRole("button", { name: "Copy link to this view" }).click();
    await expect.poll(() => page.evaluate<string>("navigator.clipboard.readText()")).toMatch(/\/s\/[\w-]{12}$/);
    const link = new URL(await page.evaluate<string>("navigator.clipboard.readText()"));

    const colleague = await open(COLLEAGUE, link.pathname);
    await expect.poll(() => colleague.url()).toContain(`${long}#mediaAdSpending`);

    const context = await someone();
    contexts.push(context);
    const stranger = await context.newPage();
    await openAs(stranger, BASIC, link.pathname);
    await stranger.getByTestId("link-lost").waitFor();
    expect(await barriers(stranger)).toEqual([]);
  });

  test("nobody meets a barrier there", async () => {
    const page = await open(SELLER, "/market-summary?market=tv-803&year=2027&changes=previous");
    await page.getByTestId("chart-whatChanged").waitFor();
    await save(page, "Los Angeles, changed");
    await openMenu(page);
    await menu(page)
      .getByRole("button", { name: /^Actions for/ })
      .first()
      .click();
    await barsNobody(page);
  });
});
