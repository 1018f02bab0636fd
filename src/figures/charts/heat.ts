/** How strongly a change is shaded: −3 falls fast, 0 hardly moves or is unknown, +3 grows fast. */
export type HeatStep = -3 | -2 | -1 | 0 | 1 | 2 | 3;

/** Changes below 2 % are noise in an estimate; above 5 % and 10 % they are news. */
export const HEAT_STEPS = [0.02, 0.05, 0.1] as const;

/** How much of the colour of a rise or fall lies over the page at each step: the steps are told apart, and figures stay readable on them. */
export const HEAT_STRENGTHS = [0.12, 0.26, 0.44] as const;

const RISING: readonly HeatStep[] = [0, 1, 2, 3];
const FALLING: readonly HeatStep[] = [0, -1, -2, -3];

/** The shade of a change given as part of one. Few classes, so that a reader can name each of them. */
export function heatStep(growth: number | null): HeatStep {
  if (growth === null) return 0;
  const strength = HEAT_STEPS.filter((step) => Math.abs(growth) >= step).length;
  return (growth < 0 ? FALLING : RISING)[strength] ?? 0;
}

/** The steps as colours of a page: `--heat-rise-1` to `--heat-fall-3`. */
export function heatProperties(): string {
  return (["rise", "fall"] as const)
    .flatMap((role) =>
      HEAT_STRENGTHS.map(
        (strength, at) =>
          `--heat-${role}-${at + 1}:color-mix(in srgb,var(--chart-${role}) ${strength * 100}%,var(--paper,var(--chart-surface)))`,
      ),
    )
    .join(";");
}
