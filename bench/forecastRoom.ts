import { type Assumptions, NO_ASSUMPTIONS, NO_OUTLOOK } from "#domain/forecast/assumptions.ts";
import { givenInput, givenTrades } from "#forecast/givenInput.ts";
import { workbench } from "#features/forecast-analysis/web/workbench/answerAsk.ts";
import type { Page } from "playwright";
import { openSummary, type Product } from "./openSummary.ts";
import { type BenchRow, median } from "./row.ts";

const ROUNDS = 12;

/** One edit in the forecast room: a national total typed over, its medium's tables balanced, rounded and added up anew; 210 markets, 13 years. */
export function bench(): BenchRow[] {
  const input = givenInput();
  const ask = workbench();
  const began = performance.now();
  ask({ ask: "open", input, assumptions: NO_ASSUMPTIONS });
  const opened = performance.now() - began;
  const stated = { part: "core", low: null, high: null, basis: "derived", source: "Bench", reason: "" } as const;
  const times = Array.from({ length: ROUNDS }, (_, round) => {
    const totals = [{ medium: "radioOta", year: 2025, dollars: 9_500_000_000 + round * 50_000_000, ...stated }];
    const start = performance.now();
    const answer = ask({ ask: "assume", assumptions: { ...NO_ASSUMPTIONS, totals } });
    if (answer.answer !== "figures" || answer.figures.tables.length === 0) throw new Error("The edit changed nothing.");
    return performance.now() - start;
  });
  const of = (assumptions: (round: number) => Partial<Assumptions>) => timed(ask, assumptions);
  const retail = of((round) => ({
    outlook: { ...NO_OUTLOOK, retailSales: [{ year: input.currentYear + 1, growth: 0.01 + round / 1000 }] },
  }));
  const political = of((round) => ({ outlook: { ...NO_OUTLOOK, political: 1.1 + round / 100 } }));
  const moving = Array.from({ length: ROUNDS }, (_, round) => {
    const retailSales = [{ year: input.currentYear + 1, growth: 0.03 + round / 1000 }];
    const start = performance.now();
    ask({ ask: "totals", assumptions: { ...NO_ASSUMPTIONS, outlook: { ...NO_OUTLOOK, retailSales } } });
    return performance.now() - start;
  });
  return [
    ...tradeEdits(),
    { name: "a whole run, opened on the workbench", value: opened, unit: "ms", note: "once, from cold" },
    {
      name: "an edit of one national total, to sums of all touched tables",
      value: median(times),
      unit: "ms",
      goal: { atMost: 100 },
      note: `median of ${ROUNDS}, slowest ${Math.round(Math.max(...times))} ms`,
    },
    {
      name: "retail sales of next year, to sums of all media in all years to come",
      value: median(retail),
      unit: "ms",
      note: `${ROUNDS} edits, slowest ${Math.round(Math.max(...retail))} ms`,
    },
    {
      name: "strength of politics, to sums of all media's political tables to come",
      value: median(political),
      unit: "ms",
      note: `${ROUNDS} edits, slowest ${Math.round(Math.max(...political))} ms`,
    },
    {
      name: "totals alone, as a dragged slider shows them",
      value: median(moving),
      unit: "ms",
      goal: { atMost: 50 },
      note: `${ROUNDS} moves, slowest ${Math.round(Math.max(...moving))} ms`,
    },
  ];
}

/** A trade followed otherwise, which moves every medium and year: until the year in sight can be painted, and until all are there. */
function tradeEdits(): BenchRow[] {
  const input = { ...givenInput(), ...givenTrades() };
  const ask = workbench();
  ask({ ask: "open", input, assumptions: NO_ASSUMPTIONS });
  const rounds = Array.from({ length: ROUNDS }, (_, round) => {
    const trades = input.trades.slice(0, 1).map((trade) => ({ ...trade, elasticity: 0.5 + round / 100 }));
    const start = performance.now();
    const answer = ask({ ask: "assume", assumptions: { ...NO_ASSUMPTIONS, trades }, first: input.currentYear });
    const first = performance.now() - start;
    const rest = ask({ ask: "rest" });
    if (answer.answer !== "figures" || rest.answer !== "figures" || rest.figures.tables.length === 0)
      throw new Error("The edit changed nothing.");
    return { first, whole: performance.now() - start };
  });
  const firsts = rounds.map(({ first }) => first);
  const wholes = rounds.map(({ whole }) => whole);
  return [
    {
      name: "a trade followed otherwise, to sums of the year in sight",
      value: median(firsts),
      unit: "ms",
      goal: { atMost: 120 },
      note: `${ROUNDS} edits, slowest ${Math.round(Math.max(...firsts))} ms`,
    },
    {
      name: "the same, to sums of all years, one run at a time",
      value: median(wholes),
      unit: "ms",
      note: `${ROUNDS} edits, slowest ${Math.round(Math.max(...wholes))} ms; a whole run is what it took before`,
    },
    {
      name: "the year in sight against all years",
      value: median(firsts) / median(wholes),
      unit: "times",
      goal: { atMost: 0.4 },
      note: "what an edit of trades has to wait for",
    },
  ];
}

/** Milliseconds of an edit, made several times with other figures. */
function timed(ask: ReturnType<typeof workbench>, of: (round: number) => Partial<Assumptions>): number[] {
  return Array.from({ length: ROUNDS }, (_, round) => {
    const start = performance.now();
    const answer = ask({ ask: "assume", assumptions: { ...NO_ASSUMPTIONS, ...of(round) } });
    if (answer.answer !== "figures" || answer.figures.tables.length === 0) throw new Error("The edit changed nothing.");
    return performance.now() - start;
  });
}

/** Runs in the page: presses Enter in the cell that is being typed in, or takes the form of the field, waits until the nation's sum has changed and that frame is painted. */
const TIME_EDIT = `(watch) => new Promise((done, fail) => {
  const sum = document.querySelector(watch);
  const before = sum.textContent;
  const tooLate = setTimeout(() => fail(new Error("The sum did not follow the edit.")), 15000);
  const start = performance.now();
  const observer = new MutationObserver(() => {
    if (sum.textContent === before) return;
    observer.disconnect();
    clearTimeout(tooLate);
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done(performance.now() - start);
      port2.postMessage(null);
    });
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  const { activeElement } = document;
  if (activeElement.form) activeElement.form.requestSubmit();
  else activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
})`;

const BROWSER_ROUNDS = 16;
/** Rounds in which the browser still makes the code fast; they are not counted. */
const FIRST_ROUNDS = 4;

/** The same from the Enter key to painted figures, on the sample set in a window of 1440 pixels. */
export async function editInBrowser(product: Product): Promise<BenchRow[]> {
  const { browser, page } = await openSummary({ ...product, email: "admin@spotmarket.example" });
  try {
    await page.goto("/administration/forecast-analysis/media");
    const cell = page.locator('[data-cell="radioOta 2026"]');
    await cell.waitFor();
    const times: number[] = [];
    for (let round = 0; round < BROWSER_ROUNDS; round++) {
      await cell.click();
      await page.keyboard.type(`${11_000 + 25 * round}`);
      const took = await page.evaluate<number>(`(${TIME_EDIT})('[data-cell="total 2026"]')`);
      if (round >= FIRST_ROUNDS) times.push(took);
      await page.waitForTimeout(200);
    }
    const trades = await tradesInBrowser(page);
    return [
      {
        name: "a trade followed otherwise, from Enter to painted figures of the year in sight",
        value: median(trades),
        unit: "ms",
        goal: { atMost: 150 },
        note: `median of ${trades.length}, slowest ${Math.round(Math.max(...trades))} ms`,
      },
      {
        name: "a national total typed over, from Enter to painted figures",
        value: median(times),
        unit: "ms",
        goal: { atMost: 150 },
        note: `median of ${times.length}, slowest ${Math.round(Math.max(...times))} ms`,
      },
    ];
  } finally {
    await browser.close();
  }
}

/** Milliseconds from the Enter key until a market's figure has followed its trade. */
async function tradesInBrowser(page: Page): Promise<number[]> {
  await page.goto("/administration/forecast-analysis/spending");
  const section = page.getByTestId("trades");
  await section.waitFor();
  const allocation = page.locator('section[aria-labelledby="forecast-allocation"]');
  await allocation.getByText("Markets", { exact: true }).click();
  await page.locator('[data-cell="tv-501 tvOta"]').waitFor();
  const times: number[] = [];
  for (let round = 0; round < BROWSER_ROUNDS; round++) {
    await section
      .locator("input")
      .nth(1)
      .fill(`0.${30 + 2 * round}`);
    await section.locator("input").nth(1).focus();
    const took = await page.evaluate<number>(`(${TIME_EDIT})('[data-cell="tv-501 tvOta"]')`);
    if (round >= FIRST_ROUNDS) times.push(took);
    // Until the other years are there too.
    await page.waitForTimeout(1000);
  }
  return times;
}

const [, , running] = process.argv;
if (import.meta.main)
  // With the address of a running product, whose demo password is in DEMO_PASSWORD, in a browser too.
  console.table([
    ...bench(),
    ...(running
      ? await editInBrowser({ baseUrl: running, email: "", password: process.env["DEMO_PASSWORD"] ?? "" })
      : []),
  ]);
