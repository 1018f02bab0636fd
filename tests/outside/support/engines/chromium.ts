import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium as program, type Page } from "playwright";
import { type BrowserWindow, type Engine, ENTER, HEIGHT, WIDTH } from "./engine.ts";

const path = process.env["CHROMIUM"] ?? [program.executablePath(), "/usr/bin/chromium"].find(existsSync);

export const chromium: Engine = {
  name: "Chromium",
  missing: path === undefined ? "chromium is not installed" : null,
  open: async () => {
    const browser = await program.launch({
      ...(path === undefined ? {} : { executablePath: path }),
      args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
    });
    const context = await browser.newContext({
      viewport: { width: WIDTH, height: HEIGHT },
      locale: "en-US",
      ignoreHTTPSErrors: true,
    });
    return windowOf(browser, await context.newPage());
  },
};

function windowOf(browser: Browser, page: Page): BrowserWindow {
  const downloads = mkdtempSync(join(tmpdir(), "spotmarket-chromium-"));
  // Saved under the name of the page's link; without this the browser forgets the file with its window.
  page.on("download", (file) => void file.saveAs(join(downloads, file.suggestedFilename())).catch(() => null));
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (said) => said.type() === "error" && complaints.push(said.text()));
  return {
    downloads,
    goto: async (url) => void (await page.goto(url)),
    url: async () => page.url(),
    run: (expression) => page.evaluate(expression),
    press: (x, y) => page.mouse.click(x, y),
    type: async (keys) => {
      if (keys === ENTER) await page.keyboard.press("Enter");
      else await page.keyboard.type(keys);
    },
    attach: (selector, file) => page.locator(selector).setInputFiles(file),
    picture: () => page.screenshot(),
    resize: (width, height) => page.setViewportSize({ width, height }),
    complaints: async () => complaints,
    close: async () => {
      await browser.close();
      rmSync(downloads, { recursive: true, force: true });
    },
  };
}
