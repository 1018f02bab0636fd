import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { Callout } from "#ui/problem/Callout.tsx";
import type { Upload, UploadDifference } from "../../contract/uploadSchemas.ts";
import { check, join } from "../changeImports.ts";
import { differenceQuery } from "../importQueries.ts";
import { CoverageChoice } from "./CoverageChoice.tsx";
import { SpendDifference } from "./SpendDifference.tsx";
import { TableFrame } from "./TableFrame.tsx";
import style from "./Wizard.module.css";

/** What the file would change of what is published, and the step that takes it into the draft. */
export function DifferenceStep({ upload }: { readonly upload: Upload }) {
  const text = useText();
  const [busy, setBusy] = useState(false);
  const ready = upload.outcome?.errors === 0;
  const { data, error, refetch } = useQuery({ ...differenceQuery(upload), enabled: ready });
  const act = async (work: typeof check) => {
    setBusy(true);
    await work(upload);
    setBusy(false);
  };
  if (!ready)
    return (
      <section className={style["step"]}>
        <p>{text("imports.notYet")}</p>
        <div className={style["foot"]}>
          <ActionButton tone="main" busy={busy} onClick={() => void act(check)}>
            {text("imports.check")}
          </ActionButton>
        </div>
      </section>
    );
  return (
    <section className={style["step"]}>
      <h2>{text("imports.differenceTitle")}</h2>
      {data ? (
        <Difference upload={upload} difference={data} />
      ) : error ? (
        <ErrorState reason={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingBlock />
      )}
      <div className={style["foot"]}>
        <span className={style["note"]}>{text("imports.joinHint")}</span>
        <ActionButton busy={busy} onClick={() => void act(check)}>
          {text("imports.checkAgain")}
        </ActionButton>
        <ActionButton
          tone="main"
          busy={busy}
          disabled={upload.coverage === "part" && upload.setup.replace}
          onClick={() => void act(join)}
        >
          {text("imports.join")}
        </ActionButton>
      </div>
    </section>
  );
}

interface DifferenceProps {
  readonly upload: Upload;
  readonly difference: UploadDifference;
}

function Difference({ upload, difference }: DifferenceProps) {
  const text = useText();
  const { against, stale, spend, rows } = difference;
  return (
    <>
      {stale && (
        <Callout tone="alarm" role="alert">
          {text("imports.stale")}
        </Callout>
      )}
      {against === null && <p className={style["note"]}>{text("imports.nothingPublished")}</p>}
      {spend && against !== null && <CoverageChoice upload={upload} spend={spend} />}
      {spend && <SpendDifference spend={spend} />}
      {rows && <RowCounts rows={rows} />}
      {!spend && !rows && <p>{text("imports.tooManyToCompare")}</p>}
    </>
  );
}

function RowCounts({ rows }: { readonly rows: NonNullable<UploadDifference["rows"]> }) {
  const text = useText();
  const formats = useFormats();
  const lines = [
    [text("imports.rowsBefore"), rows.before],
    [text("imports.rowsAfter"), rows.after],
    [text("imports.rowsAdded"), rows.added],
    [text("imports.rowsChanged"), rows.changed],
    [text("imports.rowsRemoved"), rows.removed],
  ] as const;
  return (
    <TableFrame label={text("imports.rowsTitle")}>
      <table className={style["table"]} aria-label={text("imports.rowsTitle")}>
        <caption>{text("imports.rowsTitle")}</caption>
        <tbody>
          {lines.map(([name, count]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-numeric>{formats.count(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
