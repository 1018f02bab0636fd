import { TEST_EVENT, WEBHOOK_EVENTS, type WebhookEvent } from "#domain/webhookEvents.ts";

/** Keys of messages nest at dots. */
const KEYS = {
  "revision.published": "revisionPublished",
  "alert.raised": "alertRaised",
  "import.failed": "importFailed",
  "call.changed": "callChanged",
  "company.changed": "companyChanged",
  [TEST_EVENT]: "test",
} as const satisfies Readonly<Record<WebhookEvent | typeof TEST_EVENT, string>>;

/** An event's name as a key of messages. */
export function eventKey(event: string): (typeof KEYS)[keyof typeof KEYS] {
  return KEYS[WEBHOOK_EVENTS.find((known) => known === event) ?? TEST_EVENT];
}
