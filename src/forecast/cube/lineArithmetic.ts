/** Sum of products of two stretches. Four sums at once, since one would wait for itself; always added up in the same order. */
export function dot(a: Float64Array, aFrom: number, b: Float64Array, bFrom: number, length: number): number {
  let s0 = 0;
  let s1 = 0;
  let s2 = 0;
  let s3 = 0;
  let j = 0;
  for (const fours = length - 3; j < fours; j += 4) {
    s0 += a[aFrom + j]! * b[bFrom + j]!;
    s1 += a[aFrom + j + 1]! * b[bFrom + j + 1]!;
    s2 += a[aFrom + j + 2]! * b[bFrom + j + 2]!;
    s3 += a[aFrom + j + 3]! * b[bFrom + j + 3]!;
  }
  for (; j < length; j++) s0 += a[aFrom + j]! * b[bFrom + j]!;
  return s0 + s1 + (s2 + s3);
}

/** Writes the products of two stretches into `into`, from its beginning. */
export function multiply(
  into: Float64Array,
  a: Float64Array,
  aFrom: number,
  b: Float64Array,
  bFrom: number,
  length: number,
): void {
  for (let j = 0; j < length; j++) into[j] = a[aFrom + j]! * b[bFrom + j]!;
}

/** Adds a stretch, scaled, to another. */
export function addScaled(
  into: Float64Array,
  intoFrom: number,
  factor: number,
  a: Float64Array,
  aFrom: number,
  length: number,
): void {
  let j = 0;
  for (const fours = length - 3; j < fours; j += 4) {
    into[intoFrom + j]! += factor * a[aFrom + j]!;
    into[intoFrom + j + 1]! += factor * a[aFrom + j + 1]!;
    into[intoFrom + j + 2]! += factor * a[aFrom + j + 2]!;
    into[intoFrom + j + 3]! += factor * a[aFrom + j + 3]!;
  }
  for (; j < length; j++) into[intoFrom + j]! += factor * a[aFrom + j]!;
}

/** Adds the products of two stretches, scaled, to a third. */
export function addScaledProducts(
  into: Float64Array,
  intoFrom: number,
  factor: number,
  a: Float64Array,
  aFrom: number,
  b: Float64Array,
  bFrom: number,
  length: number,
): void {
  let j = 0;
  for (const fours = length - 3; j < fours; j += 4) {
    into[intoFrom + j]! += factor * a[aFrom + j]! * b[bFrom + j]!;
    into[intoFrom + j + 1]! += factor * a[aFrom + j + 1]! * b[bFrom + j + 1]!;
    into[intoFrom + j + 2]! += factor * a[aFrom + j + 2]! * b[bFrom + j + 2]!;
    into[intoFrom + j + 3]! += factor * a[aFrom + j + 3]! * b[bFrom + j + 3]!;
  }
  for (; j < length; j++) into[intoFrom + j]! += factor * a[aFrom + j]! * b[bFrom + j]!;
}
