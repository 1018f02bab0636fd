import type { Page } from "playwright";

/** What was seen while something moved: the time from each frame to the next, and how long the main thread was ever busy. */
export interface Watched {
  /** Milliseconds. */
  readonly frames: readonly number[];
  readonly tasks: readonly number[];
}

/** Begins to watch frames and long tasks; `window.watched()` ends it. Runs in the page. */
const WATCH = `
  const frames = [], tasks = [];
  let last = 0, watching = true;
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: "longtask" });
  requestAnimationFrame(function next(now) {
    if (last > 0) frames.push(now - last);
    last = now;
    if (watching) requestAnimationFrame(next);
  });
  window.watched = () => { watching = false; return { frames, tasks }; };
`;

/** The frames of a page while something is done in it. */
export async function watchFrames(page: Page, act: () => Promise<void>): Promise<Watched> {
  await page.evaluate(`{${WATCH}}`);
  await act();
  return page.evaluate<Watched>("window.watched()");
}

/** Frames a second, by the time that all of them took: a long one counts as what it was. */
export function rateOf({ frames }: Watched): number {
  return (1_000 * frames.length) / frames.reduce((sum, frame) => sum + frame, 0);
}
