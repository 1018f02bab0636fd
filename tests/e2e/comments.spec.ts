import type { BrowserContext, Page } from "playwright";
import { afterEach, describe, expect, onTestFailed, test } from "vitest";
import { nameInTry } from "#tests/support/anotherTry.ts";
import {
  ADMIN,
  barriers,
  barsNobody,
  BASIC,
  complaints,
  keepPicture,
  SELLER,
  someone,
} from "#tests/support/browser.ts";
import { joinTeam } from "#tests/support/joinTeam.ts";
import { openAs } from "#tests/support/openAs.ts";

const FIGURE = "/market-summary?market=tv-623";

describe("comments", () => {
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

  const thread = (page: Page) => page.getByRole("dialog", { name: "Comments" });

  test("on what a screen shows are reached through the saved views, written, edited, deleted and restored", async ({
    task,
  }) => {
    const page = await open(SELLER, FIGURE);
    onTestFailed(() => keepPicture(page, task.name));
    const heard = complaints(page);
    await page.getByTestId("saved-views").click();
    await page.getByRole("button", { name: "Comments on this screen" }).click();
    const drawer = thread(page);
    await drawer.getByText("No comments yet.").waitFor();
    await drawer.getByText(/^Market Summary · /).waitFor();
    await drawer.getByLabel("New comment").fill("Hotels are behind here");
    await drawer.getByRole("button", { name: "Comment", exact: true }).click();
    const said = drawer.getByRole("listitem").filter({ hasText: "Hotels are behind here" });
    await said.waitFor();
    expect(await barriers(page), "drawer").toEqual([]);
    await barsNobody(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await said.getByRole("button", { name: "Edit" }).click();
    await drawer.getByLabel("Edit comment").fill("Hotels are far behind here");
    await drawer.getByRole("button", { name: "Save" }).click();
    const rewritten = drawer.getByRole("listitem").filter({ hasText: "far behind" });
    await rewritten.getByText("edited").waitFor();
    await rewritten.getByRole("button", { name: "Delete" }).click();
    await rewritten.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Undo" }).click();
    await rewritten.waitFor();
    await page.goto(`${FIGURE}&do=comments`);
    await rewritten.waitFor();
    expect(new URL(page.url()).searchParams.has("do")).toBe(false);
    await rewritten.getByRole("button", { name: "Delete" }).click();
    await rewritten.waitFor({ state: "detached" });
    expect(heard).toEqual([]);
  });

  test("of one organization are not seen by another", async ({ task }) => {
    const page = await open(SELLER, `${FIGURE}&do=comments`);
    onTestFailed(() => keepPicture(page, task.name));
    await thread(page).getByLabel("New comment").fill("Of the seller’s own team");
    await thread(page).getByRole("button", { name: "Comment", exact: true }).click();
    const said = thread(page).getByRole("listitem").filter({ hasText: "own team" });
    await said.waitFor();
    const admin = await open(ADMIN, `${FIGURE}&do=comments`);
    await thread(admin).getByText("No comments yet.").waitFor();
    await said.getByRole("button", { name: "Delete" }).click();
    await said.waitFor({ state: "detached" });
  });

  test("name a colleague with an @, who is told and led to what was said", { timeout: 180_000 }, async ({ task }) => {
    const { name, leave } = await joinTeam(await open(ADMIN, "/administration/user"));
    const page = await open(SELLER, `${FIGURE}&do=comments`);
    onTestFailed(() => keepPicture(page, task.name));
    const said = nameInTry(task, "this is what we talked about");
    const field = thread(page).getByLabel("New comment");
    await field.fill(`For @${name.slice(0, 3).toLowerCase()}`);
    const offered = thread(page).getByRole("group", { name: "Colleagues to mention" });
    await offered.getByRole("button", { name: `@${name}` }).click();
    expect(await field.inputValue()).toBe(`For @${name} `);
    await field.pressSequentially(said);
    expect(await barriers(page), "form").toEqual([]);
    await thread(page).getByRole("button", { name: "Comment", exact: true }).click();
    const comment = thread(page).getByRole("listitem").filter({ hasText: said });
    await comment.getByText(`For @${name} `).waitFor();

    const colleague = await open(BASIC, "/");
    await colleague.getByRole("button", { name: /^Notifications/ }).click();
    await colleague
      .getByRole("link", { name: /mentioned you/ })
      .first()
      .click();
    await thread(colleague).getByRole("listitem").filter({ hasText: said }).waitFor();
    await comment.getByRole("button", { name: "Delete" }).click();
    await comment.waitFor({ state: "detached" });
    await leave();
  });

  test("on a saved view, and sending it to a colleague, are reached from its menu", { timeout: 180_000 }, async ({
    task,
  }) => {
    const { name, leave } = await joinTeam(await open(ADMIN, "/administration/user"));
    const page = await open(SELLER, FIGURE);
    onTestFailed(() => keepPicture(page, task.name));
    const heard = complaints(page);
    const menu = page.getByTestId("saved-views-menu");
    const more = menu.getByRole("button", { name: "Actions for “Sent around”" });
    await page.getByTestId("saved-views").click();
    await menu.getByRole("textbox").first().fill("Sent around");
    await menu.getByRole("button", { name: "Save view" }).click();
    await more.click();
    await menu.getByRole("button", { name: "Comments", exact: true }).click();
    await thread(page).getByText("Sent around").waitFor();
    await page.keyboard.press("Escape");
    await page.getByTestId("saved-views").click();
    await more.click();
    await menu.getByRole("button", { name: "Send to colleagues" }).click();
    const dialog = page.getByRole("dialog", { name: "Send “Sent around”" });
    await dialog.getByRole("checkbox", { name }).check();
    await dialog.getByRole("textbox", { name: "Message" }).fill("Look at this before we meet");
    expect(await barriers(page), "send").toEqual([]);
    await dialog.getByRole("button", { name: "Send", exact: true }).click();
    await dialog.waitFor({ state: "detached" });
    const colleague = await open(BASIC, "/");
    await colleague.getByRole("button", { name: /^Notifications/ }).click();
    await colleague
      .getByRole("link", { name: /Sent around/ })
      .first()
      .waitFor();
    await page.getByTestId("saved-views").click();
    await more.click();
    await menu.getByRole("button", { name: "Delete" }).click();
    await more.waitFor({ state: "detached" });
    await leave();
    expect(heard).toEqual([]);
  });
});
