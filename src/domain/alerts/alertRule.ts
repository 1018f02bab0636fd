/** What a rule can look for. */
export const ALERT_KINDS = ["growth", "change", "shareShift", "rankChange", "revised", "season", "crowdOut"] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

export const ALERT_DIRECTIONS = ["up", "down", "either"] as const;
export type AlertDirection = (typeof ALERT_DIRECTIONS)[number];

/** From what is good to know to what needs a call today. */
export const ALERT_SEVERITIES = ["low", "medium", "high"] as const;
export type AlertSeverity = (typeof ALERT_SEVERITIES)[number];

/** Stands for a whole market: all that its reader may see of it, without political money, which comes and goes with elections. */
export const WHOLE = "all";

/** What has to happen for an alert, and where. */
export interface AlertCondition {
  readonly kind: AlertKind;
  /** Means nothing for what comes with the calendar. */
  readonly direction: AlertDirection;
  /** Percent of growth or revision, whole dollars, percentage points, places, or days ahead. */
  readonly threshold: number;
  readonly severity: AlertSeverity;
  /** Null is every market of the person's. */
  readonly market: string | null;
  /** A vertical or `all`, both without political money, or a sub-vertical; null is each vertical that the person follows. */
  readonly subject: string | null;
  /** Looks at each sub-vertical of the verticals instead of at the verticals themselves. */
  readonly everySubVertical: boolean;
  /** Null is all media together, or each of them where a rule is about the mix. */
  readonly medium: string | null;
}

/** The smallest and largest threshold of each kind, and whether it has to be whole. */
export const THRESHOLDS: Readonly<
  Record<AlertKind, { readonly from: number; readonly to: number; readonly whole: boolean; readonly usual: number }>
> = {
  growth: { from: 1, to: 1_000, whole: false, usual: 10 },
  change: { from: 1_000, to: 1_000_000_000_000, whole: true, usual: 1_000_000 },
  shareShift: { from: 0.1, to: 100, whole: false, usual: 1 },
  rankChange: { from: 1, to: 15, whole: true, usual: 1 },
  revised: { from: 1, to: 1_000, whole: false, usual: 5 },
  season: { from: 1, to: 120, whole: true, usual: 45 },
  crowdOut: { from: 1, to: 180, whole: true, usual: 60 },
};

/** What comes with the calendar, not with a new revision. */
export function isCalendarKind(kind: AlertKind): kind is "season" | "crowdOut" {
  return kind === "season" || kind === "crowdOut";
}

/** Whether a rule is about one medium among the others. */
export function isMixKind(kind: AlertKind): kind is "shareShift" | "rankChange" {
  return kind === "shareShift" || kind === "rankChange";
}
