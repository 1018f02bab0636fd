import type { EndpointOutput } from "#api/endpoint.ts";
import type { Queryable } from "#database/database.ts";
import { Failure } from "#domain/failure.ts";
import type { Caller } from "#identity/caller.ts";
import type { contactAttachment } from "../contract.ts";

/**
 * The file attached to a message.
 *
 * @throws Failure `not-found` also where the message is somebody else's and the caller no administrator
 */
export async function readAttachment(
  store: Queryable,
  { person, rights }: Caller,
  message: string,
): Promise<EndpointOutput<typeof contactAttachment>> {
  const [row] = await store.query<{ name: string; type: string; content: string }>(
    `select attachment_name as name, attachment_type as type, encode(attachment, 'base64') as content
     from contact_message
     where contact_message_id = $1 and attachment is not null and (person_id = $2 or $3)`,
    [message, person.id, rights.role === "Administrator"],
  );
  if (!row) throw new Failure("not-found", "There is no such attachment.");
  return { ...row, content: row.content.replaceAll("\n", "") };
}
