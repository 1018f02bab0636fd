import type { BrowserContext, Page } from "playwright";
import { afterEach, describe, expect, onTestFailed, test } from "vitest";
import { keepLanguage, keepPicture, SELLER, someone } from "#tests/support/browser.ts";
import { openAs } from "#tests/support/openAs.ts";

describe("a line that breaks", () => {
  let context: BrowserContext | null = null;
  afterEach(() => context?.close());

  async function openHome(language: string | null = null): Promise<Page> {
    context = await someone();
    await keepLanguage(context, language);
    const page = await context.newPage();
    onTestFailed(({ task }) => keepPicture(page, task.name));
    await openAs(page, SELLER, "/home");
    await page.getByRole("heading", { level: 1 }).waitFor();
    return page;
  }

  async function openContact(page: Page): Promise<void> {
    await page
      .getByRole("link", { name: /contact/i })
      .first()
      .click();
    // Away from the menu, which lies over the screen while the pointer is on it.
    await page.mouse.move(1000, 600);
  }

  const form = (page: Page) => page.getByTestId("contact-form");

  test.each([
    ["a screen", null],
    ["a screen for somebody whose account keeps a language", "en-US"],
  ])("%s opened while offline says so, and appears by itself once the line is back", async (_, language) => {
    const page = await openHome(language);
    await context?.setOffline(true);
    await openContact(page);
    await page.getByTestId("error-state").getByText("You are offline").waitFor();
    await context?.setOffline(false);
    await form(page).waitFor();
  });

  test("a screen whose parts are gone with the revision before is there after trying again", async () => {
    const page = await openHome();
    const parts = "**/assets/ContactScreen-*";
    await page.route(parts, (route) => route.fulfill({ status: 404 }));
    await openContact(page);
    await page.getByTestId("error-state").getByText("The server is not responding").waitFor();
    await page.unroute(parts);
    await page.getByRole("button", { name: "Try again" }).click();
    await form(page).waitFor();
    expect(new URL(page.url()).pathname).toBe("/contact");
  });
});
