/** What one owner has of a whole. */
export interface OwnerPart {
  readonly owner: string;
  readonly amount: number;
}

/** An owner's part in the concentration of a market. */
export interface OwnerConcentration {
  readonly owner: string;
  /** 0–1. */
  readonly share: number;
  /** The square of its share in percent: 30 % is 900 of 10,000. */
  readonly points: number;
}

/** Owners by their shares of what is known, largest first; nobody where the whole is nothing. */
export function concentrationOf(parts: readonly OwnerPart[]): OwnerConcentration[] {
  const amounts = new Map<string, number>();
  for (const { owner, amount } of parts) amounts.set(owner, (amounts.get(owner) ?? 0) + amount);
  const whole = [...amounts.values()].reduce((sum, amount) => sum + amount, 0);
  if (whole <= 0) return [];
  return [...amounts]
    .map(([owner, amount]) => ({ owner, share: amount / whole, points: (100 * amount) ** 2 / whole ** 2 }))
    .toSorted((a, b) => b.share - a.share || a.owner.localeCompare(b.owner));
}

/** Herfindahl-Hirschman index, 0–10,000: one owner of everything is 10,000. Null where nothing is known. */
export function hhi(parts: readonly OwnerPart[]): number | null {
  const owners = concentrationOf(parts);
  return owners.length === 0 ? null : owners.reduce((sum, { points }) => sum + points, 0);
}

/** From where on the guidelines of those who watch over mergers call a market concentrated. */
const [MODERATE, HIGH] = [1000, 1800];

/** What a concentration is called. */
export function concentrationLevel(points: number): "low" | "moderate" | "high" {
  return points < MODERATE ? "low" : points < HIGH ? "moderate" : "high";
}
