import { memo } from "react";
import { readFocus, writeFocus } from "#domain/shareOfWallet/focus.ts";
import { type Scope, WHOLE_MARKET } from "#domain/spending/scope.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import type { Words } from "#language/words/words.ts";
import { ChoiceField } from "./ChoiceField.tsx";

interface FocusFieldProps {
  readonly focus: Scope;
  /** Those of the reader's verticals. */
  readonly subVerticals: readonly string[];
  readonly words: Words;
  readonly onChoose: (focus: Scope) => void;
}

/** Whose wallet: the whole market's, a vertical's or a sub-vertical's. */
export const FocusField = memo(function FocusField({ focus, subVerticals, words, onChoose }: FocusFieldProps) {
  const { text } = words;
  const verticals = [...new Set(subVerticals.map(verticalOf))];
  const chosen = writeFocus(focus);
  const offered = focus.kind === "market" || verticals.includes(chosen) || subVerticals.includes(chosen);
  return (
    <ChoiceField
      label={text("shareWallet.input.focus")}
      value={chosen}
      onChoose={(id) => onChoose(readFocus(id) ?? WHOLE_MARKET)}
      testId="focus-field"
    >
      <option value={WHOLE_MARKET.kind}>{text("shareWallet.input.market")}</option>
      {!offered && (
        <option value={chosen}>{focus.kind === "vertical" ? words.vertical(chosen) : words.subVertical(chosen)}</option>
      )}
      {verticals.map((vertical) => (
        <optgroup key={vertical} label={words.vertical(vertical)}>
          <option value={vertical}>
            {text("shareWallet.input.wholeVertical", { vertical: words.vertical(vertical) })}
          </option>
          {subVerticals
            .filter((id) => verticalOf(id) === vertical)
            .map((id) => (
              <option key={id} value={id}>
                {words.subVertical(id)}
              </option>
            ))}
        </optgroup>
      ))}
    </ChoiceField>
  );
});
