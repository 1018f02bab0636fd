import { useState } from "react";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import type { Upload } from "../../contract/uploadSchemas.ts";
import { stop } from "../changeImports.ts";
import { ProgressLine } from "./ProgressLine.tsx";
import style from "./Wizard.module.css";

/** Rows are being checked or joined: how far it is, and what stops it. */
export function WorkStep({ upload }: { readonly upload: Upload }) {
  const text = useText();
  const formats = useFormats();
  const [busy, setBusy] = useState(false);
  const { progress, state } = upload;
  const rows = progress?.rows ?? 0;
  const begun = rows > 0;
  const doing = text(state === "joining" ? "imports.progress.joining" : "imports.progress.checking");
  const halt = async () => {
    setBusy(true);
    await stop(upload);
    setBusy(false);
  };
  return (
    <section className={style["work"]}>
      <ProgressLine
        label={begun ? doing : text("imports.progress.waiting")}
        percentage={begun ? (progress?.percentage ?? null) : null}
        more={begun ? text("imports.progress.rows", { count: rows, number: formats.count(rows) }) : null}
        rate={begun ? text("imports.progress.rate", { number: formats.count(progress?.rowsPerSecond ?? 0) }) : null}
        secondsLeft={progress?.secondsLeft ?? null}
      />
      <ActionButton busy={busy} onClick={() => void halt()}>
        {text("imports.stop")}
      </ActionButton>
    </section>
  );
}
