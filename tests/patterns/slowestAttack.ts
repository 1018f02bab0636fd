import { createContext, Script } from "node:vm";
import { attacksOn } from "./attacksOn.ts";

/** Characters of a text: the square of it are some ten milliseconds, its cube are seconds. */
const LENGTH = 2_000;
/** Time of this thread's own, which passes no faster where the machine has other work. */
const MOST_MS = 400;
/** Only to end what would never end; by the clock. */
const HANGS_MS = 15_000;

const PLACE: { pattern: RegExp; text: string } = { pattern: /a/, text: "" };
const CONTEXT = createContext(PLACE);
const SEARCH = new Script("pattern.lastIndex = 0; pattern.test(text);");

/** The beginning of a text over which a pattern goes back too often; null where there is none. */
export function slowestAttack(pattern: RegExp, hangsMs = HANGS_MS): string | null {
  return (
    attacksOn(pattern, LENGTH)
      .find((text) => isSlow(pattern, text, hangsMs))
      ?.slice(0, 24) ?? null
  );
}

function isSlow(pattern: RegExp, text: string, hangsMs: number): boolean {
  Object.assign(PLACE, { pattern, text });
  const begun = process.threadCpuUsage();
  try {
    SEARCH.runInContext(CONTEXT, { timeout: hangsMs });
  } catch {
    return true;
  }
  const { user, system } = process.threadCpuUsage(begun);
  return (user + system) / 1_000 > MOST_MS;
}
