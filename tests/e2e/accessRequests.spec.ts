import type { BrowserContext, Page } from "playwright";
import { afterEach, describe, expect, onTestFailed, test } from "vitest";
import { emailInTry } from "#tests/support/anotherTry.ts";
import { ADMIN, barsNobody, complaints, keepPicture, someone } from "#tests/support/browser.ts";
import { openAs } from "#tests/support/openAs.ts";
import { linkIn, mailTo } from "#tests/support/mailFolder.ts";

const PASSWORD = "seven green bottles";
const REQUESTS = "/administration/user?view=requests";

describe("requests for access, among the users", () => {
  const contexts: BrowserContext[] = [];
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
  });

  async function newcomer(): Promise<Page> {
    const context = await someone();
    contexts.push(context);
    const page = await context.newPage();
    onTestFailed(({ task }) => keepPicture(page, task.name));
    return page;
  }

  async function openRequests(): Promise<Page> {
    const page = await newcomer();
    await openAs(page, ADMIN, REQUESTS);
    await page.getByTestId("list-count").waitFor();
    return page;
  }

  /** A stranger asks to be let in and proves the address. */
  async function ask(name: string, email: string): Promise<Page> {
    const page = await newcomer();
    await page.goto("/register");
    await page.getByLabel("Your name").fill(name);
    await page.getByLabel("Email address").fill(email);
    await page.getByLabel("Organization").fill("WNEW");
    await page.locator("button[type=submit]").click();
    await page.getByRole("heading", { level: 1, name: "Check your email" }).waitFor();
    await page.goto(linkIn(await mailTo(email)));
    await page.getByRole("heading", { level: 1, name: "Confirm your address" }).waitFor();
    await page.locator("button[type=submit]").click();
    await page.getByRole("heading", { level: 1, name: "Your request has been sent" }).waitFor();
    return page;
  }

  async function enter(page: Page, email: string): Promise<void> {
    await page.goto("/login");
    await page.getByRole("main").getByRole("button", { name: "Sign in" }).first().click();
    await page.waitForURL(/\/idp\//);
    await page.locator("#email").fill(email);
    await page.locator("#password").fill(PASSWORD);
    await page.locator("button[type=submit]").click();
    await page.waitForURL((url) => !/^\/(idp|login)/.test(url.pathname));
  }

  const request = (page: Page, email: string, status: RegExp) =>
    page.getByRole("row", { name: new RegExp(email) }).filter({ hasText: status });

  test("one is approved, invited and gets in; the role asked for then counts from the next click on", async ({
    task,
  }) => {
    const email = emailInTry(task, "rita@wnew.example");
    const page = await ask("Rita Request", email);
    const desk = await openRequests();
    await request(desk, email, /Open/).click();
    const approve = desk.getByRole("button", { name: "Approve and invite" });
    expect(await approve.isDisabled()).toBe(true);
    await desk.getByRole("dialog").getByLabel("Customer").selectOption({ label: "Sample Media Sales" });
    await desk.getByLabel("Your answer").fill("Good to have you");
    await approve.click();
    await desk.getByText("Rita Request’s request is approved.").waitFor();
    await request(desk, email, /Approved/).waitFor();

    await page.goto(linkIn(await mailTo(email, 2)));
    await page.getByLabel("New password").fill(PASSWORD);
    await page.locator("button[type=submit]").click();
    await page.getByRole("heading", { level: 1, name: "You are all set" }).waitFor();
    await enter(page, email);

    await page.goto("/administration/user");
    await page.waitForURL(/\/unauthorized/);
    await page.getByRole("button", { name: /Administrator/ }).click();
    await page.getByText(/^Requested on/).waitFor();
    await desk.goto(REQUESTS);
    await request(desk, email, /Open/).click();
    await desk.getByRole("button", { name: "Grant" }).click();
    await request(desk, email, /Open/).waitFor({ state: "detached" });
    await page.goto("/administration/user");
    await page.getByTestId("list-count").waitFor();
  });

  test("one is declined, and the answer goes out by mail", async ({ task }) => {
    const email = emailInTry(task, "dora@wnew.example");
    await ask("Dora Declined", email);
    const desk = await openRequests();
    await request(desk, email, /Open/).click();
    await desk.getByLabel("Your answer").fill("Please ask through your sales manager");
    await desk.getByRole("button", { name: "Decline", exact: true }).click();
    await desk.getByText("Dora Declined’s request is declined.").waitFor();
    await request(desk, email, /Declined/).click();
    await desk.getByRole("dialog").getByText("Please ask through your sales manager").waitFor();
    expect((await mailTo(email, 2)).text).toContain("Please ask through your sales manager");
  });

  test("nobody meets a barrier, in the list or at the details of one", async ({ task }) => {
    await ask("Bea Barrier", emailInTry(task, "bea@wnew.example"));
    const page = await openRequests();
    const heard = complaints(page);
    await barsNobody(page);
    await page.getByText("Bea Barrier").first().click();
    await page.getByRole("dialog", { name: "Bea Barrier" }).waitFor();
    await barsNobody(page);
    expect(heard).toEqual([]);
  });
});
