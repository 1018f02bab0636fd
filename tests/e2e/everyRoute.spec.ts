import type { BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, onTestFailed, test } from "vitest";
import { ALL_MESSAGES } from "#language/messages/all.ts";
import {
  ADMIN,
  barriers,
  barsNobody,
  BASIC,
  complaints,
  DESK,
  keepPicture,
  keepsItsWidth,
  RADIO,
  signIn,
  someone,
} from "#tests/support/browser.ts";
import { openAs } from "#tests/support/openAs.ts";
import { isProtected } from "#app/web/guard.ts";
import type { ResolvedRoute } from "#ui/route/routeItem.ts";
import { goWithin, isNewForm, SHOWN_ROUTES } from "./screens.ts";

const TABLET = { width: 768, height: 1024 };

/** A desk's screen at four times its size, which WCAG asks to do without scrolling sideways. */
const NARROWEST = { width: 320, height: 640 };

const named = (route: ResolvedRoute) => [route.path, route] as const;

describe.each([
  { who: "an administrator", email: ADMIN, meets: SHOWN_ROUTES.filter((route) => isProtected(route)).map(named) },
  { who: "someone signed out", email: null, meets: SHOWN_ROUTES.filter((route) => !isProtected(route)).map(named) },
])("$who meets no barrier in any size and look", ({ email, meets }) => {
  let context: BrowserContext;
  let page: Page;
  let heard: string[];

  beforeAll(async () => {
    context = await someone();
    page = await context.newPage();
    heard = complaints(page);
    if (email) await openAs(page, email, "/home");
    else await page.goto("/login");
  });
  afterAll(() => context.close());

  test.each(meets)("at %s", async (path, route) => {
    const { label } = route;
    onTestFailed(() => keepPicture(page, `everyRoute ${path}`));
    heard.length = 0;
    await page.setViewportSize(DESK);
    await goWithin(page, path);
    const title = label ? `${ALL_MESSAGES["en-US"].menu[label]} | Spotmarket` : /^\S.* \| Spotmarket$/;
    await expect.poll(() => page.title()).toMatch(title);
    // Where a picker beside it says the same, it is there for those who do not see that.
    await page.locator("body:not(.spinner) h1").waitFor({ state: "attached" });

    expect(new URL(page.url()).pathname).toBe(path);
    expect(await page.locator("h1").count()).toBe(1);
    for (const viewport of [TABLET, NARROWEST]) {
      await page.setViewportSize(viewport);
      await keepsItsWidth(page);
    }
    if (isNewForm(route)) await barsNobody(page);
    expect(heard).toEqual([]);
  });
});

describe("who lacks a right is told which", () => {
  test.each([
    {
      email: RADIO,
      path: "/tv/station-overview",
      missing: "tv",
      words: "It requires access to local TV data, which you do not have.",
      ask: "Request local TV data",
    },
    {
      email: BASIC,
      path: "/administration/user",
      missing: "role:Administrator",
      words: "It requires the role Administrator. Your role is Subscriber.",
      ask: "Request the role Administrator",
    },
  ])("$email at $path, and can ask for it", async ({ email, path, missing, words, ask }) => {
    const context = await someone();
    const page = await context.newPage();
    onTestFailed(() => keepPicture(page, `refused ${path}`));
    await page.goto(path);
    await signIn(page, email);
    await page.waitForURL(/\/unauthorized/);
    expect(new URL(page.url()).searchParams.get("missing")).toBe(missing);
    await page.getByText(words).waitFor();
    await page.getByRole("button", { name: ask }).click();
    await page.getByRole("button", { name: /^Requested on / }).waitFor();
    expect(await barriers(page)).toEqual([]);
    await context.close();
  });

  test("an address that names no right of ours claims nothing", async () => {
    const context = await someone();
    const page = await context.newPage();
    await page.goto("/unauthorized?missing=%3Cb%3Eeverything");
    await page.getByText("Your rights do not include it.").waitFor();
    await context.close();
  });
});
