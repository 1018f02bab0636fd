/** A colour over white paper at that strength, 0–1, as `#rrggbb`. */
export function mix(colour: string, strength: number): string {
  const channel = (from: number) => {
    const value = Number.parseInt(colour.slice(from, from + 2), 16);
    return Math.round(255 - (255 - value) * strength)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
