import { HOT_MONTH, type Season } from "../advertisers/season.ts";
import { seasonOfWallet } from "../advertisers/seasonOfWallet.ts";
import { nullIfUnknown, amountAt } from "../figures/amount.ts";
import { politicalMonths } from "../politicalMonths.ts";
import { percent } from "../figures/rounded.ts";
import type { Wallet } from "../wallet/wallet.ts";
import type { AlertFacts } from "./alertFacts.ts";
import type { SubjectMix } from "./marketMix.ts";
import type { ScopedSubject } from "./resolveScope.ts";

/** A window of the calendar that opens: what is told of it, and how many days ahead it is. */
export type Opening = Pick<
  AlertFacts,
  "occasion" | "year" | "month" | "before" | "after" | "value" | "spark" | "sparkAt"
>;

const DAY_MS = 86_400_000;

export interface CalendarMarket {
  readonly wallet: Wallet;
  readonly mix: SubjectMix;
  readonly seasons: readonly Season[];
  readonly currentYear: number;
  /** `2026-02-14`. */
  readonly today: string;
}

/** The next opening of a subject's season in each of its windows; none where it spends alike all the year. */
export function seasonOpenings(
  subject: ScopedSubject,
  { wallet, seasons, currentYear, today }: CalendarMarket,
): Opening[] {
  const own = seasons.filter((season) => subject.subVerticals.includes(season.subVertical));
  const months = seasonOfWallet(wallet, own, { year: currentYear, political: "with" });
  return months ? openingsOf(months, months, today) : [];
}

/** When political advertising begins to fill the breaks of the coming election year. */
export function crowdOutOpenings({ wallet, mix, today }: CalendarMarket): Opening[] {
  const firstYear = Number(today.slice(0, 4));
  for (const year of [firstYear, firstYear + 1, firstYear + 2]) {
    const total = nullIfUnknown(amountAt(mix.total, wallet.years.indexOf(year)));
    const months = politicalMonths({ year }, total).map(({ dollars }) => dollars);
    if (!total || months.length === 0) continue;
    const parts = months.map((dollars) => dollars / total);
    const open = openingsOf(parts, months, today).filter((one) => one.year === year);
    if (open.length > 0) return open;
  }
  return [];
}

/** The months that become hot after one that is not, each with the days until its next first day. */
function openingsOf(parts: readonly number[], shown: readonly number[], today: string): Opening[] {
  const [year = 0, month = 0] = today.split("-").map(Number);
  const isHot = (place: number) => amountAt(parts, (place + 12) % 12) >= HOT_MONTH;
  return parts.flatMap((part, place): Opening[] => {
    const previous = (place + 11) % 12;
    if (!isHot(place) || isHot(previous) || percent(part) === percent(parts[previous] ?? 0)) return [];
    const opens = place + 1 > month || (place + 1 === month && today.endsWith("-01")) ? year : year + 1;
    const days = Math.round((Date.UTC(opens, place, 1) - Date.parse(`${today}T00:00:00Z`)) / DAY_MS);
    return [
      {
        occasion: `${opens}-${String(place + 1).padStart(2, "0")}`,
        year: opens,
        month: place + 1,
        before: shown[previous] ?? 0,
        after: shown[place] ?? 0,
        value: days,
        spark: shown,
        sparkAt: place,
      },
    ];
  });
}
