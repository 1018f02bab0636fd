import { ForecastError } from "../forecastError.ts";

/** A forecast of a sum: which of the parts it adds up, and how far it may be off, squared. */
export interface SumForecast {
  readonly members: readonly number[];
  readonly value: number;
  readonly variance: number;
}

/**
 * Forecasts of parts moved as little as their certainty asks for, so that they agree with forecasts of their sums: weighted least squares
 * with a diagonal covariance (Wickramasuriya, Athanasopoulos and Hyndman 2019, "MinT" with variances alone),
 *
 *     minimise  Σᵢ (xᵢ − fᵢ)² / vᵢ  +  Σₛ (Σ_{i∈s} xᵢ − Fₛ)² / Vₛ.
 *
 * A sum of no variance is met exactly: then each part takes a share of the gap in proportion to its variance. Never below zero.
 *
 * @throws ForecastError where numbers of parts and variances differ, or a variance is no number of zero or more
 */
export function reconcile(
  parts: readonly number[],
  variances: readonly number[],
  sums: readonly SumForecast[],
): number[] {
  const all = [...variances, ...sums.map(({ variance }) => variance)];
  if (parts.length !== variances.length || !all.every((variance) => variance >= 0 && variance < Infinity)) {
    throw new ForecastError(
      "invalid-input",
      `Reconciling ${parts.length} forecasts needs as many variances, each zero or more; there are ${variances.length}.`,
    );
  }
  // Kalman's form: one sum after the other, since none of them then needs a matrix to be inverted, nor a variance above zero.
  const covariance = variances.map((variance, i) => variances.map((_, j) => (i === j ? variance : 0)));
  const values = [...parts];
  for (const { members, value, variance } of sums) {
    const gains = covariance.map((row) => members.reduce((sum, member) => sum + (row[member] ?? 0), 0));
    const spread = members.reduce((sum, member) => sum + (gains[member] ?? 0), 0) + variance;
    if (spread <= 0) continue;
    const gap = value - members.reduce((sum, member) => sum + (values[member] ?? 0), 0);
    gains.forEach((gain, i) => {
      values[i] = (values[i] ?? 0) + (gain * gap) / spread;
    });
    for (const [i, row] of covariance.entries()) {
      for (let j = 0; j < row.length; j++) row[j] = row[j]! - (gains[i]! * gains[j]!) / spread;
    }
  }
  return values.map((value) => Math.max(0, value));
}
