import type { Words } from "#words/words.ts";
import { QuietButton } from "#ui/look/QuietButton.tsx";
import { Callout } from "#ui/problem/Callout.tsx";
import { forgetRefusal, useWorkbench } from "../workbench/workbenchState.ts";
import { faultWords } from "./faultWords.ts";
import style from "./Room.module.css";

/** Why the last edit was not taken: what, why with its figures, and what to do next. */
export function Refusal({ words }: { readonly words: Words }) {
  const { text } = words;
  const refused = useWorkbench((state) => state.refused);
  if (!refused) return null;
  const said = faultWords(refused.place, words);
  return (
    <div className={style["refused"]} data-testid="refused-edit">
      <Callout tone="alarm" role="alert">
        <p>
          <strong>{text(`forecastRoom.refused.${refused.code}.what`)}</strong>{" "}
          {text(`forecastRoom.refused.${refused.code}.next`)}
        </p>
        {/* Rare faults have no words but the engine's own, which names the input and its amounts in English. */}
        {said === null ? <p lang="en">{refused.message}</p> : <p>{said}</p>}
        <QuietButton onClick={forgetRefusal}>{text("lists.close")}</QuietButton>
      </Callout>
    </div>
  );
}
