import { emailAddress } from "#platform/api/plainText.ts";

/** Somebody to invite. */
export interface PastedPerson {
  readonly email: string;
  readonly name: string;
}

export interface PastedPeople {
  readonly people: readonly PastedPerson[];
  /** What stands there but is no address. */
  readonly unread: readonly string[];
}

/**
 * People as they are pasted out of mails and tables: `anna@example.com`, `Anna Arm <anna@example.com>`, one a line or with commas
 * or semicolons between. Without a name one is made of the address. Nobody comes twice.
 */
export function readPastedPeople(text: string): PastedPeople {
  const parts = text.split(/[\n;,]+/).flatMap((part) => (part.trim() === "" ? [] : [part.trim()]));
  const people = new Map<string, PastedPerson>();
  const unread: string[] = [];
  for (const part of parts) {
    const [, named = "", address = part] = /^(.*?)<([^<>]+)>$/.exec(part) ?? [];
    const email = emailAddress.safeParse(address);
    if (!email.success) unread.push(part);
    else if (!people.has(email.data)) people.set(email.data, { email: email.data, name: nameOf(named, email.data) });
  }
  return { people: [...people.values()], unread };
}

function nameOf(named: string, email: string): string {
  const plain = named.replaceAll('"', "").trim();
  if (plain !== "") return plain;
  const [local = email] = email.split("@");
  return local
    .split(/[._+-]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}
