import type { ReportedPart } from "#domain/wallet/reportedSpend.ts";
import type { YearLocks } from "./evidenceReport.ts";
import type { ForecastInput, SpendEvidence } from "./input.ts";

/** By market, what the spend lines that were kept say of its wallet. Lines of one medium fix its sum; others are divided, or tell a part. */
export function reportedSpend(
  { evidence, years, media, subVerticals }: Pick<ForecastInput, "evidence" | "years" | "media" | "subVerticals">,
  locked: readonly Pick<YearLocks, "overruled">[],
): Map<string, readonly ReportedPart[]> {
  const overruled = new Set(locked.flatMap((year) => year.overruled.map(({ line }) => line)));
  const kept = evidence.filter(({ year }, line) => !overruled.has(line) && years.includes(year));
  const byMarket = Map.groupBy(kept, ({ market }) => market);
  const partsOf = (lines: readonly SpendEvidence[]) =>
    [...Map.groupBy(lines, keyOf).values()].map(
      (alike): ReportedPart => ({
        subVerticals: (alike[0]?.subVerticals ?? []).flatMap((place) => subVerticals[place] ?? []),
        media: yearsByMedium(alike, media),
        partly: isPart(alike[0]),
        ...told("quarters", alike, media),
        ...told("leastQuarters", alike, media),
      }),
    );
  return new Map([...byMarket].map(([market, lines]) => [market, partsOf(lines)]));
}

/** Of lines of one medium alone: those of several would have to be divided twice. */
function told(
  name: "quarters" | "leastQuarters",
  lines: readonly SpendEvidence[],
  media: readonly string[],
): Pick<ReportedPart, typeof name> {
  const found: Record<string, Record<string, readonly (number | null)[]>> = {};
  for (const { [name]: quarters, media: places, year } of lines) {
    const medium = places.length === 1 ? media[places[0] ?? -1] : undefined;
    if (quarters && medium !== undefined) found[medium] = { ...found[medium], [String(year)]: quarters };
  }
  return Object.keys(found).length > 0 ? { [name]: found } : {};
}

function keyOf(line: SpendEvidence): string {
  return `${isPart(line)} ${line.subVerticals.join()}`;
}

function isPart(line: SpendEvidence | undefined): boolean {
  return line?.least === true || line?.media.length !== 1;
}

function yearsByMedium(lines: readonly SpendEvidence[], media: readonly string[]): Record<string, number[]> {
  const found = new Map<string, Set<number>>();
  for (const { media: places, year } of lines) {
    for (const medium of places.flatMap((place) => media[place] ?? []))
      found.set(medium, (found.get(medium) ?? new Set()).add(year));
  }
  return Object.fromEntries([...found].map(([medium, years]) => [medium, [...years].toSorted((a, b) => a - b)]));
}
