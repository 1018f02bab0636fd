import type { ModelName } from "./models.ts";
import { isOldEnough, type Origin } from "./origins.ts";

/** The model for a political series at an origin, judged by nothing later than the origin's year. */
export type Chooser = (origin: Origin) => ModelName;

/** Cases of its own that weigh as much with a series as the experience of its kind. */
const OWN_CASES = 25;
/** Cases of the kind that weigh as much as what is known of models beforehand. */
const KIND_CASES = 40;
/** Errors against the plainest model's that are expected before anything is known: short series favour what estimates little. */
const EXPECTED: Readonly<Partial<Record<ModelName, number>>> = { steadyCycle: 0.9 };

/** Misses of a model, and of the plainest one in the same cases. */
interface Tally {
  cases: number;
  missed: number;
  plainMissed: number;
}

/** Learns from every origin. Series with long pasts are judged by them, short ones by their kind. */
export function chooser(origins: readonly Origin[]): Chooser {
  const own = new Tallies();
  const kind = new Tallies();
  for (const origin of origins) {
    const { series, year, paths, scale } = origin;
    if (scale === null || !isOldEnough(origin)) continue;
    const plain = [...paths.values()][0] ?? [];
    for (const [model, path] of paths) {
      path.forEach((expected, step) => {
        const target = year + step + 1;
        const actual = series.values[target - series.firstYear];
        if (actual === undefined || !series.observed[target - series.firstYear]) return;
        const missed = Math.abs(actual - expected) / scale;
        const plainMissed = Math.abs(actual - (plain[step] ?? 0)) / scale;
        own.add(`${series.kind} ${series.id} ${model}`, target, missed, plainMissed);
        kind.add(`${series.kind} ${model}`, target, missed, plainMissed);
      });
    }
  }
  return ({ series, year, paths }) => {
    let best: ModelName | null = null;
    let least = Infinity;
    for (const model of paths.keys()) {
      const beforehand = EXPECTED[model] ?? 1;
      const ours = blend(kind.until(`${series.kind} ${model}`, year), beforehand, KIND_CASES);
      const score = blend(own.until(`${series.kind} ${series.id} ${model}`, year), ours, OWN_CASES);
      if (score < least - 1e-9) [best, least] = [model, score];
    }
    return best ?? "naive";
  };
}

/** Errors against the plainest model's, drawn towards what is expected otherwise by the weight of so many cases. */
function blend({ cases, missed, plainMissed }: Tally, otherwise: number, weight: number): number {
  const ratio = plainMissed > 0 ? missed / plainMissed : missed > 0 ? 2 : 1;
  return (ratio * cases + otherwise * weight) / (cases + weight);
}

/** Sums of misses by name, up to any year. */
class Tallies {
  private readonly byYear = new Map<string, Map<number, Tally>>();
  private readonly sums = new Map<string, Tally>();

  add(name: string, year: number, missed: number, plainMissed: number): void {
    const years = this.byYear.get(name) ?? new Map<number, Tally>();
    this.byYear.set(name, years);
    const tally = years.get(year) ?? { cases: 0, missed: 0, plainMissed: 0 };
    years.set(year, tally);
    count(tally, { cases: 1, missed, plainMissed });
  }

  /** What was known at the end of a year; asked for again and again, so remembered. */
  until(name: string, last: number): Tally {
    const key = `${name} ${last}`;
    const known = this.sums.get(key);
    if (known) return known;
    const sum = { cases: 0, missed: 0, plainMissed: 0 };
    for (const [year, tally] of this.byYear.get(name) ?? []) if (year <= last) count(sum, tally);
    this.sums.set(key, sum);
    return sum;
  }
}

function count(sum: Tally, more: Tally): void {
  sum.cases += more.cases;
  sum.missed += more.missed;
  sum.plainMissed += more.plainMissed;
}
