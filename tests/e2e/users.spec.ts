import type { BrowserContext, Page } from "playwright";
import { afterEach, describe, expect, onTestFailed, test } from "vitest";
import { isAnotherTry, listOf, nameInTry } from "#tests/support/anotherTry.ts";
import { ADMIN, barsNobody, BASIC, complaints, DESK, keepPicture, SELLER, someone } from "#tests/support/browser.ts";
import { forgetSignIn, openAs } from "#tests/support/openAs.ts";

describe("administrators and users", () => {
  let contexts: BrowserContext[] = [];
  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
  });

  async function open(email: string, path: string): Promise<Page> {
    const context = await someone();
    contexts.push(context);
    const page = await context.newPage();
    onTestFailed(({ task }) => keepPicture(page, task.name));
    await openAs(page, email, path);
    return page;
  }

  async function openUsers(query = ""): Promise<Page> {
    const page = await open(ADMIN, `/administration/user${query}`);
    await page.getByTestId("list-count").waitFor();
    return page;
  }

  const openUser = (page: Page, email: string) => page.getByRole("row", { name: new RegExp(email) }).click();

  test("a flag taken away is refused to the person on the next click, and given back by the same way", async ({
    task,
  }) => {
    const page = await openUsers("?search=seller@");
    const save = page.getByRole("button", { name: "Save" });
    const giveBack = () => page.getByRole("radiogroup", { name: "Sections" }).getByText("All the customer has").click();
    await openUser(page, SELLER);
    if (isAnotherTry(task)) {
      await giveBack();
      if (await save.isEnabled()) await save.click();
      await expect.poll(() => save.isDisabled()).toBe(true);
      await page.reload();
    }
    const seller = await open(SELLER, "/home");
    const visit = () => seller.goto("/tv/market-profile");
    const hasProfile = () => expect.poll(() => seller.title()).toMatch(/^Market Profile/);
    await visit();
    await hasProfile();
    await page.getByRole("radiogroup", { name: "Sections" }).getByText("Only some").click();
    await page.getByRole("checkbox", { name: "Local TV" }).uncheck();
    await page.getByText("Local radio, Share of wallet, Selling aids, Guides & insights", { exact: true }).waitFor();
    await save.click();
    await page.getByText(/is saved/).waitFor();
    await visit();
    await seller.waitForURL(/\/unauthorized/);
    await giveBack();
    await save.click();
    await expect.poll(() => save.isDisabled()).toBe(true);
    await visit();
    await hasProfile();
  });

  test("somebody is deactivated, and the toast takes it back", async () => {
    const page = await openUsers("?search=basic@");
    await openUser(page, BASIC);
    const deactivate = page.getByRole("button", { name: "Deactivate", exact: true });
    const reactivate = page.getByRole("button", { name: "Reactivate" });
    await deactivate.or(reactivate).waitFor();
    // As a first try may have left her.
    if (await reactivate.isVisible()) await reactivate.click();
    await deactivate.click();
    await reactivate.waitFor();
    forgetSignIn(BASIC);
    await page.getByRole("button", { name: "Undo" }).last().click();
    await deactivate.waitFor();
  });

  test("people are invited by pasting their addresses, and the list shows them", async ({ task }) => {
    // Whom the first try has invited is invited.
    const station = isAnotherTry(task) ? "another-station.example" : "station.example";
    const otto = `otto@${station}`;
    const page = await openUsers();
    await page.getByRole("button", { name: "Invite" }).click();
    await page.getByLabel("Email addresses").fill(`Nora New <nora@${station}>; ${otto}`);
    await page.getByRole("dialog").getByLabel("Customer").selectOption({ label: "Sample Media Sales" });
    await page.getByRole("button", { name: "Send 2 invitations" }).click();
    await expect.poll(() => page.getByText("Invitation sent").count()).toBe(2);
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).last().click();
    await page.goto(`/administration/user?status=invited&search=@${station}`);
    await page.getByRole("row", { name: /Nora New/ }).waitFor();
    expect(await page.getByTestId("list-count").innerText()).toMatch(/^2 of/);

    // One of them is to be erased again, and after all is not.
    await openUser(page, otto);
    await page.getByRole("tab", { name: "Personal data" }).click();
    await page.getByRole("button", { name: "Erase data …" }).click();
    const dialog = page.getByRole("dialog", { name: /^Erase .*’s data/ });
    await dialog.getByText("Account, password and settings").waitFor();
    await barsNobody(page);
    await page.setViewportSize(DESK);
    const erase = dialog.getByRole("button", { name: "Erase" });
    expect(await erase.isDisabled()).toBe(true);
    await dialog.getByLabel("To confirm, type the account’s email address").fill(otto);
    await erase.click();
    await page.getByText(/The account is closed, and its data will be erased on/).waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).last().click();
    await page.goto(`/administration/user?search=${otto}`);
    await page.getByRole("row", { name: /To be erased on/ }).waitFor();
    await page.getByRole("button", { name: /^Undo the erasure of/ }).click();
    await page.getByRole("row", { name: /otto@.*Invited/s }).waitFor();
  });

  test("several are changed at once, after a look at what would happen", async ({ task }) => {
    const page = await openUsers("?search=sample&role=Subscriber");
    // What a first try has changed for all of them is changed back.
    const people = isAnotherTry(task) ? await listOf<{ language: string | null }>(page, "/api/v1/users") : [];
    const language = people.some((person) => person.language === "en-US") ? "" : "en-US";
    await page.getByLabel("Select all that match").click();
    await page.getByRole("button", { name: "Change …" }).click();
    await page.getByLabel("What to change").selectOption("language");
    await page.getByRole("dialog").getByLabel("Language", { exact: true }).selectOption(language);
    await page.getByRole("button", { name: "Preview changes" }).click();
    await page.getByRole("button", { name: /^Apply \d+ changes?$/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).last().waitFor();
    expect(await page.getByTestId("outcome-counts").innerText()).toMatch(/^\d+ (was|were) changed$/);
  });

  test("the list goes out as a file, is edited, and comes back", async ({ task }) => {
    const name = nameInTry(task, "Renamed by file");
    const page = await openUsers("?search=radio@");
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "CSV" }).click();
    const file = await (await download).createReadStream();
    const text = (await file.toArray()).join("").replace(/Sample Radio Seller|Renamed by file/, name);
    await page.getByRole("button", { name: "Import" }).click();
    const drop = page.locator("input[type=file]");
    await drop.setInputFiles({ name: "users.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
    await page.getByRole("button", { name: "Apply 1 change" }).click();
    await page.getByText("1 was changed").waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).last().click();
    await page.getByRole("row", { name }).waitFor();
  });

  test("an administrator looks as somebody else, sees less, changes nothing, and comes back", async () => {
    const page = await openUsers("?search=basic@");
    await openUser(page, BASIC);
    await page.getByRole("button", { name: "View as …" }).click();
    await page.getByLabel("Reason").fill("She asked on the phone");
    await page.getByRole("button", { name: "Start" }).click();
    const banner = page.getByTestId("view-as-banner");
    await banner.waitFor();
    expect(await banner.innerText()).toContain("Sample Reader");
    await page.goto("/administration/user");
    await page.waitForURL(/\/unauthorized/);
    await page.goto("/home");
    await banner.getByRole("button", { name: "End view" }).click();
    await page.waitForURL(/\/administration\/user/);
    await page.getByTestId("list-count").waitFor();
    expect(await banner.count()).toBe(0);
  });

  test("what was typed is not lost by a press of Escape, and the keyboard alone leads through the list", async () => {
    const page = await openUsers("?sort=email");
    await page
      .getByRole("row", { name: /admin@/ })
      .getByRole("button")
      .focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.getByLabel("Name", { exact: true }).fill("Somebody else");
    await page.keyboard.press("Escape");
    await page.getByText("Discard your changes?").waitFor();
    await page.getByRole("button", { name: "Keep editing" }).click();
    expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe("Somebody else");

    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Discard" }).click();
    await page
      .getByRole("row", { name: /basic@/ })
      .locator("button:focus")
      .waitFor();
  });

  test("nobody meets a barrier at the details of a user", async () => {
    const page = await openUsers();
    const heard = complaints(page);
    await page.getByText("Sample Seller").first().click();
    await page.getByRole("tab", { name: "Rights" }).waitFor();
    await barsNobody(page);
    expect(heard).toEqual([]);
  });
});
