import { describe, expect, test } from "vitest";
import { ENGINES, groupName } from "./support/engines/engines.ts";
import { LONG_JOURNEY_MS, signsIn, somebody, type Sought } from "./support/person.ts";
import { DEMO_PASSWORD } from "./support/product.ts";
import { sharedProduct } from "./support/shared.ts";

/** What a browser other than the builders' own makes of the screens that people open most. */

const ADMIN = "admin@spotmarket.example";
const MONEY: Sought = { text: /\$\s?\d/, within: "main" };
const COUNT: Sought = { text: /\d{1,3},\d{3}/, within: "main" };
const MARKET = "market=tv-501";

/** What stands where a text is missing: its key. */
const KEY = /\b(?:spending|figure|landing|home|insights|filters|menu)\.[a-z]\w+/;

/** A title that is chosen from a list is no heading that one sees. */
const SCREENS: readonly (readonly [path: string, title: Sought, shows: Sought])[] = [
  ["/home", { role: "heading", name: /^Home/ }, MONEY],
  [`/market-summary?${MARKET}`, { role: "heading", name: /^Market Summary/ }, MONEY],
  [`/vertical?${MARKET}`, { role: "heading", name: /^Vertical Categories/ }, MONEY],
  [`/vertical/1?${MARKET}`, { role: "heading", name: /Automotive/ }, MONEY],
  [`/vertical/subvertical?${MARKET}`, { text: /^Legal services$/ }, MONEY],
  [`/share-wallet?${MARKET}`, { role: "heading", name: /^Share of Wallet/ }, MONEY],
  [`/tv/market-profile?${MARKET}`, { role: "heading", name: /^TV market profile/ }, MONEY],
  [`/market-reports/media-rank-report?${MARKET}`, { role: "heading", name: /^Media Ranker/ }, COUNT],
  [`/market-reports/market-report?${MARKET}`, { role: "heading", name: /^Market report/ }, MONEY],
  ["/administration/imports", { role: "heading", name: /^Imports/ }, { text: /choose one: CSV/, within: "main" }],
  ["/administration/forecast-analysis/spending", { role: "heading", name: /^Spending/ }, COUNT],
];

describe.each(ENGINES)("the screens that people open most", (engine) => {
  const { url } = sharedProduct();
  const journey = test.skipIf(engine.missing !== null);

  for (const [width, height, where] of [
    [1440, 900, "on a desk"],
    [390, 844, "on a phone"],
  ] as const) {
    journey(
      groupName(`show their figures ${where}, without a complaint of the browser or a way sideways`, engine),
      { timeout: LONG_JOURNEY_MS },
      async () => {
        const admin = await somebody(engine);
        await admin.window.resize(width, height);
        await signsIn(admin, url, ADMIN, DEMO_PASSWORD);
        for (const [path, title, shows] of SCREENS) {
          await admin.goto(url + path);
          await admin.sees(title);
          await admin.sees(shows);
          const [given, needed] = (await admin.window.run("[innerWidth, document.documentElement.scrollWidth]")) as [
            number,
            number,
          ];
          expect(given, path).toBe(width);
          expect(needed, path).toBeLessThanOrEqual(width);
          expect(await admin.reads(), path).not.toMatch(KEY);
          expect(await admin.window.complaints(), path).toEqual([]);
        }
      },
    );
  }
});
