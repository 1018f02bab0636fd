import type { Queryable } from "#platform/database/database.ts";

/**
 * Ends every session of a person's local accounts: refresh tokens, grants, and the provider's memory of the sign-in. Under row security it does so
 * for administrators and for the person herself, who may not read what goes.
 */
export async function endSessions(transaction: Queryable, person: number): Promise<void> {
  await transaction.query("select end_sign_ins($1)", [person]);
}
