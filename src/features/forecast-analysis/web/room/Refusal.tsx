import { forecastFaultWords } from "#language/words/forecastFaultWords.ts";
import type { Words } from "#language/words/words.ts";
import { QuietButton } from "#ui/look/QuietButton.tsx";
import { Callout } from "#ui/problem/Callout.tsx";
import { forgetRefusal, useWorkbench } from "../workbench/workbenchState.ts";
import style from "./Room.module.css";

/** Why the last edit was not taken: what, why with its figures, and what to do next. */
export function Refusal({ words }: { readonly words: Words }) {
  const { text } = words;
  const refused = useWorkbench((state) => state.refused);
  if (!refused) return null;
  return (
    <div className={style["refused"]} data-testid="refused-edit">
      <Callout tone="alarm" role="alert">
        <p>
          <strong>{text(`forecastRoom.refused.${refused.code}.what`)}</strong>{" "}
          {text(`forecastRoom.refused.${refused.code}.next`)}
        </p>
        {refused.place.kind && <p>{forecastFaultWords(refused, words)}</p>}
        <QuietButton onClick={forgetRefusal}>{text("lists.close")}</QuietButton>
      </Callout>
    </div>
  );
}
