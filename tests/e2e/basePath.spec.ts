import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { BrowserContext, Page } from "playwright";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, inject, onTestFailed, test } from "vitest";
import { complaints, keepPicture, SELLER, signIn, someone } from "#tests/support/browser.ts";
import { type RunningProduct, startProduct } from "#tests/support/product.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const BASE = "/app/";

/** Builds and starts a copy of the product below the base path: its own server, API, identity provider and sample set. */
async function startBelowBase(root: string): Promise<RunningProduct> {
  for (const part of ["src", "edition", "package.json"])
    cpSync(join(ROOT, part), join(root, part), { recursive: true });
  symlinkSync(join(ROOT, "node_modules"), join(root, "node_modules"));
  await build({
    root: join(ROOT, "src/app/web"),
    configFile: join(ROOT, "vite.config.ts"),
    base: BASE,
    logLevel: "error",
    build: { outDir: join(root, "dist/web") },
  });
  return startProduct({
    root,
    dataDir: join(root, "data"),
    demoPassword: inject("demoPassword"),
    env: { VITE_BASE_PATH: BASE },
  });
}

describe("an app that was built for the base path /app/", () => {
  let root: string;
  let product: RunningProduct;
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), "spotmarket-base-"));
    product = await startBelowBase(root);
    context = await someone({ baseURL: product.url });
    page = await context.newPage();
  });
  afterAll(async () => {
    await context.close();
    await product.stop();
    rmSync(root, { recursive: true });
  });

  const at = async (path: string) => {
    onTestFailed(() => keepPicture(page, `base path ${path}`));
    await page.goto(path);
    await page.locator("body:not(.spinner) h1").waitFor();
    const { pathname, search } = new URL(page.url());
    return pathname + search;
  };

  test.each([
    ["/app/", "/app/login"],
    ["/app", "/app/login"],
    ["/", "/app/login?next=%2Fapp%2Fhome"],
    ["/custom-reports", "/app/login?next=%2Fapp%2Fcustom-reports"],
    ["/logout", "/logout"],
    ["/app/nowhere", "/app/page-not-found"],
    ["/home", "/app/page-not-found"],
  ])("leads someone signed out from %s to %s", async (from, to) => {
    expect(await at(from)).toBe(to);
  });

  test("brings people after the sign-in to where they wanted to go, outside of the base, too", async () => {
    const heard = complaints(page);
    await at("/custom-reports");
    await signIn(page, SELLER);
    await page.getByRole("heading", { name: "Custom Reports", level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/custom-reports");
    expect(heard).toEqual([]);
  });

  test.each([
    ["/", "/app/home"],
    ["/app/", "/app/home"],
    ["/app/login", "/app/invalid-access"],
    ["/app/market-reports/vertical-alerts", "/app/market-reports/vertical-alerts"],
    ["/app/media-rank-report", "/app/market-reports/media-rank-report"],
    ["/app/custom-reports", "/custom-reports"],
  ])("leads someone signed in from %s to %s", async (from, to) => {
    // A screen of figures names its market and year by itself.
    expect((await at(from)).replace(/\?market=.*/, "")).toBe(to);
  });

  test("keeps history and links whole across the edge of the base", async () => {
    await at("/app/home");
    const main = page.getByRole("main");
    await main.getByRole("link", { name: "Custom Reports" }).click();
    await page.waitForURL((url) => url.pathname === "/custom-reports");
    await page.goBack();
    await page.waitForURL((url) => url.pathname === "/app/home");
    await main.getByRole("region", { name: "Explore" }).getByRole("link", { name: "Market Summary" }).click();
    await page.waitForURL(/\/app\/market-summary\?market=/);
    await page.getByTestId("chart-mediaAdSpending").waitFor();
  });

  test("ends a session at the origin's /logout, and leads back under the base", async () => {
    await at("/app/home");
    await page.getByRole("button", { name: /Your account/ }).click();
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.waitForURL((url) => url.pathname === "/logout");
    await page.getByRole("link", { name: "Sign in again" }).click();
    await page.waitForURL((url) => url.pathname === "/app/login");
  });
});
