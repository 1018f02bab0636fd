import type { BrowserContext, Page } from "playwright";
import { afterEach, describe, expect, test } from "vitest";
import { isAnotherTry, nameInTry } from "#tests/support/anotherTry.ts";
import { ADMIN, complaints, keepPicture, someone } from "#tests/support/browser.ts";
import { goTo, isAt, keyOn, typeInto } from "#tests/support/byKeyboard.ts";
import { openAs } from "#tests/support/openAs.ts";

describe("whoever works with the keyboard alone", () => {
  let context: BrowserContext | null = null;
  afterEach(async ({ task }) => {
    const page = context?.pages().at(-1);
    if (page && task.result?.state === "fail") await keepPicture(page, task.name);
    await context?.close();
  });

  async function open(path: string): Promise<Page> {
    context = await someone();
    const page = await context.newPage();
    await openAs(page, ADMIN, path);
    await page.locator("body:not(.spinner) h1").first().waitFor();
    return page;
  }

  test("finds a market, gives it a county, takes that back and back again, and saves it to the draft", async ({
    task,
  }) => {
    // The draft has the first try's county already.
    const county = isAnotherTry(task) ? "Hays" : "Travis";
    const page = await open("/home");
    const heard = complaints(page);
    await keyOn(page, page.getByRole("navigation").getByRole("link", { name: "Site Administration" }));
    await isAt(page, page.getByRole("heading", { level: 1, name: "Site Administration" }));
    await keyOn(page, page.getByRole("main").getByRole("link", { name: "Markets" }));
    await keyOn(page, page.getByRole("main").getByRole("link", { name: "TV Markets" }));
    await isAt(page, page.getByRole("heading", { level: 1, name: "TV Markets" }));
    await typeInto(page, page.getByRole("searchbox", { name: "Search" }), "Abilene");
    await page.getByTestId("list-count").getByText(/^1 of/).waitFor();
    await keyOn(page, page.getByRole("gridcell").getByRole("button", { name: /^Abilene/ }));
    const drawer = page.getByRole("dialog", { name: /Abilene/ });
    await drawer.waitFor();
    await keyOn(page, drawer.getByRole("button", { name: "Edit counties" }));

    const editor = page.getByRole("dialog", { name: /Counties in Abilene/ });
    await typeInto(page, editor.getByRole("textbox", { name: /Find a county/ }), county);
    const box = editor.getByRole("checkbox", { name: `${county} County, TX` });
    await keyOn(page, box, "Space");
    expect(await box.isChecked()).toBe(true);
    await isAt(page, box);
    await keyOn(page, editor.getByRole("button", { name: "Undo" }));
    await expect.poll(() => box.isChecked()).toBe(false);
    await isAt(page, editor.getByRole("button", { name: "Undo" }));
    await keyOn(page, editor.getByRole("button", { name: "Redo" }));
    await expect.poll(() => box.isChecked()).toBe(true);
    await keyOn(page, editor.getByRole("button", { name: "Save to draft" }));
    await page.getByText(/was changed in the draft/).waitFor();
    // Back where the editor was opened from.
    await isAt(page, drawer.getByRole("button", { name: "Edit counties" }));
    await page.keyboard.press("Escape");
    await isAt(page, page.getByRole("gridcell").getByRole("button", { name: /^Abilene/ }));
    expect(heard).toEqual([]);
  });

  test("brings a file into the draft: its kind, its columns, a name, a mended cell, what would change", async ({
    task,
  }) => {
    const name = nameInTry(task, "Channel five");
    const page = await open("/home");
    const heard = complaints(page);
    await page.keyboard.press("Control+k");
    await isAt(page, page.getByTestId("palette").getByRole("combobox"));
    await page.keyboard.type("imports");
    await page
      .getByRole("option", { name: /^Imports/ })
      .first()
      .waitFor();
    await page.keyboard.press("Enter");
    await isAt(page, page.getByRole("heading", { level: 1, name: "Imports" }));
    const file = page.locator("main input[type=file]");
    await goTo(page, file);
    const rows = [
      "Code,Branch,Channel,Season,Money",
      `501,hotels,${name},2025,1200000`,
      "501,hospitals,tvOta,2025,lots",
    ];
    await file.setInputFiles({ name: "keys.csv", mimeType: "text/csv", buffer: Buffer.from(`${rows.join("\n")}\n`) });
    await page.waitForURL(/\/imports\/\d+$/);
    await isAt(page, page.getByRole("heading", { level: 1, name: "keys.csv" }));

    await goTo(page, page.getByRole("combobox", { name: "What is in the file?" }));
    await page.keyboard.press("ArrowDown");
    await goTo(page, page.getByRole("combobox", { name: "What is in the file?" }));
    await page.keyboard.type("Spending");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    // A column that is passed over while typing is taken from the field that has it, so “Code” comes last.
    for (const [key, column] of [
      ["vertical", "Branch"],
      ["medium", "Channel"],
      ["year", "Season"],
      ["amount_usd", "Money"],
      ["market_code", "Code"],
    ] as const) {
      if (key === "market_code")
        await goTo(page, page.getByRole("combobox", { name: "What is in the file?" }), "Shift+Tab");
      await goTo(page, page.getByLabel(new RegExp(`^${key}:`)));
      await page.keyboard.type(column);
    }
    await keyOn(page, page.getByRole("button", { name: "Check all rows" }));
    await page.getByText("0 of 2 rows are valid").waitFor();
    await typeInto(page, page.getByRole("combobox", { name: `What “${name}” means` }), "TV OTA");
    await page.getByRole("option", { name: "TV OTA", exact: true }).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await keyOn(page, page.getByRole("button", { name: "Apply 1 answer and check again" }));
    await page.getByText("1 of 2 rows are valid").waitFor();
    await typeInto(page, page.getByLabel("New text for line 3, Money"), "350000");
    await keyOn(page, page.getByRole("button", { name: "Apply 1 correction and check again" }));
    await page.getByText("2 rows, all valid").waitFor();
    await keyOn(page, page.getByRole("button", { name: "See what would change" }));
    await page.getByText("Markets that move most").waitFor();
    await keyOn(page, page.getByRole("button", { name: "Add to the draft" }));
    await page.getByRole("heading", { name: "The file is in the draft" }).waitFor();
    await page.keyboard.press("Tab");
    expect(await page.locator("main :focus").count()).toBe(1);
    expect(heard).toEqual([]);
  });

  test("writes a piece with a heading, bold words and a list, and publishes it", async ({ task }) => {
    const title = nameInTry(task, "How to read an index");
    const page = await open("/administration");
    const heard = complaints(page);
    await keyOn(page, page.getByRole("main").getByRole("button", { name: /Update Content/ }));
    await keyOn(
      page,
      page.getByRole("dialog", { name: "Update Content" }).getByRole("button", { name: "New", exact: true }),
    );
    await goTo(page, page.getByRole("button", { name: "Method page" }));
    await page.keyboard.press("Enter");

    const room = page.getByRole("dialog").first();
    await typeInto(page, room.getByRole("textbox", { name: "Title" }), title);
    await typeInto(page, room.getByRole("textbox", { name: "Summary" }), "One hundred is the nation.");
    const body = room.getByRole("textbox", { name: "Text", exact: true });
    const tools = room.getByRole("toolbar").first();
    await goTo(page, tools.getByRole("button").first());
    await goTo(page, tools.getByRole("button", { name: "Heading" }).first(), "ArrowRight");
    await page.keyboard.press("Enter");
    await isAt(page, body);
    await page.keyboard.type("What it says");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Control+b");
    await page.keyboard.type("Above 100");
    await page.keyboard.press("Control+b");
    await page.keyboard.type(" is more than elsewhere.");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Control+Shift+8");
    await page.keyboard.type("First");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Second");
    // The Tab key goes on from a text as from any field.
    await keyOn(page, room.getByRole("button", { name: "Save draft" }));
    await page.getByText(`Draft saved: ${title}`).waitFor();
    await keyOn(page, room.getByRole("button", { name: "Publish …" }));
    await keyOn(page, page.getByRole("button", { name: "Publish now" }));
    await page.getByText(`Published: ${title}`).waitFor();
    expect(await body.locator("h2, h3").textContent()).toBe("What it says");
    expect(await body.locator("strong").textContent()).toBe("Above 100");
    expect(await body.locator("ul > li").count()).toBe(2);
    expect(await page.evaluate("document.activeElement !== document.body")).toBe(true);
    expect(heard).toEqual([]);
  });

  test("moves about the forecast's grid, writes over a total, takes it back, and saves another", async ({ task }) => {
    const name = nameInTry(task, "Keys alone");
    const page = await open("/administration/forecast-analysis/media");
    const heard = complaints(page);
    const cell = (at: string) => page.locator(`[data-cell="${at}"]`);
    await cell("email 2027").waitFor();
    await keyOn(page, page.getByRole("button", { name: "Save as …" }));
    await typeInto(page, page.getByRole("dialog").getByLabel("Name"), name);
    await keyOn(page, page.getByRole("dialog").getByRole("button", { name: "Save" }));
    await page.getByText(`Scenario: ${name}`).waitFor();
    await typeInto(page, page.getByLabel("Reason"), "Lists grow");
    await goTo(page, page.getByRole("grid").first().locator("[data-cell]"));
    await goTo(page, page.locator('[data-cell^="email "]'), "ArrowDown");
    await goTo(page, cell("email 2027"), "ArrowRight");
    const before = await cell("email 2027").textContent();
    await page.keyboard.type("2900");
    await page.keyboard.press("Enter");
    await expect.poll(() => cell("email 2027").textContent()).toBe("2,900");
    await goTo(page, cell("email 2027"), "ArrowUp");
    await page.keyboard.press("Control+z");
    await expect.poll(() => cell("email 2027").textContent()).toBe(before);
    await isAt(page, cell("email 2027"));
    await page.keyboard.type("2950");
    await page.keyboard.press("Enter");
    await expect.poll(() => cell("email 2027").textContent()).toBe("2,950");
    await keyOn(page, page.getByRole("button", { name: "Save", exact: true }));
    await page.getByText("No unsaved edits").waitFor();
    expect(await page.evaluate("document.activeElement !== document.body")).toBe(true);
    expect(heard).toEqual([]);
  });
});
