import { OWN_EVENTS, type WebhookEvent, type WebhookKind } from "#domain/webhookEvents.ts";
import { inputError, wrongInput } from "#domain/wrongInput.ts";
import type { Queryable } from "#platform/database/database.ts";
import type { Person } from "#platform/identity/caller.ts";
import { seesTeamCalls } from "#platform/identity/people/seesTeamCalls.ts";

export const isOwnEvent = (event: string): boolean => OWN_EVENTS.some((own) => own === event);

/** Whether somebody may see an organisation's calls and companies: one of its own, who sees the team's calls. */
export async function mayHearOf(store: Queryable, person: Person, customer: number): Promise<boolean> {
  return person.customerId === customer && (await seesTeamCalls(store, person));
}

interface Wanted {
  readonly customer: number;
  readonly kind: WebhookKind;
  readonly events: readonly WebhookEvent[];
}

/** @throws Failure `invalid-input` for calls and companies that are not the person's to hear of, or in a chat, which has no rights */
export async function checkOwnEvents(store: Queryable, person: Person, { customer, kind, events }: Wanted) {
  if (!events.some(isOwnEvent)) return;
  if (kind !== "signed" || !(await mayHearOf(store, person, customer)))
    throw wrongInput([inputError("/body/events", "unusable")]);
}
