/**
 * Scales factors so that sums taken before them come to their margins; a sum that sank to nothing gets 0. Returns by how much the
 * worst one missed, as a part of its margin; up to `tolerance` the factors are left as they are.
 */
export function scaleFactors(factors: Float64Array, sums: Float64Array, margins: Float64Array, tolerance = 0): number {
  const worst = worstMiss(factors, sums, margins);
  if (worst <= tolerance) return worst;
  for (let line = 0; line < margins.length; line++) factors[line] = sums[line]! > 0 ? margins[line]! / sums[line]! : 0;
  return worst;
}

function worstMiss(factors: Float64Array, sums: Float64Array, margins: Float64Array): number {
  let worst = 0;
  for (let line = 0; line < margins.length; line++) {
    const margin = margins[line]!;
    const miss = Math.abs(sums[line]! * factors[line]! - margin);
    if (miss > 0) worst = Math.max(worst, margin > 0 ? miss / margin : 1);
  }
  return worst;
}

const INNER_SWEEPS = 50;

/**
 * Scales a small table of factors (line after line of `width`) to one figure for each place in a line, one for each line, or both
 * in turn until both are met. `sums` are taken before the factors. Returns the worst miss: of a single set as it was found, and it is left
 * so up to `tolerance`; of both as they were left.
 */
export function scaleFactorTable(
  factors: Float64Array,
  sums: Float64Array,
  { places, lines }: { places?: Float64Array | undefined; lines?: Float64Array | undefined },
  width: number,
  tolerance: number,
): number {
  const scalePlaces = (leave: number) => scaleAlong(factors, sums, places, (line) => line % width, leave);
  const scaleLines = (leave: number) => scaleAlong(factors, sums, lines, (line) => Math.floor(line / width), leave);
  if (places === undefined) return scaleLines(tolerance);
  if (lines === undefined) return scalePlaces(tolerance);
  let missed = Infinity;
  for (let sweep = 0; sweep < INNER_SWEEPS && missed > tolerance; sweep++) {
    scalePlaces(0);
    missed = scaleLines(tolerance);
  }
  return missed;
}

function scaleAlong(
  factors: Float64Array,
  sums: Float64Array,
  margins: Float64Array | undefined,
  groupOf: (line: number) => number,
  leave: number,
): number {
  if (margins === undefined) return 0;
  const grouped = new Float64Array(margins.length);
  for (let line = 0; line < factors.length; line++) grouped[groupOf(line)]! += factors[line]! * sums[line]!;
  const ratios = new Float64Array(margins.length).fill(1);
  const worst = scaleFactors(ratios, grouped, margins, leave);
  if (worst > leave) for (let line = 0; line < factors.length; line++) factors[line]! *= ratios[groupOf(line)]!;
  return worst;
}
