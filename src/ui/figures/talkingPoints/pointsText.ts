import { revisionSaid } from "#documents/sourceLine.ts";
import type { Spending } from "#documents/spending.ts";

/** Talking points as they go into an e-mail: what they are about, the sentences, and where they come from. */
export function pointsText(sentences: readonly string[], { market, scope, view, revision, words }: Spending): string {
  const { text, formats } = words;
  const part = scope.kind === "market" ? [] : [words[scope.kind](scope.id)];
  return [
    [words.market(market.id), ...part, formats.year(view.year)].join(", "),
    ...sentences.map((sentence) => `• ${sentence}.`),
    [revisionSaid(revision, words), ...(revision.sample ? [text("shell.sample")] : [])].join(" · "),
  ].join("\n");
}
