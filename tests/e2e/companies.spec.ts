import type { BrowserContext, Page } from "playwright";
import { afterEach, describe, expect, onTestFailed, test } from "vitest";
import { ADMIN, barriers, barsNobody, complaints, keepPicture, SELLER, someone } from "#tests/support/browser.ts";
import { openAs } from "#tests/support/openAs.ts";

const FILE = `Company,Category,City,State,ZIP,County,Phone,Website,CRM ID,Last year,Role,Contact email,Consent,Source
Example company 1 (not real),Hotels,Dallas,TX,75201,"Dallas, TX",(214) 555-0100,example.com,A-1,12000,Owner,owner@example.com,given,Example file
Example company 2 (not real),Furniture stores,Dallas,TX,75202,"Dallas, TX",(214) 555-0101,,A-2,,,,,
"Example company 2 (not real), Inc.",Furniture stores,Dallas,TX,75203,"Dallas, TX",214-555-0101,,A-3,,,,,
`;

describe("companies", () => {
  const contexts: BrowserContext[] = [];
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
  });

  async function openCompanies(): Promise<Page> {
    const context = await someone();
    contexts.push(context);
    const page = await context.newPage();
    // Her organization has no example file.
    await openAs(page, ADMIN, "/companies");
    await page.getByText("No companies yet").waitFor();
    return page;
  }

  async function drop(page: Page, text: string): Promise<void> {
    await page.getByRole("button", { name: "Add companies" }).click();
    const file = { name: "book.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
    await page.getByRole("dialog").locator("input[type=file]").setInputFiles(file);
    await page.getByTestId("companies-report").waitFor();
  }

  async function remove(page: Page, name: RegExp): Promise<void> {
    await page.getByRole("row", { name }).getByText(name).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
  }

  /** On the page of its category in its market, on the others not, and in the palette by what it does and where. */
  async function standsWhereItIsNeeded(page: Page): Promise<void> {
    const block = page.getByTestId("companies-to-call");
    const opened = async (path: string) => {
      await page.goto(path);
      await block.scrollIntoViewIfNeeded();
    };
    await opened("/vertical/subvertical?sub=hotels&market=tv-623");
    await block.getByRole("listitem").filter({ hasText: "Hotels & motels · Dallas" }).waitFor();
    expect(await barriers(page), "companies to call").toEqual([]);
    await block.getByRole("button", { name: /on the call list/ }).click();
    await block.getByRole("button", { name: /on the call list/, pressed: true }).click();
    await block.getByRole("button", { name: /on the call list/, pressed: false }).waitFor();
    await block.getByRole("link", { name: "1 company in the list" }).click();
    await page.getByText("1 of 3 entries").waitFor();

    await opened("/vertical/subvertical?sub=casinos&market=tv-623");
    await block.getByText("None of your 3 companies is in this category and market.").waitFor();
    await opened("/share-wallet?market=tv-623");
    await block.getByRole("listitem").nth(2).waitFor();

    await page.keyboard.press("Control+k");
    await page.getByTestId("palette").getByRole("combobox").fill("hotels in dallas");
    const group = page.getByTestId("palette").getByRole("group", { name: "Your companies" });
    await group.getByRole("option", { name: /Example company 1/ }).click();
    await page.getByRole("dialog", { name: /Example company 1/ }).waitFor();
  }

  test("come in a file, are called, merged and removed, and every step has a way back", async ({ task }) => {
    const page = await openCompanies();
    onTestFailed(() => keepPicture(page, task.name));
    const heard = complaints(page);
    await drop(page, FILE);
    expect(await page.getByTestId("companies-report").textContent()).toContain("3 rows read.");
    expect(await barriers(page), "preview").toEqual([]);
    await page.getByRole("button", { name: "Import 3 companies" }).click();
    const hotel = page.getByRole("row", { name: /Example company 1/ });
    await hotel.waitFor();
    expect(await barriers(page), "list").toEqual([]);

    await hotel.getByRole("button", { name: /on the call list/ }).click();
    await hotel.getByRole("button", { name: /on the call list/, pressed: true }).waitFor();
    await hotel.getByRole("button", { name: /on the call list/ }).click();
    await hotel.getByRole("button", { name: /on the call list/, pressed: false }).waitFor();

    await standsWhereItIsNeeded(page);
    await page.goto("/companies");
    await hotel.getByText(/Example company 1/).click();
    const drawer = page.getByRole("dialog");
    await drawer.getByText("Agreed to be called · known from Example file").waitFor();
    await drawer.getByRole("row", { name: /Bought from you last year \$12,000/ }).waitFor();
    expect(await drawer.getByRole("link", { name: "owner@example.com" }).getAttribute("href")).toBe(
      "mailto:owner@example.com",
    );
    await barsNobody(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.keyboard.press("Escape");

    await page.getByRole("button", { name: "1 possible duplicate" }).click();
    await drawer.getByText("Same name and phone").waitFor();
    expect(await barriers(page), "duplicates").toEqual([]);
    await drawer.getByRole("button", { name: /Keep Example company 2 \(not real\), Dallas/ }).click();
    await drawer.getByText("No duplicates left.").waitFor();
    await drawer.getByRole("button", { name: "Done" }).click();
    await page.getByText("2 entries").waitFor();

    await remove(page, /Example company 1/);
    await page.getByText("1 entry").waitFor();
    await page.getByText("Example company 1 (not real) removed").waitFor();
    await page.getByRole("button", { name: "Undo" }).last().click();
    await page.getByText("2 entries").waitFor();
    await remove(page, /Example company 1/);
    await remove(page, /Example company 2/);
    await page.getByText("No companies yet").waitFor();
    expect(heard).toEqual([]);
  });

  test("are added and changed by hand, wrong fields are told beside them, and what changed is remembered", async ({
    task,
  }) => {
    const page = await openCompanies();
    onTestFailed(() => keepPicture(page, task.name));
    await page.getByRole("button", { name: "Add a company" }).click();
    const drawer = page.getByRole("dialog");
    await drawer.getByRole("textbox", { name: "Company" }).fill("Example company 4 (not real)");
    await drawer.getByLabel("Category").selectOption("hotels");
    await drawer.getByLabel("ZIP code").fill("752");
    await drawer.getByLabel("County").fill("Dallas, TX");
    await drawer.getByRole("button", { name: "Add a contact" }).click();
    await drawer.getByLabel("Email").fill("owner@example.com");
    await drawer.getByLabel("Known from").fill("Trade fair");
    expect(await barriers(page), "form").toEqual([]);
    await drawer.getByRole("button", { name: "Save" }).click();
    await drawer.getByText("A ZIP code has five digits.").waitFor();
    await drawer.getByLabel("ZIP code").fill("75201");
    await drawer.getByRole("button", { name: "Save" }).click();
    await drawer.getByText("Consent unknown · known from Trade fair").waitFor();

    await drawer.getByRole("button", { name: "Edit" }).click();
    await drawer.getByLabel("Phone").first().fill("(214) 555-0100");
    await drawer.getByRole("button", { name: "Save" }).click();
    await drawer.getByText("Changed: Phone").waitFor();
    await barsNobody(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await drawer.getByRole("button", { name: "Remove" }).click();
    await page.getByText("No companies yet").waitFor();
  });

  test("of a file with faults are told line by line, and nothing is kept", async ({ task }) => {
    const page = await openCompanies();
    onTestFailed(() => keepPicture(page, task.name));
    await drop(page, "Company,Category,ZIP\nExample company 3 (not real),Dragons,75\n");
    const report = page.getByTestId("companies-report");
    await report.getByRole("row", { name: /2 ZIP 75 This is not a valid code/ }).waitFor();
    await report.getByRole("row", { name: /2 Category Dragons/ }).waitFor();
    expect(await page.getByRole("button", { name: "Import", exact: true }).getAttribute("aria-disabled")).toBe("true");
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.reload();
    await page.getByText("No companies yet").waitFor();
  });

  test("of the example file say that they do not exist, and go together", async ({ task }) => {
    const context = await someone();
    contexts.push(context);
    const page = await context.newPage();
    onTestFailed(() => keepPicture(page, task.name));
    await openAs(page, SELLER, "/companies");
    await page.getByText("Example file: these companies do not exist.").waitFor();
    await page.getByText("60 entries").waitFor();
    expect(await barriers(page), "example").toEqual([]);
    await page.getByRole("button", { name: "Remove the example" }).click();
    await page.getByText("No companies yet").waitFor();
    await page.getByRole("button", { name: "Undo" }).last().click();
    await page.getByText("60 entries").waitFor();
    await barsNobody(page);
  });

  test("stand on the map of a market by county, of a vertical too, linked with the list of whom to call", async ({
    task,
  }) => {
    const context = await someone();
    contexts.push(context);
    const page = await context.newPage();
    onTestFailed(() => keepPicture(page, task.name));
    await openAs(page, SELLER, "/tv/market-profile?market=tv-623");
    const heard = complaints(page);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const choice = page.getByRole("radio", { name: "Your companies" });
    await choice.scrollIntoViewIfNeeded();
    expect(asked.filter((path) => path.includes("/companies"))).toEqual([]);
    await choice.click();
    const map = page.getByTestId("companies-map");
    const list = map.getByTestId("companies-of-map");
    await list.getByText("18 companies in this market, best to call first").waitFor();
    await map.getByTestId("map-list").getByRole("button").first().waitFor();
    expect(await barriers(page), "companies on the map").toEqual([]);

    await list
      .getByRole("link", { name: /^Example/ })
      .first()
      .focus();
    await map.locator("[data-testid=map-list] [aria-current]").waitFor();
    await map
      .getByTestId("map-list")
      .getByRole("button", { name: /Dallas County/ })
      .click();
    await list.getByText("Dallas County, TX: 9 companies, best to call first").waitFor();
    await list.getByRole("button", { name: "All counties" }).click();
    await map.getByLabel("Vertical").selectOption("Healthcare");
    await list.getByText(/in this market/).waitFor();
    await expect.poll(() => list.getByRole("listitem").count()).toBeLessThan(5);
    await barsNobody(page);
    expect(heard).toEqual([]);
  });

  test("take their county from the ZIP code once a table is loaded, and ask where there are several", async ({
    task,
  }) => {
    const page = await openCompanies();
    onTestFailed(() => keepPicture(page, task.name));
    await page.getByRole("button", { name: "ZIP codes" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("No table is loaded yet").waitFor();
    const table = "zip,county,part\n75201,48113,1\n75202,48113,0.9\n75202,48439,0.1\n";
    await dialog
      .locator("input[type=file]")
      .setInputFiles({ name: "zips.csv", mimeType: "text/csv", buffer: Buffer.from(table) });
    await page.getByTestId("zips-report").waitFor();
    expect(await barriers(page), "table of ZIP codes").toEqual([]);
    await dialog.getByRole("button", { name: "Load 2 ZIP codes" }).click();
    await dialog.waitFor({ state: "detached" });

    await drop(
      page,
      "name,category,zip\nExample company 5 (not real),hotels,75201\nExample company 6 (not real),hotels,75202\n",
    );
    await dialog.getByText("1 ZIP code is in several counties").waitFor();
    await dialog.getByLabel("75202, 1 company").selectOption("Tarrant County, TX");
    expect(await barriers(page), "choices of counties").toEqual([]);
    await dialog.getByRole("button", { name: "Import 2 companies" }).click();
    await page.getByRole("row", { name: /company 5 .*Dallas County, TX/ }).waitFor();
    await page.getByRole("row", { name: /company 6 .*Tarrant County, TX/ }).waitFor();
    await page.getByRole("button", { name: "Undo" }).last().click();
    await page.getByText("No companies yet").waitFor();

    await page.getByRole("button", { name: "Add a company" }).click();
    await dialog.getByLabel("ZIP code").fill("75201");
    await dialog.getByText("The county is from ZIP code 75201.").waitFor();
    expect(await dialog.getByLabel("County").inputValue()).toBe("Dallas County, TX");
    await page.keyboard.press("Escape");
  });

  test("and their contacts are kept as long as the organization chooses, which shows what would go", async ({
    task,
  }) => {
    const context = await someone();
    contexts.push(context);
    const page = await context.newPage();
    onTestFailed(() => keepPicture(page, task.name));
    await page.route("**/api/v1/retention", async (route) => {
      if (route.request().method() === "PUT") return route.fulfill({ json: { version: 1 } });
      const answer = await route.fetch();
      // The demo account does not see the calls of a team.
      return route.fulfill({ response: answer, json: { ...(await answer.json()), may: true } });
    });
    await openAs(page, SELLER, "/companies");
    await page.getByRole("button", { name: "Data retention" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Contacts without activity").selectOption("12 months");
    await dialog.getByText("0 would be removed now").first().waitFor();
    expect(await barriers(page), "retention").toEqual([]);
    await dialog.getByRole("button", { name: "Save" }).click();
    await page.getByText("Retention saved").waitFor();
  });

  test("begin with a template that comes in as it is, and says that it is an example", async ({ task }) => {
    const page = await openCompanies();
    onTestFailed(() => keepPicture(page, task.name));
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Template" }).click(),
    ]);
    await page.getByRole("button", { name: "Add companies" }).click();
    await page
      .getByRole("dialog")
      .locator("input[type=file]")
      .setInputFiles(await file.path());
    const report = page.getByTestId("companies-report");
    await report.getByText("1 row read.").waitFor();
    expect(await report.textContent()).not.toContain("What is wrong");
    expect(file.suggestedFilename()).toBe("companies-template.csv");
  });
});
