import { levelOf, provenanceAtLevel } from "#domain/revisions/provenanceAtLevel.ts";
import type { Provenance } from "#domain/revisions/revision.ts";
import type { SpendingView } from "#domain/spending/view.ts";
import { MEDIA } from "#domain/taxonomy/media.ts";
import { PLATFORM_SHARES } from "#domain/taxonomy/platformShares.ts";
import { SUB_VERTICALS } from "#domain/taxonomy/verticals.ts";
import type { Wallet, WalletShape } from "#domain/wallet/wallet.ts";

const CURRENT_YEAR = 2025;

/** The axes of a full revision: 96 sub-verticals, 16 media, 2019–2031. */
export const fullShape: WalletShape = {
  years: Array.from({ length: 13 }, (_, at) => 2019 + at),
  media: MEDIA.map(({ id }) => id),
  subVerticals: SUB_VERTICALS.map(({ id }) => id),
};

/** A made-up wallet, the same for the same market and scale: whole dollars that vary from cell to cell and grow by the year. */
export function exampleWallet(market: string, scale: number, shape: WalletShape = fullShape): Wallet {
  let state = 7;
  for (const letter of market) state = (state * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  const next = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
  const dollars: number[] = [];
  for (let row = 0; row < shape.subVerticals.length * shape.media.length; row++) {
    const [base, growth] = [next() ** 3 * scale, 0.95 + next() * 0.12];
    for (let year = 0; year < shape.years.length; year++) dollars.push(Math.round(base * growth ** year));
  }
  return { ...shape, revision: "1", market, dollars: Float64Array.from(dollars) };
}

/** A wallet from what it holds: `walletOf("tv-1", [2024, 2025], { tvOta: { hotels: [10, 20] } })`; cells left out are 0, null is "no data". */
export function walletOf(
  market: string,
  years: readonly number[],
  spend: Readonly<Record<string, Readonly<Record<string, readonly (number | null)[]>>>>,
): Wallet {
  const media = Object.keys(spend);
  const subVerticals = [...new Set(Object.values(spend).flatMap((column) => Object.keys(column)))];
  const dollars = subVerticals.flatMap((subVertical) =>
    media.flatMap((medium) =>
      years.map((_, at) => {
        const amounts = spend[medium]?.[subVertical];
        return amounts ? (amounts[at] ?? Number.NaN) : 0;
      }),
    ),
  );
  return { revision: "1", market, years, media, subVerticals, dollars: Float64Array.from(dollars) };
}

/** Actual and published up to the current year, forecasts after it, which were off by a tenth. */
export function exampleProvenance({ media, years }: WalletShape, currentYear = CURRENT_YEAR): Provenance[][] {
  return media.map(() =>
    years.map((year) => ({
      kind: year > currentYear ? "forecast" : "actual",
      basis: year > currentYear ? "modelled" : "published",
      source: "Example",
      ...(year > currentYear && { error: 0.1 }),
    })),
  );
}

/** A view of one wallet beside the nation, with defaults for the rest. */
export function exampleView(own: Wallet, nation: Wallet, rest: Partial<SpendingView> = {}): SpendingView {
  return {
    own: { wallet: own, population: 100_000 },
    nation: { wallet: nation, population: 1_000_000 },
    compared: [],
    year: CURRENT_YEAR,
    political: "with",
    provenance: provenanceAtLevel(exampleProvenance(own), levelOf(own.market, true)),
    platformShares: PLATFORM_SHARES,
    currentYear: CURRENT_YEAR,
    minimumShare: 0.01,
    ...rest,
  };
}
