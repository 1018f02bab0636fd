import { growth } from "#domain/figures/growth.ts";
import type { Words } from "#language/words/words.ts";
import type { KeyFigure } from "./keyFigure.ts";

type Held = Pick<KeyFigure, "id" | "label" | "value" | "amount">;

/** What is said of each figure of a scenario: how far it is from what is published, and what that is. By the figure's id. */
export function againstPublished(
  figures: readonly Held[],
  published: readonly Held[],
  { text, formats }: Words,
): ReadonlyMap<string, string> {
  return new Map(
    figures.map(({ id, label, value, amount }) => {
      const was = published.find((one) => one.id === id);
      if (!was) return [id, text("spending.whatIf.unknown")];
      // Amounts that are written alike may still differ.
      const same = was.value === value && (was.amount ?? null) === (amount ?? null);
      if (same && was.label === label) return [id, text("spending.whatIf.same")];
      const change = was.label === label ? growth(was.amount ?? null, amount ?? null) : null;
      const said = was.label === label ? was.value : `${was.label} ${was.value}`;
      return change === null
        ? [id, text("spending.whatIf.was", { value: said })]
        : [id, text("spending.whatIf.against", { change: formats.growth(change), value: said })];
    }),
  );
}
