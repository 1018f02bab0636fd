import { readFile } from "node:fs/promises";
import type { Page } from "playwright";
import { afterAll, beforeAll, beforeEach, expect, onTestFailed, test } from "vitest";
import {
  barsNobody,
  complaints,
  keepPicture,
  keepsItsWidth,
  PHONE,
  SELLER,
  signIn,
  someone,
} from "#tests/support/browser.ts";

/** From the library to a mail with a client's name and the figures of a market in it. */

let page: Page;
let heard: string[];

beforeAll(async () => {
  const context = await someone({ acceptDownloads: true });
  page = await context.newPage();
  await page.goto("/selling-aids?type=email-template");
  await signIn(page, SELLER);
  heard = complaints(page);
  await page.getByTestId("aids").waitFor();
});
beforeEach(({ task }) => onTestFailed(() => keepPicture(page, task.name)));
afterAll(() => page.context().close());

test("an aid is found, filled in for a client and taken along as a mail draft", async () => {
  await barsNobody(page);
  await page.getByRole("link", { name: "E-mail: introduction with one figure" }).click();
  const aid = page.getByTestId("filled-aid");
  await aid.getByText("[client]").first().waitFor();
  await page.getByLabel("Client’s name").fill("Miller Motors");
  await aid.getByText("Miller Motors").first().waitFor();
  const spend = await aid.locator('[data-field="subVerticalSpend"]').first().innerText();
  await barsNobody(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "E-mail draft" }).click(),
  ]);
  const [, body = ""] = (await readFile(await download.path(), "utf8")).split("\r\n\r\n");
  const words = Buffer.from(body, "base64").toString();
  expect(words).toContain("Miller Motors");
  expect(words).toContain(spend);
  expect(words).toContain("sample");
});

test("the planner and the co-op programs stand beside it, on a phone too", async () => {
  await page.setViewportSize(PHONE);
  await page.goto("/selling-aids?tab=season");
  await page.getByTestId("season-heat").waitFor();
  await keepsItsWidth(page);
  await page.getByRole("radio", { name: "Co-op programs" }).click();
  await page.getByRole("heading", { name: "To claim in the next 90 days" }).waitFor();
  await keepsItsWidth(page);
  await barsNobody(page);
  expect(heard).toEqual([]);
});
