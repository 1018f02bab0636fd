import { memo } from "react";
import { mediumGroup } from "#domain/taxonomy/mediumById.ts";
import type { Words } from "#language/words/words.ts";
import { ChoiceField } from "./ChoiceField.tsx";

interface MediumFieldProps {
  readonly medium: string;
  readonly media: readonly string[];
  readonly words: Words;
  readonly onChoose: (medium: string) => void;
}

/** Which medium is one's own. */
export const MediumField = memo(function MediumField({ medium, media, words, onChoose }: MediumFieldProps) {
  const { text } = words;
  return (
    <ChoiceField label={text("shareWallet.input.medium")} value={medium} onChoose={onChoose} testId="medium-field">
      {!media.includes(medium) && <option value={medium}>{words.medium(medium)}</option>}
      {(["traditional", "digital"] as const).map((group) => (
        <optgroup key={group} label={text(`spending.level.${group}`)}>
          {media
            .filter((id) => mediumGroup(id) === group)
            .map((id) => (
              <option key={id} value={id}>
                {words.medium(id)}
              </option>
            ))}
        </optgroup>
      ))}
    </ChoiceField>
  );
});
