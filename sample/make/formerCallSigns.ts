import { callSigns } from "./callSigns.ts";
import { between } from "./seededRandom.ts";

/** Call signs from here on are given to no station, so that former ones are nobody's today. */
const BEYOND_ALL = 9_000;
/** Every so many stations had another call sign once. */
const EVERY = 14;

/** What some stations were called before, with the year in which they changed; empty for most. */
export function formerCallSigns(): (random: () => number, ending: string) => string {
  const signs = callSigns();
  for (let used = 0; used < BEYOND_ALL; used++) signs.next();
  return (random, ending) => {
    const [chance, year] = [random(), between(random, 1996, 2021)];
    return chance < 1 / EVERY ? `${signs.next().value}${ending} ${year}` : "";
  };
}
