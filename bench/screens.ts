import type { Page } from "playwright";
import { openSummary, type Product } from "./openSummary.ts";
import { requestsOf, standsStill } from "./requests.ts";
import type { BenchRow } from "./row.ts";
import { type Change, changeRow, changeTimer, type Spent } from "./timeChange.ts";

const ROUNDS = 20;
/** Rounds in which the browser still makes the code fast; they are not counted. */
const FIRST_ROUNDS = 4;

/** Markets of the sample set, the second found by a word of its name. */
const FIRST_MARKET = "tv-501";
const OTHER_MARKET = "dallas";

const hook = (name: string) => `[data-testid=${name}]`;
const MEDIA = hook("chart-mediaAdSpending");
const BAR = hook("chart-walletBar");
const TOTAL = hook("home-total");

const chosen = (name: string, list: string, [there, back]: readonly [string, string], watch: string): Change => ({
  name,
  acts: [
    { list, value: there },
    { list, value: back },
  ],
  watch,
});
const clicked = (name: string, [there, back]: readonly [string, string], watch: string): Change => ({
  name,
  acts: [{ click: there }, { click: back }],
  watch,
});
const year = (watch: string) => chosen("year", hook("year-picker"), ["2025", "2026"], watch);
const political = (watch: string) => clicked("political", ["[role=switch]", "[role=switch]"], watch);
const measure = (watch: string) => clicked("measure", ["[data-value=share]", "[data-value=dollars]"], watch);
const drillDown = (link: string, watch: string): Change => ({
  name: "drill-down",
  acts: [{ click: link }, { go: -1 }],
  watch,
});
const NEXT = "[data-testid=screen-head] nav a:last-child";
/** One after another, more than there are: all twelve are gone through. */
const next = clicked("next vertical", [NEXT, NEXT], MEDIA);

interface Screen {
  readonly name: string;
  readonly path: string;
  /** Where its first figures stand. */
  readonly figures: string;
  readonly changes: readonly Change[];
}

const SCREENS: readonly Screen[] = [
  {
    name: "market summary",
    path: "/market-summary",
    figures: MEDIA,
    changes: [year(MEDIA), political(hook("figure-total")), measure(MEDIA)],
  },
  {
    name: "vertical page",
    path: "/vertical/1",
    figures: MEDIA,
    changes: [year(MEDIA), measure(MEDIA), next],
  },
  {
    name: "sub-vertical page",
    path: "/vertical/subvertical?sub=hotels",
    figures: MEDIA,
    changes: [year(MEDIA), measure(MEDIA), drillDown("[id=similarSubVerticals] a[href*=sub]", MEDIA)],
  },
  {
    name: "share of wallet",
    path: "/share-wallet?medium=tvOta",
    figures: BAR,
    changes: [
      year(BAR),
      chosen("medium", hook("medium-field"), ["radioOta", "tvOta"], BAR),
      chosen("focus", hook("focus-field"), ["automotive", "market"], BAR),
    ],
  },
  { name: "home", path: "/home", figures: TOTAL, changes: [year(TOTAL)] },
];

/** From the input to painted figures on each screen of spending of a running product, its wallets there, and the requests of it. */
export async function bench(product: Product): Promise<BenchRow[]> {
  const { browser, page } = await openSummary(product);
  try {
    const rows: BenchRow[] = [];
    for (const screen of SCREENS) rows.push(...(await measureScreen(page, screen)));
    return rows;
  } finally {
    await browser.close();
  }
}

async function measureScreen(page: Page, { name, path, figures, changes }: Screen): Promise<BenchRow[]> {
  await page.goto(`${path}${path.includes("?") ? "&" : "?"}market=${FIRST_MARKET}`);
  await page.locator(figures).first().waitFor();
  await goToMarket(page, OTHER_MARKET);
  await standsStill(page);
  const market: Change = { name: "market", acts: [{ go: -1 }, { go: 1 }], watch: figures };
  const rows: BenchRow[] = [];
  let requests = 0;
  for (const change of [market, ...changes]) {
    const { spent, asked } = await timeRounds(page, change);
    requests += asked.length;
    rows.push(changeRow(`${name}: ${change.name}`, spent));
    for (const address of asked) console.log(`  ${name}, ${change.name}: ${address}`);
  }
  const asked = { name: `${name}: requests`, value: requests, unit: "requests", goal: { atMost: 0 } };
  return [...rows, asked];
}

/** The first rounds also load what a drill-down shows for the first time; those requests are not a change's. */
async function timeRounds(page: Page, { acts, watch }: Change): Promise<{ spent: Spent[]; asked: readonly string[] }> {
  const time = await changeTimer(page);
  for (let round = 0; round < FIRST_ROUNDS; round++) await time(acts[round % 2 === 0 ? 0 : 1], watch);
  const asked = requestsOf(page);
  const spent: Spent[] = [];
  for (let round = 0; round < ROUNDS; round++) spent.push(await time(acts[round % 2 === 0 ? 0 : 1], watch));
  return { spent, asked: [...asked] };
}

/** Chooses a market as a reader does, by a few letters. */
async function goToMarket(page: Page, letters: string): Promise<void> {
  const picker = page.getByTestId("market-picker");
  await picker.click();
  await picker.fill(letters);
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.searchParams.get("market") !== FIRST_MARKET);
}

if (import.meta.main) {
  const [baseUrl = "http://localhost:4600", email = "seller@spotmarket.example", password = ""] = process.argv.slice(2);
  console.table(await bench({ baseUrl, email, password }));
}
