import { z } from "zod";
import { ALERT_DIRECTIONS, ALERT_KINDS, ALERT_SEVERITIES, THRESHOLDS } from "#domain/alerts/alertRule.ts";

export const id = z.string().regex(/^[1-9]\d{0,8}$/, "Must be an id.");
/** Alerts come in numbers. */
export const alertId = z.string().regex(/^[1-9]\d{0,17}$/, "Must be an id.");
const word = z.string().min(1).max(64);

/** What has to happen, and where; the same as `AlertCondition`. */
const conditionShape = z.strictObject({
  kind: z.enum(ALERT_KINDS),
  direction: z.enum(ALERT_DIRECTIONS),
  /** Percent, whole dollars, percentage points, places or days ahead. */
  threshold: z.number(),
  severity: z.enum(ALERT_SEVERITIES),
  /** Null is every market of the caller's. */
  market: word.nullable(),
  /** A vertical, a sub-vertical or `all`; null is each vertical that the caller follows. */
  subject: word.nullable(),
  everySubVertical: z.boolean(),
  medium: word.nullable(),
});

export const alertCondition = conditionShape.superRefine(({ kind, threshold }, context) => {
  const { from, to, whole } = THRESHOLDS[kind];
  if (threshold >= from && threshold <= to && (!whole || Number.isInteger(threshold))) return;
  const message = `Must be ${whole ? "a whole number" : "a number"} from ${from} to ${to}.`;
  context.addIssue({ code: "custom", path: ["threshold"], message });
});

export const alertFacts = z.object({
  kind: z.enum(ALERT_KINDS),
  occasion: z.string(),
  market: z.string(),
  subject: z.object({ kind: z.enum(["all", "vertical", "subVertical"]), id: z.string() }),
  medium: z.string().nullable(),
  year: z.number().int(),
  /** 1–12 for what comes with the calendar. */
  month: z.number().int().nullable(),
  /** Dollars; parts of one for a share and a season; ranks for a rank. */
  before: z.number(),
  after: z.number(),
  value: z.number(),
  /** The course of it, for a small line. */
  spark: z.array(z.number().nullable()).readonly(),
  sparkAt: z.number().int(),
});

export const alertItem = z.object({
  id: alertId,
  rule: id,
  severity: z.enum(ALERT_SEVERITIES),
  raisedAt: z.iso.datetime(),
  read: z.boolean(),
  dismissed: z.boolean(),
  /** The revision whose figures it tells. */
  revision: z.string(),
  /** The market's name in the published revision; its id where that does not know it. */
  marketName: z.string(),
  /** Where the figure stands: an address of the app below its base path. */
  path: z.string(),
  facts: alertFacts,
});

export type AlertItem = z.output<typeof alertItem>;

export const alertRule = z.object({
  id,
  condition: conditionShape,
  active: z.boolean(),
  /** Why it raises nothing right now, though it is active; null where nothing stands in its way. */
  paused: z.enum(["market", "vertical"]).nullable(),
  /** How many of its alerts are not dismissed. */
  open: z.number().int(),
  createdAt: z.iso.datetime(),
  version: z.number().int(),
});

export type AlertRuleItem = z.output<typeof alertRule>;

export const RHYTHMS = ["daily", "weekly"] as const;

export const alertSubscription = z.object({
  id,
  /** Null is every vertical. */
  vertical: z.string().nullable(),
  /** Null is every market. */
  market: z.string().nullable(),
  marketName: z.string().nullable(),
  rhythm: z.enum(RHYTHMS),
  inApp: z.boolean(),
  byMail: z.boolean(),
  /** Why nothing comes of it right now. */
  paused: z.enum(["market", "vertical"]).nullable(),
});

export type AlertSubscription = z.output<typeof alertSubscription>;
