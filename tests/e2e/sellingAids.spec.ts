import { readFile } from "node:fs/promises";
import JSZip from "jszip";
import type { Page } from "playwright";
import { afterAll, beforeAll, beforeEach, expect, onTestFailed, test } from "vitest";
import { eachBeginsAgain, nameInTry } from "#tests/support/anotherTry.ts";
import {
  ADMIN,
  barsNobody,
  complaints,
  keepPicture,
  keepsItsWidth,
  PHONE,
  SELLER,
  someone,
} from "#tests/support/browser.ts";
import { openAs } from "#tests/support/openAs.ts";

/** From the library to a mail with a client's name and the figures of a market in it. */

let page: Page;
let heard: string[];

beforeAll(async () => {
  const context = await someone();
  page = await context.newPage();
  await openAs(page, SELLER, "/selling-aids?type=email-template");
  heard = complaints(page);
  await page.getByTestId("aids").waitFor();
});
beforeEach(({ task }) => onTestFailed(() => keepPicture(page, task.name)));
afterAll(() => page.context().close());
eachBeginsAgain(() => page);

test("an aid is found, filled in for a client and taken along as a mail draft", async () => {
  await barsNobody(page);
  await page.getByRole("link", { name: "Email: introduction with one figure" }).click();
  const aid = page.getByTestId("filled-aid");
  await aid.getByText("[client]").first().waitFor();
  await page.getByLabel("Client’s name").fill("Miller Motors");
  await aid.getByText("Miller Motors").first().waitFor();
  const figure = aid.locator('[data-field="subVerticalSpend"]').first();
  const spend = await figure.innerText();
  await figure.click();
  await page.getByTestId("explanation").getByText(spend).first().waitFor();
  await page.keyboard.press("Escape");
  await barsNobody(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Email draft" }).click(),
  ]);
  const [, body = ""] = (await readFile(await download.path(), "utf8")).split("\r\n\r\n");
  const words = Buffer.from(body, "base64").toString();
  expect(words).toContain("Miller Motors");
  expect(words).toContain(spend);
  expect(words).toContain("Open estimate");
});

test("a category deck has the charts of the screens, about the medium that is sold, and becomes slides with them", async () => {
  await page.goto("/selling-aids?aid=deck-category-story&market=tv-623&focus=plumbingHvac&medium=radioOta");
  const deck = page.getByTestId("filled-aid");
  await deck.getByText(/goes to Radio OTA in/).waitFor();
  await deck.getByRole("img").nth(2).waitFor();
  expect(await deck.innerText()).not.toMatch(/Chart\}\}|nation’s share/);
  await barsNobody(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "PowerPoint" }).click(),
  ]);
  const { files } = await JSZip.loadAsync(await readFile(await download.path()));
  const named = (pattern: RegExp) => Object.keys(files).filter((name) => pattern.test(name)).length;
  expect(named(/^ppt\/charts\/chart\d+\.xml$/)).toBe(3);
  expect(named(/^ppt\/slides\/slide\d+\.xml$/)).toBe(7);
});

test("the planner and the co-op programs stand beside it, on a phone too", async () => {
  await page.setViewportSize(PHONE);
  await page.goto("/selling-aids?tab=season");
  await page.getByTestId("season-heat").waitFor();
  await keepsItsWidth(page);
  await page.getByRole("radio", { name: "Co-op programs" }).click();
  await page.getByRole("heading", { name: "Claims due in the next 90 days" }).waitFor();
  await keepsItsWidth(page);
  await barsNobody(page);
  expect(heard).toEqual([]);
});

test("an aid of one's own is sent, approved by an administrator and found by the team", async ({ task }) => {
  const title = nameInTry(task, "Spring rates");
  await page.goto("/selling-aids?tab=team");
  await page.getByRole("button", { name: "Add an aid" }).click();
  const dialog = page.getByRole("dialog");
  const buffer = Buffer.from("%PDF-1.7\nOur rates\n%%EOF\n");
  await dialog.locator("input[type=file]").setInputFiles({ name: "Spring rates.pdf", mimeType: "", buffer });
  await dialog.getByText("Drop another file or choose one").waitFor();
  await dialog.getByLabel("Title").fill(title);
  await dialog.getByRole("button", { name: "Preview" }).click();
  await dialog.getByRole("region", { name: "Preview" }).getByRole("heading", { name: title }).waitFor();
  await dialog.getByRole("button", { name: "Send for approval" }).click();
  await page.getByText(`Sent for approval: ${title}`).waitFor();

  const admin = await (await someone()).newPage();
  await openAs(admin, ADMIN, "/selling-aids?tab=team");
  await admin.getByText(/aids? waits? for approval/).waitFor();
  await admin.getByText(title, { exact: true }).first().click();
  await admin.getByRole("region", { name: "Preview" }).getByRole("heading", { name: title }).waitFor();
  await admin.getByRole("button", { name: "Decline …" }).waitFor();
  await barsNobody(admin);
  await admin.getByRole("button", { name: "Approve", exact: true }).click();
  await admin.getByText(`Approved: ${title}`).waitFor();
  await admin.context().close();

  await page.goto("/selling-aids?team=only");
  await page.getByRole("link", { name: title }).first().click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download" }).click(),
  ]);
  expect(await readFile(await download.path())).toEqual(buffer);
  expect(heard).toEqual([]);
});
