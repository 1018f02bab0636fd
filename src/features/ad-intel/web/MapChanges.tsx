import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import type { KeptMapChange } from "../contract/adIntelSchemas.ts";
import style from "./Nielsen.module.css";
import { undoMapping } from "./observedQueries.ts";

/** Who changed the map and when; each change can be taken back while what it said still stands. */
export function MapChanges({ changes }: { readonly changes: readonly KeptMapChange[] }) {
  const text = useText();
  const formats = useFormats();
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="ad-intel-changes">
      <h2 id="ad-intel-changes">{text("adIntel.map.changes")}</h2>
      <ul className={style["changes"]}>
        {changes.map(({ change, by, at, entries, takesBack, takenBack }) => (
          <li key={change}>
            <span>
              {formats.instant(at)} · {by}
              <br />
              {text(takesBack === null ? "adIntel.map.changed" : "adIntel.map.tookBack", {
                count: entries,
                number: formats.count(entries),
              })}
            </span>
            {takesBack === null &&
              (takenBack ? (
                <span>{text("adIntel.map.takenBack")}</span>
              ) : (
                <ActionButton
                  aria-label={text("adIntel.map.takeBackOne", { at: formats.instant(at) })}
                  onClick={() => void undoMapping(change)}
                >
                  {text("adIntel.map.takeBack")}
                </ActionButton>
              ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
