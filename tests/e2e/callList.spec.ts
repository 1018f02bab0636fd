import type { BrowserContext, Page } from "playwright";
import { afterEach, describe, expect, onTestFailed, test } from "vitest";
import {
  ADMIN,
  arrived,
  barriers,
  barsNobody,
  complaints,
  keepPicture,
  SELLER,
  someone,
} from "#tests/support/browser.ts";
import { openAs } from "#tests/support/openAs.ts";

const HOTELS = "/vertical/subvertical?sub=hotels";

describe("the call list's screen", () => {
  const contexts: BrowserContext[] = [];
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
  });

  async function open(email: string, path: string): Promise<Page> {
    const context = await someone();
    contexts.push(context);
    const page = await context.newPage();
    await openAs(page, email, path);
    return page;
  }

  /** Puts hotels on the list from where they are shown, and goes to the list. */
  async function withHotels(): Promise<Page> {
    const page = await open(SELLER, HOTELS);
    await page
      .getByRole("button", { name: /: on the call list/, pressed: false })
      .first()
      .click();
    await page
      .getByRole("button", { name: /: on the call list/, pressed: true })
      .first()
      .waitFor();
    await page.getByRole("button", { name: /^Call list/ }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Open the whole list" }).click();
    await page.getByRole("heading", { name: "Call list", level: 1 }).waitFor();
    return page;
  }

  const row = (page: Page) => page.getByRole("row", { name: /Hotels/ });

  async function removeHotels(page: Page): Promise<void> {
    await row(page)
      .getByText(/Hotels/)
      .first()
      .click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
    await row(page).waitFor({ state: "detached" });
  }

  test("says what comes next, when and for how much, keeps what was changed, and narrows to what is due", async ({
    task,
  }) => {
    const page = await withHotels();
    onTestFailed(() => keepPicture(page, task.name));
    const heard = complaints(page);
    await row(page)
      .getByText(/Hotels/)
      .first()
      .click();
    const drawer = page.getByRole("dialog");
    await drawer.getByText("No changes yet.").waitFor();
    await drawer.getByLabel("Status").selectOption("Proposal");
    await drawer.getByLabel("Contact").fill("Front desk");
    await drawer.getByLabel("Next step").fill("Send the one-sheet");
    await drawer.getByLabel("Due date").fill("2026-01-15");
    await drawer.getByLabel("Amount").fill("12500");
    await drawer.getByRole("button", { name: "Save" }).click();
    await drawer.getByText("To call → Proposal").waitFor();
    await drawer.getByText("none → $12,500").waitFor();
    expect(await barriers(page), "drawer").toEqual([]);
    await page.keyboard.press("Escape");
    await drawer.waitFor({ state: "detached" });
    await page
      .getByRole("row", { name: /Hotels.*Proposal.*Send the one-sheet.*Jan 15, 2026.*Overdue.*\$12,500/ })
      .waitFor();
    expect(await barriers(page), "list").toEqual([]);

    await page.getByRole("radio", { name: "Board" }).click();
    const column = (name: string) => page.getByRole("region", { name, exact: true });
    const card = (name: string) => column(name).getByRole("listitem").filter({ hasText: "Send the one-sheet" });
    await card("Proposal").getByText("Jan 15, 2026 · $12,500").waitFor();
    await card("Proposal").getByRole("combobox").selectOption("Won");
    await card("Won").waitFor();
    expect(
      await column("Won")
        .getByText(/\$12,500/)
        .count(),
    ).toBeGreaterThan(0);
    await card("Won").dragTo(column("Meeting"));
    await card("Meeting").waitFor();
    await barsNobody(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/call-list?when=today");
    await page.getByText("No hits").or(page.getByText("Nothing matches")).first().waitFor();
    await page.goto("/home");
    await page.getByTestId("home-today").getByText("Today: no calls, 1 overdue").waitFor();
    await page.getByTestId("home-today").getByRole("link", { name: "1 overdue" }).click();
    await row(page).waitFor();
    expect(new URL(page.url()).search).toBe("?when=overdue");
    await barsNobody(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await removeHotels(page);
    expect(heard).toEqual([]);
  });

  test("puts dated calls into a calendar by an address that is shown once, and turns it off again", async ({
    task,
  }) => {
    const page = await open(SELLER, "/call-list");
    onTestFailed(() => keepPicture(page, task.name));
    const heard = complaints(page);
    await page.getByRole("button", { name: "Calendar" }).click();
    const dialog = page.getByRole("dialog", { name: "Next steps in your calendar" });
    await dialog.getByRole("button", { name: "Create address" }).click();
    const address = await dialog.getByRole("status", { name: "Calendar address" }).innerText();
    expect(address).toMatch(/\/api\/v1\/calendar\/[\w-]{43}\.ics$/);
    expect(await barriers(page), "made").toEqual([]);
    const fetched = () => page.request.get(new URL(address).pathname);
    expect(await (await fetched()).text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
    await dialog.getByRole("button", { name: "Done" }).click();
    await page.goto("/call-list?do=calendar");
    await dialog.getByText("Last fetched").waitFor();
    expect(await barriers(page), "again").toEqual([]);
    await barsNobody(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await dialog.getByRole("button", { name: "Turn off" }).click();
    await page
      .getByRole("dialog", { name: "Turn off the calendar?" })
      .getByRole("button", { name: "Turn off" })
      .click();
    await dialog.getByRole("button", { name: "Create address" }).waitFor();
    expect((await fetched()).status()).toBe(404);
    expect(heard).toEqual([]);
  });

  test("takes calls from a file after a look at it, and takes them back", async ({ task }) => {
    const page = await open(SELLER, "/call-list");
    onTestFailed(() => keepPicture(page, task.name));
    const heard = complaints(page);
    await page.getByRole("button", { name: "Import" }).click();
    const dialog = page.getByRole("dialog", { name: "Import calls" });
    const [template] = await Promise.all([
      page.waitForEvent("download"),
      dialog.getByRole("button", { name: "Template" }).click(),
    ]);
    expect(template.suggestedFilename()).toBe("call-list-template.csv");
    const bring = (text: string) =>
      dialog
        .locator("input[type=file]")
        .setInputFiles({ name: "calls.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
    await bring("market,category,name,status\ntv-623,Hotels,Seaside Example,maybe\n");
    await dialog.getByText("This is not a status.").waitFor();
    expect(await barriers(page), "faults").toEqual([]);
    await bring("market,category,name,status,amount\ntv-623,Hotels,Seaside Example,Meeting,12500\n");
    await dialog.getByRole("button", { name: "Import 1 call" }).click();
    await dialog.waitFor({ state: "detached" });
    const brought = page.getByRole("row", { name: /Seaside Example.*Meeting.*\$12,500/ });
    await brought.waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await brought.waitFor({ state: "detached" });
    expect(heard).toEqual([]);
  });

  test("shows the team's calls to whom an administrator lets see them, and to nobody else", async ({ task }) => {
    const page = await withHotels();
    onTestFailed(() => keepPicture(page, task.name));
    const users = `/administration/user?search=${SELLER}`;
    const admin = await open(ADMIN, users);
    const letSee = async (seen: boolean) => {
      await admin.goto(users);
      await admin
        .getByRole("row", { name: new RegExp(SELLER) })
        .getByText(SELLER)
        .click();
      await admin.getByRole("dialog").getByLabel("Sees the team’s calls").setChecked(seen);
      const saved = admin.waitForResponse((answer) => answer.request().method() === "PATCH" && answer.ok());
      await Promise.all([saved, admin.getByRole("dialog").getByRole("button", { name: "Save" }).click()]);
    };
    expect(await page.getByRole("radio", { name: "Team" }).count()).toBe(0);
    await letSee(true);
    await page.reload();
    await page.getByRole("radio", { name: "Team" }).click();
    await row(page).waitFor();
    await page.getByRole("columnheader", { name: "Owner" }).waitFor();
    await row(page)
      .getByText(/Hotels/)
      .first()
      .click();
    const drawer = page.getByRole("dialog");
    await drawer.getByLabel("Owner").waitFor();
    expect(await barriers(page), "team").toEqual([]);
    await drawer.getByLabel("Medium").selectOption("TV OTA");
    await drawer.getByRole("button", { name: "Save" }).click();
    await drawer.getByText("none → TV OTA").waitFor();
    await page.keyboard.press("Escape");
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "XLSX" }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("call-list.xlsx");
    await page.getByRole("radio", { name: "Totals" }).click();
    const totals = page.getByRole("table", { name: "What the team’s calls come to" });
    await totals
      .getByRole("row", { name: /Sam Seller|Seller/ })
      .first()
      .waitFor();
    expect(await barriers(page), "totals").toEqual([]);
    await barsNobody(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    const total = await totals
      .getByRole("row", { name: /^Total/ })
      .getByRole("link")
      .first()
      .innerText();
    await page.getByRole("radio", { name: "Category" }).click();
    await totals.getByRole("columnheader", { name: "To win" }).waitFor();
    await page.getByText("nation’s share of these categories’ money, 2026").waitFor();
    await totals
      .getByRole("row", { name: /Hotels/ })
      .getByRole("link")
      .first()
      .click();
    await row(page).waitFor();
    expect(new URL(page.url()).searchParams.get("category")).toBe("hotels");
    await page.getByRole("radio", { name: "Board" }).click();
    const cards = page.getByTestId("call-board").getByRole("listitem");
    await cards.filter({ hasText: "Hotels" }).waitFor();
    expect(await cards.count()).toBe(1);
    expect(Number(total)).toBeGreaterThan(1);
    await page.goto("/call-list?whose=team&view=totals&by=goal");
    const goals = page.getByRole("table", { name: "Goals of the team" });
    const ofSeller = goals.getByRole("row", { name: /Sam Seller|Seller/ }).first();
    const goal = ofSeller.getByRole("textbox");
    await goal.fill("40000");
    await goal.press("Enter");
    await page.getByText(/^Goal of .* saved$/).waitFor();
    await ofSeller.getByRole("cell", { name: "$40,000", exact: true }).last().waitFor();
    expect(await barriers(page), "goals").toEqual([]);
    await barsNobody(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/call-list");
    await page.getByTestId("own-goal").getByText("$0 won of your goal of $40,000. $40,000 missing").waitFor();
    await page.goto("/call-list?whose=team&view=totals&by=goal");
    await goal.fill("");
    await goal.press("Enter");
    await page.getByText(/^Goal of .* removed$/).waitFor();
    await page.goto("/call-list?whose=team");
    await page.getByRole("radio", { name: "Mine" }).click();
    await removeHotels(page);
    await letSee(false);
    await page.reload();
    await page.getByRole("heading", { name: "Call list", level: 1 }).waitFor();
    await arrived(page);
    expect(await page.getByRole("radio", { name: "Team" }).count()).toBe(0);
  });
});
