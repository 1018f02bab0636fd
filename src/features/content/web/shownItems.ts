import { plainLetters } from "#domain/plainLetters.ts";
import type { EditedHead } from "../contract/editing.ts";

/** What is looked for; an empty text asks for nothing. */
export interface AskedItems {
  readonly words: string;
  readonly kind: string;
  /** A standing, or `deleted`; what is deleted shows there alone. */
  readonly status: string;
}

/** The pieces that have all the words in their key or their titles, in whichever language, of a kind and a standing. */
export function shownItems(items: readonly EditedHead[], { words, kind, status }: AskedItems): EditedHead[] {
  const asked = plainLetters(words)
    .split(/\s+/)
    .filter((word) => word !== "");
  return items.filter((item) => {
    const held = plainLetters([item.key, ...Object.values(item.titles)].join(" "));
    return (
      item.deleted === (status === "deleted") &&
      (kind === "" || item.kind === kind) &&
      (status === "" || status === "deleted" || item.status === status) &&
      asked.every((word) => held.includes(word))
    );
  });
}
