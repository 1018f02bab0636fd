import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, onTestFailed, test } from "vitest";
import { ADMIN, keepPicture, signIn, someone } from "#tests/support/browser.ts";
import { type RunningProduct, startProduct } from "#tests/support/product.ts";
import { fillSampleFolder, SAMPLE_PASSWORD } from "#tests/support/sampleFolder.ts";
import { type Part, partsAtRest, stumblingBlocks, treeOf } from "#tests/support/screenTree.ts";
import { SCREENS, visit } from "./screens.ts";

/** So high that whatever waits until it comes into sight is there. */
const WHOLE = { width: 1440, height: 12_000 };

/** A product of its own, as it is on the first day: what other tests leave behind would be heard on its screens. */
async function startFresh(dataDir: string): Promise<RunningProduct> {
  const filled = process.env["SAMPLE_FOLDER"];
  if (filled) cpSync(filled, dataDir, { recursive: true });
  else await fillSampleFolder(dataDir);
  return startProduct({ dataDir, demoPassword: SAMPLE_PASSWORD });
}

const TREES = resolve(import.meta.dirname, "trees");

const isScreen = ({ role }: Part): boolean => role === "main";

describe("who hears a screen", () => {
  let dataDir: string;
  let product: RunningProduct;
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), "spotmarket-trees-"));
    product = await startFresh(dataDir);
    context = await someone({ viewport: WHOLE, baseURL: product.url });
    page = await context.newPage();
    await page.goto("/home");
    await signIn(page, ADMIN);
    // Signing in ends on home; whoever leads on before has home once more.
    await page.waitForURL(/\/home/);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
  });
  afterAll(async () => {
    await context.close();
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** Expects a part of a page to be what is kept of it. */
  async function isAsKept(name: string, ofPage: (parts: readonly Part[]) => readonly Part[]): Promise<void> {
    const file = join(TREES, `${name}.txt`);
    const kept = existsSync(file) ? readFileSync(file, "utf8") : null;
    const parts = await partsAtRest(page, (now) => treeOf(ofPage(now)) === kept);
    await expect(treeOf(ofPage(parts))).toMatchFileSnapshot(file);
    expect(stumblingBlocks(parts)).toEqual([]);
  }

  test("hears around every screen the way past what is around it, the menu and the tools", async () => {
    onTestFailed(() => keepPicture(page, "tree around"));
    await visit(page, "/home");
    await isAsKept("around", (parts) => parts.map((part) => (isScreen(part) ? { ...part, parts: [] } : part)));
  });

  test.each(SCREENS)("hears at %s what it is made of, each part by its name and in its order", async (path) => {
    onTestFailed(() => keepPicture(page, `tree ${path}`));
    await visit(page, path);
    await isAsKept(path.slice(1).replaceAll("/", ".").replaceAll(":", ""), (parts) => parts.filter(isScreen));
  });
});
