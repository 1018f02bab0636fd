import type { Caller } from "#platform/identity/caller.ts";
import type { Actor } from "#platform/identity/people/person.ts";

/** The caller as the audit log and the people concerned know one. */
export function actorOf({ person }: Caller): Actor {
  return { id: person.id, name: person.email, called: person.name };
}
