import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, onTestFailed, test } from "vitest";
import { ADMIN, keepPicture, signIn, someone } from "#tests/support/browser.ts";
import { type RunningProduct, startProduct } from "#tests/support/product.ts";
import { fillSampleFolder, SAMPLE_PASSWORD } from "#tests/support/sampleFolder.ts";
import { type Part, settledParts, stumblingBlocks, treeOf } from "#tests/support/screenTree.ts";
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

/** Where the tree of a screen is kept. */
const fileOf = (path: string): string => join(TREES, `${path.slice(1).replaceAll("/", ".").replaceAll(":", "")}.txt`);

const isScreen = ({ role }: Part): boolean => role === "main";
const screenOf = (parts: readonly Part[]): string => treeOf(parts.filter(isScreen));

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
  });
  afterAll(async () => {
    await context.close();
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test.each(SCREENS)("hears at %s what it is made of, each part by its name and in its order", async (path) => {
    onTestFailed(() => keepPicture(page, `tree ${path}`));
    await visit(page, path);
    const file = fileOf(path);
    const kept = existsSync(file) ? readFileSync(file, "utf8") : null;
    const parts = await settledParts(page, (now) => screenOf(now) === kept);
    await expect(screenOf(parts)).toMatchFileSnapshot(file);
    expect(stumblingBlocks(parts)).toEqual([]);
    const around = parts.map((part) => (isScreen(part) ? { ...part, parts: [] } : part));
    await expect(treeOf(around)).toMatchFileSnapshot(join(TREES, "around.txt"));
  });
});
