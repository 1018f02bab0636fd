/** `base` with a part of `other` mixed in, 0 to 1; both and the answer as `#rrggbb`. */
export function mix(base: string, other: string, part: number): string {
  const channel = (at: number) => {
    const [one, two] = [base, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round((one ?? 0) * (1 - part) + (two ?? 0) * part)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
