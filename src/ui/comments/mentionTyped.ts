/** A name that is being typed behind an `@`: where the `@` stands, and what follows it so far. */
interface TypedMention {
  readonly at: number;
  readonly typed: string;
}

const LONGEST = 40;

/** What is typed as a mention before the caret; null where nothing is. */
export function mentionTyped(text: string, caret: number): TypedMention | null {
  const before = text.slice(0, caret);
  const at = before.lastIndexOf("@");
  const typed = before.slice(at + 1);
  if (at === -1 || typed.length > LONGEST || typed.includes("\n")) return null;
  // An `@` within a word is that of an address.
  return at > 0 && /\S/.test(before.charAt(at - 1)) ? null : { at, typed };
}

/** The text with a name in place of what was typed of it. */
export function withMention(text: string, caret: number, { at }: TypedMention, name: string): string {
  return `${text.slice(0, at)}@${name} ${text.slice(caret).trimStart()}`;
}
