/** Reads a percentage from the columns that a file has of a county; null where it lacks one of them. */
export type PercentOf = (percents: Readonly<Record<string, number>>) => number | null;

export const column =
  (key: string): PercentOf =>
  (percents) =>
    percents[key] ?? null;

/** All of them together. */
export const together =
  (...parts: readonly PercentOf[]): PercentOf =>
  (percents) =>
    parts.reduce<number | null>((sum, part) => {
      const percent = part(percents);
      return sum === null || percent === null ? null : sum + percent;
    }, 0);

/** What is left of `whole`; files round, so that it may come to a trifle below nothing. */
export const without =
  (whole: PercentOf, ...parts: readonly PercentOf[]): PercentOf =>
  (percents) => {
    const [all, taken] = [whole(percents), together(...parts)(percents)];
    return all === null || taken === null ? null : Math.max(0, all - taken);
  };

/** Everybody but those named. */
export const everybodyBut = (...parts: readonly PercentOf[]): PercentOf => without(() => 100, ...parts);

/** The first that is known. */
export const either =
  (...ways: readonly PercentOf[]): PercentOf =>
  (percents) =>
    ways.reduce<number | null>((found, way) => found ?? way(percents), null);
