import type { ListedContent } from "#features/content/contract.ts";

/** A text with what was looked for marked in it. */
export function Passage({ parts }: { readonly parts: NonNullable<ListedContent["found"]>["title"] }) {
  return parts.map(({ text, hit }, at) => {
    // The parts of a text never change their order.
    // oxlint-disable-next-line react/no-array-index-key
    return hit ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>;
  });
}
