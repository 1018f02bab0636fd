import { mkdirSync } from "node:fs";
import { AxeBuilder } from "@axe-core/playwright";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Disposable,
  type Page,
  type ViewportSize,
} from "playwright";
import { expect, inject } from "vitest";
import type { Provided } from "./provided.ts";

/** What people do in a browser, in words: open the product, sign in, look for barriers. */

export const ADMIN = "admin@spotmarket.example";
export const SELLER = "seller@spotmarket.example";
export const RADIO = "radio@spotmarket.example";
export const BASIC = "basic@spotmarket.example";

export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** What the set-up tells of the running product. */
const provided = (name: keyof Provided) => inject(name);

let shared: Promise<Browser> | null = null;

/** Starts the program that all browser tests of one run share; one that has crashed is started anew. */
async function launch(): Promise<Browser> {
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
    // Containers often run as root, where Chromium's sandbox is not to be had.
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
  browser.on("disconnected", () => {
    shared = null;
    left.clear();
  });
  return browser;
}

/** Closes what a file of tests has left open, so that the next one has the machine and the product to itself. */
export async function closeEveryone(): Promise<void> {
  const browser = await shared;
  await Promise.all(browser?.contexts().map((context) => context.close()) ?? []);
}

/** What the browser has kept pages from since somebody last asked; every journey is made under the policy that customers have. */
const broken: string[] = [];

/** Styles, scripts and connections that a page tried and its policy forbade, each page's in its words. */
export const brokenPolicies = (): string[] => broken.splice(0);

/** Browsers whose person has left, by what they were asked for with: they hold no cookie and no page any more, but the product's files. */
const left = new Map<string, BrowserContext[]>();

/** How large each person's pages are: a size is given to pages, so that people of all sizes take over each other's browsers. */
const sizes = new WeakMap<BrowserContext, ViewportSize>();

/** A browser of its own for one person: nothing is shared with others but the program, and what the product gives to everybody. */
export async function someone({ viewport, ...options }: BrowserContextOptions = {}): Promise<BrowserContext> {
  shared ??= launch();
  const browser = await shared;
  const kind = JSON.stringify(options);
  const context = left.get(kind)?.pop() ?? (await opened(browser, options, kind));
  sizes.set(context, viewport ?? DESK);
  return context;
}

async function opened(browser: Browser, options: BrowserContextOptions, kind: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: DESK,
    locale: "en-US",
    baseURL: provided("productUrl"),
    // What a worker has kept would come past the routes by which tests answer in the product's place.
    serviceWorkers: "block",
    ...options,
  });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  // Of what a script catches, such as a try of whether code may be written at run time, the console says nothing.
  await context.addInitScript(
    `addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile }) =>
       console.info("Content Security Policy: " + effectiveDirective + " kept out " + blockedURI + " from " + sourceFile));`,
  );
  context.on("console", (message) => {
    if (/Content Security Policy/.test(message.text())) broken.push(message.text());
  });
  // A window of the program costs a second of processor time, a page in one that is open a tenth of it; this one is never looked at.
  const window = await context.newPage();
  return closedForTheNext(context, kind, window);
}

/**
 * Closing a person's browser ends her pages and forgets what they have kept, and what was done to them; the next person gets it without
 * loading the whole product again, which takes longer than most tests.
 */
function closedForTheNext(context: BrowserContext, kind: string, window: Page): BrowserContext {
  const newPage = context.newPage.bind(context);
  const addInitScript = context.addInitScript.bind(context);
  const added: Disposable[] = [];
  context.newPage = async () => {
    const page = await newPage();
    const size = sizes.get(context) ?? DESK;
    if (size !== DESK) await page.setViewportSize(size);
    return page;
  };
  context.addInitScript = async (script, given) => {
    const one = await addInitScript(script, given);
    added.push(one);
    return one;
  };
  context.close = async () => {
    if (left.get(kind)?.includes(context)) return;
    const pages = context.pages().filter((page) => page !== window);
    await Promise.all(pages.map((page) => page.close()));
    await context.unrouteAll();
    for (const one of added.splice(0)) await one.dispose();
    await context.setStorageState({ cookies: [], origins: [] });
    left.set(kind, [...(left.get(kind) ?? []), context]);
  };
  return context;
}

/** Signs in through the local provider, from wherever the page asks for it, and waits until figures show. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page
    .getByRole("main")
    .getByRole("button", { name: /sign in|iniciar sesión|anmelden/i })
    .first()
    .click();
  await page.waitForURL(/\/idp\//);
  await page.locator("#email").fill(email);
  await page.locator("#password").fill(provided("demoPassword"));
  await page.locator("button[type=submit]").click();
  await page.waitForURL((url) => !url.pathname.startsWith("/idp/"));
}

/** Lets the person's account keep a language, or none, so that the browser's counts whatever other tests have left. */
export async function keepLanguage(context: BrowserContext, language: string | null): Promise<void> {
  await context.route("**/api/v1/session", async (route) => {
    const response = await route.fetch();
    const session = await response.json();
    await route.fulfill({ response, json: { ...session, user: { ...session.user, language } } });
  });
}

/** Turns the page to the dark look, as its button in the top bar does. */
export async function turnDark(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Switch to the dark theme" }).click();
  await page.getByRole("button", { name: "Switch to the light theme" }).waitFor();
}

/** Puts the page into the light or the dark look from outside, as a choice made in another tab does. */
export async function applyScheme(page: Page, scheme: "light" | "dark"): Promise<void> {
  await page.evaluate(`{
    const key = "starter-project";
    const kept = JSON.parse(localStorage.getItem(key) ?? "{}");
    localStorage.setItem(key, JSON.stringify({ ...kept, settings: { ...kept.settings, color: "${scheme}-blue", followsSystem: false } }));
    dispatchEvent(new StorageEvent("storage", { key }));
  }`);
  await page.locator(`html[data-mantine-color-scheme=${scheme}]`).waitFor();
}

/** What an axe check of the whole page finds, in a line each; nothing is the wanted answer. */
export async function barriers(page: Page): Promise<string[]> {
  await arrived(page);
  return found(page, {
    type: "tag",
    values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  });
}

/** What of it depends on colours alone: enough for a second look at a page of the same form. */
export async function paleParts(page: Page): Promise<string[]> {
  await arrived(page);
  return found(page, { type: "rule", values: ["color-contrast", "link-in-text-block"] });
}

/**
 * Expects that a page as it stands bars nobody, wide and narrow, by day and by night, and ends narrow and dark. A wide page has the same
 * parts in the same places in the dark, so only their colours are looked at again; what a phone alone shows is looked at in the dark, whose
 * colours are the harder ones. How screens are when they open is checked for every route at once.
 */
export async function barsNobody(page: Page): Promise<void> {
  await page.setViewportSize(DESK);
  await applyScheme(page, "light");
  expect(await barriers(page), "wide, light").toEqual([]);
  await keepsItsWidth(page);
  await applyScheme(page, "dark");
  expect(await paleParts(page), "wide, dark").toEqual([]);
  await page.setViewportSize(PHONE);
  expect(await barriers(page), "narrow, dark").toEqual([]);
  await keepsItsWidth(page);
}

/**
 * Waits until what is on its way has arrived: the screen itself, and whatever fades or slides in. Something half faded in has no
 * contrast, and a screen half loaded no heading; what stays that way is found.
 */
export async function arrived(page: Page): Promise<void> {
  // A toast whose time is up while a check runs goes at once instead of turning pale.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const patience = Date.now() + 10_000;
  while (!(await page.evaluate<boolean>(HAS_ARRIVED)) && Date.now() < patience) await page.waitForTimeout(50);
}

const HAS_ARRIVED = `
  !document.querySelector("[data-testid=loading]") &&
  !document.body.classList.contains("spinner") &&
  document.getAnimations().every(({ effect, playState }) => {
    const { iterations, duration } = effect?.getTiming() ?? {};
    return playState !== "running" || iterations === Infinity || duration > 1000;
  })`;

type RunOnly = Exclude<NonNullable<Parameters<AxeBuilder["options"]>[0]["runOnly"]>, string | string[]>;

async function found(page: Page, runOnly: RunOnly): Promise<string[]> {
  // The checker is half a megabyte of script; a page that has been checked has it still.
  const axeSource = (await page.evaluate<boolean>("typeof axe === 'object'")) ? "axe" : "";
  // What passes is not written down, which halves the time. No page of ours frames another site's, so a check needs no empty page of
  // its own to be put together in.
  const check = new AxeBuilder({ page, axeSource }).options({ runOnly, resultTypes: ["violations"] }).setLegacyMode();
  const { violations } = await check.analyze();
  return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help} at ${node.target.join(" ")}`));
}

/** Expects that the page does not scroll sideways; a chart is drawn anew a frame or two after its place has become narrower. */
export async function keepsItsWidth(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? DESK;
  await expect
    .poll(() => page.evaluate<number>("document.documentElement.scrollWidth"), {
      message: `${width} px scrolls sideways`,
    })
    .toBeLessThanOrEqual(width);
}

/** Keeps a picture of a failed test's page in test-results. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  if (page.isClosed()) return;
  mkdirSync("test-results", { recursive: true });
  await page.screenshot({ path: `test-results/${name.replace(/\W+/g, "-")}.png`, fullPage: true });
}

/** Gathers console errors and uncaught exceptions: a page that complains is a broken page. */
export function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on("pageerror", (error) => heard.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") heard.push(message.text());
  });
  return heard;
}
