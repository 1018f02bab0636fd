import { z } from "zod";
import { ALERT_DIRECTIONS, ALERT_KINDS, ALERT_SEVERITIES, THRESHOLDS } from "#domain/alerts/alertRule.ts";

export const id = z.string().regex(/^[1-9]\d{0,8}$/, "Must be an id.");
/** Alerts come in numbers. */
export const alertId = z.string().regex(/^[1-9]\d{0,17}$/, "Must be an id.");
const word = z.string().min(1).max(64);

/** What has to happen, and where; the same as `AlertCondition`. */
const conditionShape = z
  .strictObject({
    kind: z.enum(ALERT_KINDS).describe("What has to happen."),
    direction: z.enum(ALERT_DIRECTIONS).describe("Up, down or either."),
    threshold: z
      .number()
      .describe("From where it counts: percent, whole dollars, percentage points, places or days ahead."),
    severity: z.enum(ALERT_SEVERITIES).describe("How serious it is."),
    market: word.nullable().describe("A market's id; null is every market of the caller's."),
    subject: word
      .nullable()
      .describe("A vertical's or sub-vertical's id, or `all`; null is each vertical that the caller follows."),
    everySubVertical: z.boolean().describe("Whether each sub-vertical is looked at by itself."),
    medium: word.nullable().describe("A medium's id; null is all media."),
  })
  .meta({ id: "AlertCondition", description: "What has to happen for an alert, and where." });

export const alertCondition = conditionShape.superRefine(({ kind, threshold }, context) => {
  const { from, to, whole } = THRESHOLDS[kind];
  if (threshold >= from && threshold <= to && (!whole || Number.isInteger(threshold))) return;
  const message = `Must be ${whole ? "a whole number" : "a number"} from ${from} to ${to}.`;
  context.addIssue({ code: "custom", path: ["threshold"], message });
});

export const alertFacts = z
  .object({
    kind: z.enum(ALERT_KINDS).describe("What happened."),
    occasion: z.string().describe("What it was raised on: a rule raises one alert for each occasion and place."),
    market: z.string().describe("The market's id."),
    subject: z
      .object({
        kind: z.enum(["all", "vertical", "subVertical"]).describe("What the id stands for."),
        id: z.string().describe("Id of the vertical or sub-vertical, or `all`."),
      })
      .describe("Who or what it is about."),
    medium: z.string().nullable().describe("The medium's id; null is all media."),
    year: z.number().int().describe("The year of `after`."),
    month: z
      .number()
      .int()
      .nullable()
      .describe("Month, 1–12, for what comes with the calendar; null for everything else."),
    before: z.number().describe("Dollars; parts of one for a share and a season; ranks for a rank."),
    after: z.number().describe("The figure afterward, in the same unit."),
    value: z
      .number()
      .describe("By how much: a part of one for growth, revision and share, dollars, places climbed, or days ahead."),
    spark: z
      .array(z.number().nullable())
      .readonly()
      .describe("Its course, one figure per year or, for the calendar, per month; null is no data."),
    sparkAt: z.number().int().describe("Position of `after` in `spark`, from 0."),
  })
  .meta({ id: "AlertFacts", description: "The figures behind an alert." });

export const alertItem = z
  .object({
    id: alertId.describe("The alert's id."),
    rule: id.describe("Id of the rule that raised it."),
    severity: z.enum(ALERT_SEVERITIES).describe("How serious it is."),
    raisedAt: z.iso.datetime().describe("When it was raised, ISO 8601 in UTC."),
    read: z.boolean().describe("Whether it is read."),
    dismissed: z.boolean().describe("Whether it is dismissed."),
    revision: z.string().describe("Id of the revision whose figures it tells."),
    marketName: z.string().describe("The market's name in the published revision; its id where that does not know it."),
    path: z.string().describe("Where the figure stands: an address of the app below its base path."),
    facts: alertFacts.describe("The figures behind it."),
  })
  .meta({ id: "Alert", description: "An alert raised by a rule." });

export type AlertItem = z.output<typeof alertItem>;

export const alertRule = z
  .object({
    id: id.describe("The rule's id."),
    condition: conditionShape.describe("What has to happen, and where."),
    active: z.boolean().describe("Whether it raises alerts."),
    paused: z
      .enum(["market", "vertical"])
      .nullable()
      .describe("Why it raises nothing right now, though it is active; null where nothing stands in its way."),
    open: z.number().int().describe("How many of its alerts are not dismissed."),
    createdAt: z.iso.datetime().describe("When it was created, ISO 8601 in UTC."),
    version: z.number().int().describe("Its version: sent back with a change, so that two editors notice each other."),
  })
  .meta({ id: "AlertRule", description: "What the caller waits for." });

export type AlertRuleItem = z.output<typeof alertRule>;

export const RHYTHMS = ["daily", "weekly"] as const;

export const alertSubscription = z
  .object({
    id: id.describe("The subscription's id."),
    vertical: z.string().nullable().describe("A vertical's id; null is every vertical."),
    market: z.string().nullable().describe("A market's id; null is every market."),
    marketName: z.string().nullable().describe("The market's name; null is every market."),
    rhythm: z.enum(RHYTHMS).describe("How often digests come."),
    inApp: z.boolean().describe("Whether alerts appear in the app."),
    byMail: z.boolean().describe("Whether alerts come by email."),
    paused: z
      .enum(["market", "vertical"])
      .nullable()
      .describe("Why nothing comes of it right now; null where there is none."),
  })
  .meta({ id: "AlertSubscription", description: "Which alerts come, how, and how often." });

export type AlertSubscription = z.output<typeof alertSubscription>;
