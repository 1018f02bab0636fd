import { spreadBand } from "#domain/figures/bands.ts";
import type { ObservedShare } from "#domain/forecast/cellCourse.ts";
import { observedFactor, observedRatio } from "#domain/forecast/observedFactor.ts";
import type { Formats } from "../format.ts";
import { dayRange } from "./dayRange.ts";
import type { Words } from "./words.ts";

/** What observed spend stands in, and the days that it speaks of; `endDay` is the first one after them. */
export interface ObservedFiles {
  readonly files: readonly string[];
  readonly firstDay: string;
  readonly endDay: string;
}

/** Of fewer amounts tenths tell something. */
const FEW_AMOUNTS = 10;

const significant = new Map<string, Intl.NumberFormat>();

/** A part of one with three digits that tell: `4.55%`, `0.0123%`. For shares of small markets, and how far they may be off. */
function significantShare(part: number, { locale }: Formats): string {
  const digits = { minimumSignificantDigits: 3, maximumSignificantDigits: 3 };
  const format = significant.get(locale) ?? new Intl.NumberFormat(locale, { style: "percent", ...digits });
  significant.set(locale, format);
  return format.format(part);
}

/** What observed spend makes of a share, among its other factors. */
export function observedText(observed: ObservedShare, { text, formats }: Words): string {
  return text("explain.course.observed.factor", { factor: formats.factor(observedFactor(observed)) });
}

/** A share by our estimate, by what was seen, and by both. */
export function observedStep<Step extends string>(
  step: Step,
  observed: ObservedShare,
  found: ObservedFiles | null,
  { text, formats }: Words,
) {
  const { year, prior, seen, posterior, spread, error, amounts, reliability, weight, level, scale } = observed;
  const share = (part: number) => significantShare(part, formats);
  const within = (part: number, deviation: number) => {
    const { low, high } = spreadBand(part, deviation);
    return { share: share(part), low: share(low), high: share(high) };
  };
  const files = found ? ` (${formats.list(found.files)}, ${dayRange(found.firstDay, found.endDay, formats)})` : "";
  return {
    step,
    name: text("explain.course.observed.title"),
    value: `${share(prior)} → ${share(posterior)}`,
    amount: posterior,
    lines: [
      text("explain.course.observed.prior", within(prior, spread)),
      text("explain.course.observed.seen", { year: formats.year(year), share: share(seen) }) + files,
      text("explain.course.observed.weight", {
        weight: formats.share(weight),
        amounts:
          amounts < FEW_AMOUNTS ? formats.factor(Number(amounts.toFixed(1))) : formats.count(Math.round(amounts)),
        reliability: formats.share(reliability),
      }),
      text("explain.course.observed.posterior", within(posterior, error)),
      text("explain.course.observed.way", {
        factor: formats.factor(observedFactor(observed)),
        ratio: formats.factor(observedRatio(observed)),
        level: formats.factor(level),
        power: formats.factor(weight),
        scale: formats.factor(scale),
      }),
    ],
  };
}
