import { useState } from "react";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import type { Upload, UploadOutcome } from "../../contract/uploadSchemas.ts";
import { check, say } from "../changeImports.ts";
import { CorrectionsTable } from "./CorrectionsTable.tsx";
import { durationText } from "./durationText.ts";
import { NamesTable } from "./NamesTable.tsx";
import { ProblemsTable } from "./ProblemsTable.tsx";
import style from "./Wizard.module.css";

/** What the check of all rows found, and what can be done about it. */
export function CheckStep({ upload }: { readonly upload: Upload }) {
  const text = useText();
  const [busy, setBusy] = useState(false);
  const { outcome } = upload;
  const again = async () => {
    setBusy(true);
    await check(upload);
    setBusy(false);
  };
  return (
    <section className={style["step"]}>
      {outcome ? (
        <Found outcome={outcome} />
      ) : (
        <p>{text(upload.outdated ? "imports.outdated" : "imports.notChecked")}</p>
      )}
      {outcome && outcome.unknownNames.length > 0 && <NamesTable upload={upload} asked={outcome.unknownNames} />}
      {outcome && outcome.kept > 0 && <ProblemsTable upload={upload} outcome={outcome} />}
      {upload.corrections > 0 && <CorrectionsTable upload={upload} />}
      <div className={style["foot"]}>
        <ActionButton
          busy={busy}
          disabled={upload.setup.layout === null}
          tone={outcome ? "quiet" : "main"}
          onClick={() => void again()}
        >
          {text(outcome ? "imports.checkAgain" : "imports.check")}
        </ActionButton>
        {outcome?.errors === 0 && (
          <ActionButton tone="main" onClick={() => void say(upload, { step: "difference" })}>
            {text("imports.toDifference")}
          </ActionButton>
        )}
      </div>
    </section>
  );
}

/** The finding in a sentence, and the small print. */
function Found({ outcome }: { readonly outcome: UploadOutcome }) {
  const text = useText();
  const formats = useFormats();
  const { rows, sound, refused, warnings, leftOut, seconds, errors, ignoredColumns } = outcome;
  const counted = (key: "imports.refusedRows" | "imports.warnings" | "imports.leftOut", count: number) =>
    count > 0 ? text(key, { count, number: formats.count(count) }) : null;
  const notes = [
    counted("imports.refusedRows", refused),
    counted("imports.warnings", warnings),
    counted("imports.leftOut", leftOut),
    ignoredColumns.length > 0 ? text("imports.unused", { names: ignoredColumns.join(", ") }) : null,
    text("imports.inSeconds", { duration: durationText(text, seconds) }),
  ].filter((note) => note !== null);
  return (
    <div role="status">
      <p className={style["finding"]}>
        {errors === 0
          ? text("imports.foundSound", { count: rows, number: formats.count(rows) })
          : text("imports.found", { sound: formats.count(sound), rows: formats.count(rows) })}
      </p>
      <p className={style["note"]}>{notes.join(" ")}</p>
    </div>
  );
}
