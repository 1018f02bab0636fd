/** What a customer's systems can be told of. */
export const WEBHOOK_EVENTS = [
  "revision.published",
  "alert.raised",
  "import.failed",
  "call.changed",
  "company.changed",
] as const;

export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** What an organisation's own people alone may hear of. */
export const OWN_EVENTS = ["call.changed", "company.changed"] as const satisfies readonly WebhookEvent[];

/** What a webhook leads to: a system that checks signatures, or a chat that shows words. */
export const WEBHOOK_KINDS = ["signed", "slack", "teams"] as const;

export type WebhookKind = (typeof WEBHOOK_KINDS)[number];

/** Sent when somebody asks for it, whatever a webhook has chosen. */
export const TEST_EVENT = "webhook.test";

/** What is said of an event: names, ids and addresses, never a figure of a market. Whoever is told looks figures up, with rights of the moment. */
export type WebhookData = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;
