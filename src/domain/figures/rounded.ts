/** A figure as it is shown, halves away from zero like `Intl` does; null stays null. */
export function rounded(figure: number | null, decimals: number): number | null {
  if (figure === null || !Number.isFinite(figure)) return figure;
  const size = roundedSize(Math.abs(figure), decimals);
  // No file says "-0".
  return figure < 0 && size > 0 ? -size : size;
}

function roundedSize(size: number, decimals: number): number {
  const unit = 10 ** decimals;
  const product = size * unit;
  const nearest = Math.round(product);
  // A product is off by less than this, so where it is not that near to a half it rounds as the written number does, in a fiftieth of the time.
  const isPlain = decimals >= 0 && decimals <= MOST_PLAIN && product < LARGEST_PLAIN;
  if (isPlain && Math.abs(Math.abs(product - nearest) - 0.5) > NEAR_HALF) return nearest / unit;
  return shifted(Math.round(shifted(size, decimals)), -decimals);
}

const MOST_PLAIN = 9;
const LARGEST_PLAIN = 2 ** 31;
const NEAR_HALF = 2 ** -20;

/** A part of one as percent with one decimal: 0.1234 is 12.3. */
export function percent(part: number | null): number | null {
  return part === null || !Number.isFinite(part) ? part : rounded(part < 0 ? -shifted(-part, 2) : shifted(part, 2), 1);
}

/**
 * A figure with at most six decimals, without what binary fractions leave behind them. Rounded once more, it reads as the full figure does:
 * 0.1054999 is not 0.1055, which would be a tenth of a percent more.
 */
export function sixDecimals(figure: number): number {
  const near = rounded(figure, 6) ?? figure;
  const isNoise = Math.abs(near - figure) <= Math.abs(figure) * NOISE;
  const readsTheSame = COARSER.every((decimals) => rounded(near, decimals) === rounded(figure, decimals));
  return isNoise || readsTheSame ? near : (rounded(near - Math.sign(near) * 1e-6, 6) ?? near);
}

const NOISE = 1e-12;
const COARSER = [0, 1, 2, 3, 4, 5];

/** A number with its decimal point moved to the right, as it is written: 1.005 by two places is 100.5, where a product is a hair less. */
function shifted(figure: number, places: number): number {
  const [digits, exponent = "0"] = String(figure).split("e");
  return Number(`${digits}e${Number(exponent) + places}`);
}
