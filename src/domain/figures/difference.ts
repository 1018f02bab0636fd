/** What differs between two states: only the fields that changed, as they were and as they are. */
export interface Difference {
  readonly before: Record<string, unknown>;
  readonly after: Record<string, unknown>;
}

/** Null when nothing differs. Lists are compared without regard to order: ours are sets. */
export function differenceOf<State extends object>(before: State, after: State): Difference | null {
  const [was, is] = [new Map<string, unknown>(Object.entries(before)), Object.entries(after)];
  const changed = is.filter(([field, value]) => !isSame(was.get(field), value));
  if (changed.length === 0) return null;
  return {
    before: Object.fromEntries(changed.map(([field]) => [field, was.get(field) ?? null])),
    after: Object.fromEntries(changed),
  };
}

function isSame(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((item) => other.includes(item));
}
