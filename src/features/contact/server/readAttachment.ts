import type { FileAnswer } from "#platform/api/fileAnswer.ts";
import type { Queryable } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";
import type { Caller } from "#platform/identity/caller.ts";

/**
 * The file attached to a message.
 *
 * @throws Failure `not-found` also where the message is somebody else's and the caller no administrator
 */
export async function readAttachment(
  store: Queryable,
  { person, rights }: Caller,
  message: string,
): Promise<FileAnswer> {
  const [row] = await store.query<{ name: string; type: string; bytes: Uint8Array }>(
    `select attachment_name as name, attachment_type as type, attachment as bytes
     from contact_message
     where contact_message_id = $1 and attachment is not null and attachment_name is not null
       and attachment_type is not null and (person_id = $2 or $3)`,
    [message, person.id, rights.role === "Administrator"],
  );
  if (!row) throw new Failure("not-found", "There is no such attachment.");
  return row;
}
