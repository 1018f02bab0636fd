import { readFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import { afterEach, describe, expect, inject, onTestFailed, test } from "vitest";
import type { BrowserContext } from "playwright";
import { barsNobody, complaints, keepPicture, SELLER, someone } from "#tests/support/browser.ts";
import { openAs } from "#tests/support/openAs.ts";

describe("the data room", () => {
  let context: BrowserContext | null = null;
  afterEach(async () => {
    await context?.close();
  });

  test("gives a table as a file and its address for programs, and nobody meets a barrier in it", async ({ task }) => {
    context = await someone();
    const page = await context.newPage();
    const heard = complaints(page);
    onTestFailed(() => keepPicture(page, task.name));
    await openAs(page, SELLER, "/home");
    await page.getByRole("button", { name: /Your account/ }).click();
    await page.getByRole("link", { name: "Data Room" }).click();
    await page.getByRole("heading", { level: 1, name: "Data room" }).waitFor();
    await page.getByRole("heading", { level: 2, name: "Spending in TV markets" }).waitFor();
    await barsNobody(page);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download Markets as CSV (gzip)" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^markets-\d+\.csv\.gz$/);
    const text = gunzipSync(await readFile(await download.path())).toString();
    expect(text).toMatch(/^market,market_name,market_kind,/);
    await page.getByRole("button", { name: "Copy address: Spending in TV markets, Parquet" }).click();
    expect(await page.evaluate("navigator.clipboard.readText()")).toMatch(
      /\/api\/v1\/revisions\/\d+\/data\/spending\.parquet$/,
    );
    expect(heard).toEqual([]);
  });

  test("makes an address for Google Sheets from a key, which stops working with the key", async ({ task }) => {
    context = await someone();
    const page = await context.newPage();
    onTestFailed(() => keepPicture(page, task.name));
    await openAs(page, SELLER, "/api-keys");
    await page.getByRole("button", { name: "Create a key" }).first().click();
    await page.getByRole("dialog").getByLabel("Name").fill("Sheets");
    await page.getByRole("dialog").getByRole("button", { name: "Create a key" }).click();
    const key = await page
      .getByRole("dialog")
      .getByText(/^sm_[\w-]{43}$/)
      .innerText();
    await page.getByRole("dialog").getByRole("button", { name: "Copy" }).click();
    await page.goto("/data-room");
    await page.getByRole("combobox", { name: "Market" }).click();
    await page.getByRole("option").first().click();
    await page.getByLabel("API key").fill(key);
    await page.getByRole("button", { name: "Create address" }).click();
    const formula = await page.getByLabel("Formula for Google Sheets").innerText();
    const [, address = ""] = /^=IMPORTDATA\("(.+)"\)$/.exec(formula) ?? [];
    const { pathname, search } = new URL(address);
    const fetched = () => fetch(`${inject("productUrl")}${pathname}${search}`);
    const answer = await fetched();
    expect([answer.status, (await answer.text()).split("\r\n")[0]]).toEqual([
      200,
      "market_name,vertical_name,sub_vertical_name,medium_name,year,amount",
    ]);
    await page.goto("/api-keys");
    await page.getByRole("button", { name: "Revoke Sheets", exact: true }).first().click();
    await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
    await page.getByText("Sheets is revoked").waitFor();
    expect((await fetched()).status).toBe(404);
  });
});
