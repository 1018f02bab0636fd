// Preloaded into a product: writes down ten times a second how long its event loop was held up at most, and what memory it has.
import { appendFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

const file = process.env["WATCH_LOOP_FILE"];
const EVERY_MS = 100;

/** One line of the file. */
export interface LoopNote {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Milliseconds. */
  readonly longest: number;
  /** Bytes. */
  readonly memory: number;
}

if (isMainThread && file) {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  setInterval(() => {
    const note: LoopNote = { at: Date.now(), longest: delay.max / 1e6, memory: process.memoryUsage.rss() };
    delay.reset();
    appendFileSync(file, `${JSON.stringify(note)}\n`);
  }, EVERY_MS).unref();
}
