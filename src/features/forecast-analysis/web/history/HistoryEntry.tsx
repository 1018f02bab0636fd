import { useState } from "react";
import type { Words } from "#language/words/words.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { QuietButton } from "#ui/look/QuietButton.tsx";
import type { ScenarioChange } from "../../contract/scenarioSchemas.ts";
import style from "../room/Room.module.css";
import { changeLines } from "./changeLine.ts";
import own from "./History.module.css";

interface HistoryEntryProps {
  readonly entry: Pick<ScenarioChange, "by" | "at" | "reason" | "changes">;
  /** The scenario that was applied. */
  readonly from?: { readonly name: string } | null;
  readonly words: Words;
  /** Null where this state is the one of the moment, or cannot be had back. */
  readonly onRestore: (() => void) | null;
}

/** Changes beyond these are folded away. */
const FEW = 6;

/** One saving: who, when, why, and each statement as it was and as it became. */
export function HistoryEntry({ entry, from = null, words, onRestore }: HistoryEntryProps) {
  const { text, formats } = words;
  const { by, at, reason, changes } = entry;
  const lines = changeLines(changes, words);
  const [isOpen, setOpen] = useState(lines.length <= FEW);
  const shown = isOpen ? lines : lines.slice(0, FEW);
  const more = lines.length - shown.length;
  return (
    <li>
      <div className={own["head"]}>
        <div>
          <p className={own["reason"]}>
            <bdi>{reason || text("forecastRoom.history.noReason")}</bdi>
          </p>
          <p className={style["soft"]}>
            {[formats.instant(at), by, ...(from ? [text("forecastRoom.bar.scenario", { name: from.name })] : [])].join(
              " · ",
            )}
          </p>
        </div>
        {onRestore && <ActionButton onClick={onRestore}>{text("forecastRoom.saved.restore")}</ActionButton>}
      </div>
      {changes.length === 0 && <p className={style["soft"]}>{text("forecastRoom.saved.begun")}</p>}
      <ul className={own["changes"]}>
        {shown.map(({ what, from: before, to }) => (
          <li key={what}>
            <span>{what}</span>
            <span className={own["figures"]}>
              {before !== "" && (
                <>
                  <span className={own["before"]}>{before}</span> →{" "}
                </>
              )}
              {to}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <QuietButton onClick={() => setOpen(true)}>
          {text("forecastRoom.saved.showMore", { count: more, number: formats.count(more) })}
        </QuietButton>
      )}
    </li>
  );
}
