import type { Page, Route } from "playwright";
import { openSummary, type Product } from "./openSummary.ts";
import { type BenchRow, median } from "./row.ts";
import { rateOf, watchFrames } from "./watchFrames.ts";

/** Who may read every market. */
const EMAIL = "admin@spotmarket.example";

const MARKETS = ["tv-623", "tv-501", "radio-35620"] as const;
/** The market of the sample set with the most stations; twice as many are as many as a large market of the country has. */
const CROWDED = "radio-35620";
const SECONDS = 4;

/** The map of a market's profile: until it can be seen, how smoothly 60 contours and more are moved and zoomed, and what its shapes weigh. */
export async function bench(product: Product): Promise<BenchRow[]> {
  const { browser, page } = await openSummary({ ...product, email: EMAIL });
  try {
    await page.route(/\/markets\/radio-35620\/(stations|station-contours)(\?|$)/, crowd);
    const seen: number[] = [];
    for (const market of MARKETS) seen.push(await openMap(page, market));
    const rows: BenchRow[] = [
      { name: "map of a market: asked for to seen", value: median(seen), unit: "ms", goal: { atMost: 1000 } },
    ];
    rows.push(...(await moved(page)));
    // What is kept from the maps before weighs nothing.
    await (await page.context().newCDPSession(page)).send("Network.setCacheDisabled", { cacheDisabled: true });
    const shapes = page.waitForResponse(/\/market-shapes\?kind=tv/);
    await openMap(page, "tv-501");
    const { responseBodySize } = await (await shapes).request().sizes();
    const kilobytes = responseBodySize / 1000;
    rows.push({ name: "shapes of all TV markets and states", value: kilobytes, unit: "kB", goal: { atMost: 300 } });
    return rows;
  } finally {
    await browser.close();
  }
}

/** Opens a profile and brings its map into sight; gives the milliseconds from there until it is drawn. */
async function openMap(page: Page, market: string): Promise<number> {
  await page.goto(`/${market.split("-")[0]}/market-profile?market=${market}`);
  await page.locator("h1").first().waitFor();
  await page.waitForTimeout(2_000);
  for (let tries = 0; tries < 40; tries++) {
    const from = performance.now();
    await page.mouse.wheel(0, 500);
    await page.waitForTimeout(100);
    if ((await page.getByTestId("map").count()) === 0) continue;
    await page.getByTestId("map-picture").locator("svg").waitFor();
    return performance.now() - from;
  }
  throw new Error("The profile shows no map");
}

/** Frames a second while the crowded market's map is dragged, zoomed by the wheel and moved by keys. */
async function moved(page: Page): Promise<BenchRow[]> {
  await openMap(page, CROWDED);
  const map = page.getByTestId("map");
  await map.scrollIntoViewIfNeeded();
  await map.getByRole("switch", { name: "Service contours" }).click();
  await page.waitForTimeout(2_000);
  const contours = await map.locator("svg [data-kind=contour]").count();
  const box = await page.getByTestId("map-picture").boundingBox();
  if (!box) throw new Error("The map cannot be seen.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const hands: Readonly<Record<string, (step: number) => Promise<void>>> = {
    dragged: (step) => page.mouse.move(x + 160 * Math.sin(step / 20), y + 60 * Math.sin(step / 13)),
    zoomed: async (step) => {
      await page.mouse.wheel(0, step % 40 < 20 ? -10 : 10);
      await page.waitForTimeout(16);
    },
    "moved by keys": async (step) => {
      await page.keyboard.press(`Shift+${["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"][step % 4]}`);
      await page.waitForTimeout(150);
    },
  };
  const rows: BenchRow[] = [];
  for (const [how, act] of Object.entries(hands)) {
    await page.mouse.move(x, y);
    if (how === "dragged") await page.mouse.down();
    if (how === "zoomed") await page.keyboard.down("Control");
    if (how === "moved by keys") await page.getByTestId("map-picture").focus();
    const watched = await watchFrames(page, async () => {
      const end = Date.now() + SECONDS * 1_000;
      for (let step = 0; Date.now() < end; step++) await act(step);
    });
    await page.mouse.up();
    await page.keyboard.up("Control");
    const note = `${contours} contours, slowest frame ${Math.round(Math.max(...watched.frames))} ms`;
    rows.push({ name: `map ${how}`, value: rateOf(watched), unit: "frames/s", goal: { atLeast: 50 }, note });
    await page.waitForTimeout(1_000);
  }
  return rows;
}

interface Stations {
  rows?: { station: { id: string; latitude: number | null } }[];
  features?: { properties: { station: string }; geometry: { coordinates: number[][][] } }[];
}

/** Answers with every station twice, the second a little further north. */
async function crowd(route: Route): Promise<void> {
  const response = await route.fetch();
  const stations: Stations = await response.json();
  const json = {
    ...stations,
    ...(stations.rows && {
      rows: stations.rows.flatMap((row) => [
        row,
        { ...row, station: { ...row.station, id: `${row.station.id}-copy` } },
      ]),
    }),
    ...(stations.features && {
      features: stations.features.flatMap((one) => [
        one,
        {
          ...one,
          properties: { ...one.properties, station: `${one.properties.station}-copy` },
          geometry: { ...one.geometry, coordinates: one.geometry.coordinates.map((ring) => ring.map(furtherNorth)) },
        },
      ]),
    }),
  };
  await route.fulfill({ response, json });
}

function furtherNorth([east = 0, north = 0]: readonly number[]): number[] {
  return [east, north + 0.1];
}

if (import.meta.main) {
  const [baseUrl = "http://localhost:4600", email = EMAIL, password = ""] = process.argv.slice(2);
  console.table(await bench({ baseUrl, email, password }));
}
