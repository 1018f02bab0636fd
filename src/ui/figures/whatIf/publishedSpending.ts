import { narrowView } from "#domain/spending/scope.ts";
import type { Spending } from "#documents/spending.ts";

/** The same figures as published, of the same scope; null where the figures are those. */
export function publishedSpending({ whatIf, scope }: Spending): Spending | null {
  if (!whatIf) return null;
  const { published } = whatIf;
  return { ...published, scope, view: narrowView(published.whole, scope) };
}
