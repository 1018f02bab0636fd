import { type Browser, chromium, type Page } from "playwright";
import { standsStill } from "./requests.ts";

/** A running product, and someone who may sign in to it. */
export interface Product {
  readonly baseUrl: string;
  readonly email: string;
  readonly password: string;
}

/** Signs in and waits until the market summary stands still. The browser is the caller's to close. */
export async function openSummary({ baseUrl, email, password }: Product): Promise<{ browser: Browser; page: Page }> {
  const executablePath = process.env["CHROMIUM"] ?? "/usr/bin/chromium";
  // Containers often run as root, where Chromium's sandbox is not to be had.
  const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ["--no-sandbox"] : [] });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, baseURL: baseUrl });
  await page.goto("/market-summary");
  await page
    .locator("main button")
    .filter({ hasText: /sign in/i })
    .first()
    .click();
  await page.locator("#email").fill(email);
  await page.locator("#password").fill(password);
  await page.locator("button[type=submit]").click();
  await page.waitForURL(/market-summary/);
  await page.locator("[data-testid=chart-mediaAdSpending]").waitFor();
  await standsStill(page);
  return { browser, page };
}
