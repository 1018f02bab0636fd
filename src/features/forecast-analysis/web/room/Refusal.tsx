import { useText } from "#i18n/useText.ts";
import { QuietButton } from "#ui/look/QuietButton.tsx";
import { forgetRefusal, useWorkbench } from "../workbench/workbenchState.ts";
import style from "./Room.module.css";

/** Why the last edit was not taken: what, why with its figures, and what to do next. */
export function Refusal() {
  const text = useText();
  const refused = useWorkbench((state) => state.refused);
  if (!refused) return null;
  return (
    <div role="alert" className={style["refused"]} data-testid="refused-edit">
      <p>
        <strong>{text(`forecastRoom.refused.${refused.code}.what`)}</strong>{" "}
        {text(`forecastRoom.refused.${refused.code}.next`)}
      </p>
      {/* The engine names the input and its amounts in English, as its report does. */}
      <p lang="en">{refused.message}</p>
      <QuietButton onClick={forgetRefusal}>{text("lists.close")}</QuietButton>
    </div>
  );
}
