import type { BrowserContext, Page } from "playwright";
import { inject } from "vitest";
import { SELLER, signIn } from "./browser.ts";

/** A sign-in as a tab keeps it. */
interface KeptSignIn {
  readonly at: number;
  readonly cookies: Awaited<ReturnType<BrowserContext["cookies"]>>;
  /** Of the tab's session storage, names and values. */
  readonly items: readonly (readonly [string, string])[];
}

/** A token lasts for an hour, but what asks for a sign-in of the last fifteen minutes must find one. */
const FRESH_MS = 10 * 60_000;

/** Longest that a code is being exchanged for a token. */
const TOKEN_MS = 30_000;

const kept = new Map<string, KeptSignIn>();

/**
 * Opens an address as the holder of a demo account. Each signs in through the pages once, other tabs take that sign-in over: going
 * through the pages takes seconds, and is what tests of signing in are about.
 */
export async function openAs(page: Page, email: string, path: string): Promise<void> {
  // Signing out ends the sign-in for whoever else has taken it over.
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame() && URL.parse(frame.url())?.pathname === "/logout") kept.delete(email);
  });
  const known = kept.get(email);
  if (known && Date.now() - known.at < FRESH_MS) {
    await takeOver(page, known);
    await page.goto(path);
    return;
  }
  await page.goto(path);
  await signIn(page, email);
  kept.set(email, await signInOf(page));
}

/** Another tab signs in anew: what was done to the account has ended its sign-ins, as deactivating does. */
export function forgetSignIn(email: string): void {
  kept.delete(email);
}

/** Opens an address of the market summary. */
export async function openSummary(context: BrowserContext, email = SELLER, path = "/market-summary"): Promise<Page> {
  const page = await context.newPage();
  await openAs(page, email, path);
  await page.getByTestId("chart-mediaAdSpending").waitFor();
  return page;
}

/** What a tab keeps of its sign-in, once the token is there. */
async function signInOf(page: Page): Promise<KeptSignIn> {
  const at = Date.now();
  // Neither an expectation, which hooks may not poll, nor `waitForFunction`, which the product's content policy forbids.
  while (!(await page.evaluate<boolean>(HAS_TOKEN).catch(() => false))) {
    if (Date.now() - at > TOKEN_MS) throw new Error("The sign-in has brought no token.");
    await page.waitForTimeout(50);
  }
  const items = await page.evaluate<[string, string][]>(
    `Object.entries(sessionStorage).filter(([name]) => name.startsWith("msal."))`,
  );
  return {
    at,
    cookies: await page.context().cookies(),
    // Serves once; whoever used it a second time would end the sign-in of all.
    items: items.filter(([name]) => !/refreshtoken/i.test(name)),
  };
}

const HAS_TOKEN = `Object.keys(sessionStorage).some((name) => /^msal\\..*accesstoken/i.test(name))`;

async function takeOver(page: Page, { cookies, items }: KeptSignIn): Promise<void> {
  await page.context().addCookies([...cookies]);
  // Session storage belongs to an address of the product; this one shows nothing.
  await page.goto(new URL("/healthz", inject("productUrl")).href);
  await page.evaluate((entries) => {
    for (const [name, value] of entries) sessionStorage.setItem(name, value);
  }, items);
}
