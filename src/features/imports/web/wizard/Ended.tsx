import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import type { Upload } from "../../contract/uploadSchemas.ts";
import { restore } from "../changeImports.ts";
import style from "./Wizard.module.css";

interface EndedProps {
  readonly upload: Upload;
}

/** A file that is part of a draft, or was until somebody took it out; both are seen to where the draft is. */
export function Joined({ upload: { outcome, revision, takenOut, coverage } }: EndedProps) {
  const text = useText();
  const formats = useFormats();
  const rows = outcome?.rows ?? 0;
  return (
    <Ended
      title={text(takenOut ? "imports.takenOutTitle" : "imports.joinedTitle")}
      why={
        takenOut
          ? text("imports.takenOutWhy", { revision: revision ?? "" })
          : text("imports.joinedWhy", { count: rows, number: formats.count(rows), revision: revision ?? "" })
      }
    >
      {coverage && !takenOut && <p>{text(`imports.coverage.joined.${coverage}`)}</p>}
      {revision !== null && (
        <Link className={style["link"] ?? ""} to={`/administration/revisions/${revision}`}>
          {text("imports.toDraft")}
        </Link>
      )}
    </Ended>
  );
}

/** A file that somebody discarded; for some days it can be had back. */
export function Discarded({ upload }: EndedProps) {
  const text = useText();
  const formats = useFormats();
  const [busy, setBusy] = useState(false);
  const { restorableUntil } = upload;
  const back = async () => {
    setBusy(true);
    await restore(upload);
    setBusy(false);
  };
  if (restorableUntil === null)
    return <Ended title={text("imports.discardedTitle")} why={text("imports.discardedWhy")} />;
  return (
    <Ended
      title={text("imports.discardedTitle")}
      why={text("imports.restorableUntil", { date: formats.date(restorableUntil) })}
    >
      <ActionButton busy={busy} onClick={() => void back()}>
        {text("imports.restore")}
      </ActionButton>
    </Ended>
  );
}

interface TextsProps {
  readonly title: string;
  readonly why: string;
  readonly children?: ReactNode;
}

function Ended({ title, why, children }: TextsProps) {
  return (
    <section className={style["ended"]}>
      <h2>{title}</h2>
      <p>{why}</p>
      {children}
    </section>
  );
}
