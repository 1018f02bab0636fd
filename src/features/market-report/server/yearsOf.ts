import { Failure } from "#domain/failure.ts";
import type { YearSpan } from "#documents/narrowYears.ts";

interface YearsAsked {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/**
 * The years that a report is narrowed to, within those that there are; null where nothing is left out.
 *
 * @throws Failure `invalid-input` where the span holds fewer than two years: no growth would be left to see
 */
export function yearsOf({ from, to }: YearsAsked, years: readonly number[]): YearSpan | null {
  const [first = 0, last = 0] = [years[0], years.at(-1)];
  const span = { from: Math.max(from ?? first, first), to: Math.min(to ?? last, last) };
  if (span.from === first && span.to === last) return null;
  if (span.from < span.to) return span;
  const message = `Must leave two years at least of ${first} to ${last}.`;
  throw new Failure("invalid-input", message, [{ pointer: from === undefined ? "/query/to" : "/query/from", message }]);
}
