/** A part of something stored, by its name; empty where it has none. */
export function partOf(stored: unknown, name: string): Readonly<Record<string, unknown>> {
  const part = isRecord(stored) ? stored[name] : null;
  return isRecord(part) ? part : {};
}

/** The value where it is one of those known, else the usual one. */
export function oneOf<Value extends string>(known: readonly Value[], value: unknown, usual: Value): Value {
  return known.find((each) => each === value) ?? usual;
}

/** Yes and no are taken as such; all else is as usual. */
export function yesOrNo(value: unknown, usual: boolean): boolean {
  return typeof value === "boolean" ? value : usual;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
