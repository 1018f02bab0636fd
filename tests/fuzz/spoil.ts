import { hostileRaw, hostileValue } from "./hostileValues.ts";
import type { Seeded } from "./seeded.ts";

/** A copy of a value with one thing in it spoilt: replaced, left out, or joined by a key that objects have of their own. */
export function spoil(value: unknown, random: Seeded): unknown {
  if (Array.isArray(value) && value.length > 0 && random.percent(85)) {
    const at = random.below(value.length);
    return value.map((item: unknown, index) => (index === at ? spoil(item, random) : item));
  }
  if (typeof value === "object" && value !== null && !Array.isArray(value) && random.percent(92)) {
    return spoilObject(new Map(Object.entries(value)), random);
  }
  return hostileValue(random);
}

function spoilObject(entries: Map<string, unknown>, random: Seeded): unknown {
  const keys = [...entries.keys()];
  const key = keys.length > 0 ? random.pick(keys) : "x";
  switch (random.below(10)) {
    case 0:
      entries.delete(key);
      break;
    case 1:
      entries.set(random.pick(["__proto__", "constructor", "prototype", "toJSON", "customerId", "personId", "role"]), {
        isAdministrator: true,
      });
      break;
    case 2:
      entries.set(key.toUpperCase(), entries.get(key));
      break;
    default:
      entries.set(key, spoil(entries.get(key), random));
  }
  // `Object.fromEntries` defines what it is given, `__proto__` included, as `JSON.parse` does.
  return Object.fromEntries(entries);
}

/** A text of JSON that is cut off, doubled, or says something that no value says. */
export function spoilText(text: string, random: Seeded): string {
  switch (random.below(4)) {
    case 0:
      return text.slice(0, random.below(Math.max(1, text.length)));
    case 1:
      return text + random.pick([text, ",", "\u0000", "//"]);
    case 2:
      return text.replace(/\{"(\w+)":/, (found, key: string) => `{"${key}":1,"${key}":null,${found.slice(1)}`);
    default:
      return text.replace(/:("[^"]*"|\d+|true|false|null)/, () => `:${hostileRaw(random)}`);
  }
}
