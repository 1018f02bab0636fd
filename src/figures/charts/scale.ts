/** Round numbers from zero to at least `largest`, some `count` of them: 0, 50, 100 … */
export function niceTicks(largest: number, count: number): number[] {
  if (!(largest > 0)) return [0];
  const rough = largest / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step =
    [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= rough * 0.999) ?? 10 * power;
  const last = Math.ceil(largest / step - 1e-9);
  return Array.from({ length: last + 1 }, (_, at) => at * step);
}

/** Maps values between two bounds onto pixels, linearly. */
export function linearScale(from: number, to: number, start: number, end: number): (value: number) => number {
  const slope = to === from ? 0 : (end - start) / (to - from);
  return (value) => start + (value - from) * slope;
}

/** Moves labels apart so that none stands closer than `gap` to the next, as little as possible; keeps their order. */
export function spreadLabels(wanted: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, at) => at).sort((a, b) => wanted[a]! - wanted[b]!);
  const placed = order.map((at) => wanted[at]!);
  for (let at = 0; at < placed.length; at++) placed[at] = Math.max(placed[at]!, at === 0 ? top : placed[at - 1]! + gap);
  for (let at = placed.length - 1; at >= 0; at--) {
    placed[at] = Math.min(placed[at]!, at === placed.length - 1 ? bottom : placed[at + 1]! - gap);
  }
  const result: number[] = Array.from({ length: wanted.length });
  for (const [place, at] of order.entries()) result[at] = placed[place]!;
  return result;
}
