import type { Names } from "./names.ts";

/**
 * SQL that puts the pseudonym in place of a person's names. Parameters: $1 the pattern of her e-mails, $2 the e-mail instead, $3 her names
 * as a list, $4 the pattern of her names as whole JSON texts, $5 the pattern of her names within sentences, $6 the name instead, $7 the same as JSON.
 */
export interface Wording {
  readonly values: readonly [string, string, readonly string[], string, string, string, string];
  /** In any text: e-mails alone. What people write of each other in their own words is theirs. */
  readonly text: (column: string) => string;
  /** In a column that says who did something. */
  readonly doer: (column: string) => string;
  /** In sentences that the product wrote, such as mails. */
  readonly sentence: (column: string) => string;
  /** In JSON, also where it is kept as text. */
  readonly json: (column: string) => string;
}

export function wordingOf({ emails, names, email, name }: Names): Wording {
  const inHtml = names.map((each) => each.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;"));
  const inJson = names.map((each) => JSON.stringify(each));
  const addresses = `regexp_replace(%, $1, $2, 'gi')`;
  return {
    values: [
      // Behind an escape such as \n the letter before the address is none of its own.
      `(?:(?<![[:alnum:]._%+-])|(?<=\\\\[nrtbf]))(?:${anyOf(emails)})(?![[:alnum:]-]|\\.[[:alnum:]])`,
      email,
      names,
      anyOf(inJson),
      `(?<![[:alnum:]])(?:${anyOf([...names, ...inHtml])})(?![[:alnum:]])`,
      name,
      JSON.stringify(name),
    ],
    text: (column) => addresses.replace("%", column),
    doer: (column) => `case when ${column} = any($3::text[]) then $6 else ${addresses.replace("%", column)} end`,
    sentence: (column) => `regexp_replace(${addresses.replace("%", column)}, $5, $6, 'g')`,
    json: (column) => `regexp_replace(${addresses.replace("%", column)}, $4, $7, 'g')`,
  };
}

/** A pattern of any of these texts as they stand; of none where there is none. */
function anyOf(texts: readonly string[]): string {
  const plain = [...new Set(texts)].map((text) => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  return plain.length === 0 ? "(?!)" : plain.join("|");
}
