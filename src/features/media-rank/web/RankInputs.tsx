import { memo } from "react";
import { ChoiceField } from "#ui/figures/choice/ChoiceField.tsx";
import { FocusField } from "#ui/figures/choice/FocusField.tsx";
import { MediumField } from "#ui/figures/choice/MediumField.tsx";
import style from "#ui/figures/choice/Choices.module.css";
import type { Spending } from "#documents/spending.ts";
import { RANKED_KINDS, type RankChoice } from "./rankAddress.ts";

interface RankInputsProps {
  readonly choice: RankChoice;
  readonly change: (wanted: Partial<RankChoice>) => void;
  readonly spending: Spending;
}

/** Which medium, whose money, and which markets: each where the ranking at hand asks for it. */
export const RankInputs = memo(function RankInputs({ choice, change, spending }: RankInputsProps) {
  const { words, revision } = spending;
  const { tab, focus, medium, kind } = choice;
  return (
    <div className={style["across"]} role="group" aria-label={words.text("mediaRank.inputs")}>
      {tab !== "verticals" && (
        <FocusField
          focus={focus}
          subVerticals={revision.subVerticals}
          words={words}
          onChoose={(next) => change({ focus: next })}
        />
      )}
      <MediumField medium={medium} media={revision.media} words={words} onChoose={(next) => change({ medium: next })} />
      {tab === "markets" && (
        <ChoiceField
          label={words.text("mediaRank.marketsOf")}
          value={kind}
          onChoose={(value) => change({ kind: RANKED_KINDS.find((one) => one === value) ?? kind })}
          testId="kind-field"
        >
          {RANKED_KINDS.map((one) => (
            <option key={one} value={one}>
              {words.text(`mediaRank.markets.${one}`)}
            </option>
          ))}
        </ChoiceField>
      )}
    </div>
  );
});
