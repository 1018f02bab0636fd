import type { Rights } from "#domain/access/access.ts";
import { JobFault } from "#domain/jobFault.ts";
import type { Queryable } from "#platform/database/database.ts";
import type { RightsDirectory } from "../rights.ts";

/** Somebody of an organisation, with what she may see at this moment. */
export interface Colleague {
  readonly id: number;
  readonly name: string;
  readonly rights: Rights;
  readonly seesTeamCalls: boolean;
}

/**
 * Everybody of an organisation who may sign in, by name.
 *
 * @param store the whole store: rights of others are nobody's to read
 */
export async function colleagues(
  store: Queryable,
  directory: Pick<RightsDirectory, "callerOf">,
  customer: number,
): Promise<Colleague[]> {
  const people = await store.query<{ id: number; name: string; seesTeamCalls: boolean }>(
    `select person_id as id, name, sees_team_calls as "seesTeamCalls" from person
     where customer_id = $1 and status = 'active' and erased_at is null order by lower(name), person_id`,
    [customer],
  );
  const found: Colleague[] = [];
  for (const person of people) {
    const rights = await rightsOf(directory, person.id);
    if (rights) found.push({ ...person, rights });
  }
  return found;
}

/** Null where the person may not use the product right now. */
async function rightsOf(directory: Pick<RightsDirectory, "callerOf">, person: number): Promise<Rights | null> {
  try {
    return (await directory.callerOf(person)).rights;
  } catch (reason) {
    if (reason instanceof JobFault) return null;
    throw reason;
  }
}
