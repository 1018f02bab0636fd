import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { yearSpan } from "#language/words/yearSpan.ts";
import { ScrollFrame } from "#ui/look/ScrollFrame.tsx";
import type { RevisionDetail } from "../../contract/roomSchemas.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { putBack, takeOutWithUndo } from "../changeRoom.ts";
import { layoutName } from "../layoutName.ts";
import style from "../Revisions.module.css";

/** What a revision is made of; new files are marked. */
export function FilesBlock({ revision: { id: revision, imports, takenOut } }: { readonly revision: RevisionDetail }) {
  const text = useText();
  const changeable = imports.some(({ canBeTakenOut }) => canBeTakenOut);
  const formats = useFormats();
  return (
    <details className={`${style["block"]} ${style["folded"]}`}>
      <summary>{text("revisions.filesTitle", { count: imports.length })}</summary>
      <ScrollFrame className={style["frame"]} label={text("revisions.files")}>
        <table className={style["table"]} data-testid="revision-files" aria-label={text("revisions.files")}>
          <thead>
            <tr>
              <th scope="col">{text("revisions.file.name")}</th>
              <th scope="col">{text("revisions.file.layout")}</th>
              <th scope="col" data-numeric="true">
                {text("revisions.rows")}
              </th>
              <th scope="col">{text("revisions.file.by")}</th>
              <th scope="col">{text("revisions.file.at")}</th>
              {changeable && <th scope="col">{text("revisions.file.actions")}</th>}
            </tr>
          </thead>
          <tbody>
            {imports.map(({ id, fileName, layout, rows, by, at, isNew, sample, coverage, canBeTakenOut, origins }) => (
              <tr key={id}>
                <th scope="row">
                  <bdi>{fileName}</bdi>
                  {isNew && <span className={style["new"]}>{text("revisions.file.new")}</span>}
                </th>
                <td>
                  {layoutName(layout, text)}
                  {coverage && <span className={style["soft"]}>{text(`revisions.file.coverage.${coverage}`)}</span>}
                  {origins.map(({ source, vintage }) => (
                    <span key={source} className={style["soft"]}>
                      {text("revisions.file.public", {
                        source: text(`revisions.public.source.${source}`),
                        vintage: yearSpan({ first: vintage, last: vintage }, formats),
                      })}
                    </span>
                  ))}
                  {sample && <span className={style["soft"]}>{text("revisions.sample")}</span>}
                </td>
                <td data-numeric="true">{formats.count(rows)}</td>
                <td>
                  <bdi>{by}</bdi>
                </td>
                <td>{at ? formats.date(at) : "–"}</td>
                {changeable && (
                  <td>
                    {canBeTakenOut && (
                      <ActionButton
                        aria-label={text("revisions.file.takeOutOf", { name: fileName })}
                        onClick={() => void takeOutWithUndo({ revision, file: id, name: fileName })}
                      >
                        {text("revisions.file.takeOut")}
                      </ActionButton>
                    )}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
      {takenOut.length > 0 && <TakenOut revision={revision} files={takenOut} />}
    </details>
  );
}

interface TakenOutProps {
  readonly revision: string;
  readonly files: RevisionDetail["takenOut"];
}

/** What was taken out of a draft, to be put back. */
function TakenOut({ revision, files }: TakenOutProps) {
  const text = useText();
  const formats = useFormats();
  return (
    <section aria-label={text("revisions.file.outTitle")}>
      <ul className={style["takenOut"]}>
        {files.map(({ id, fileName, by, at }) => (
          <li key={id}>
            <span>{text("revisions.file.outOf", { name: fileName, by, date: formats.date(at) })}</span>
            <ActionButton
              aria-label={text("revisions.file.putBackOf", { name: fileName })}
              onClick={() => void putBack({ revision, file: id, name: fileName })}
            >
              {text("revisions.file.putBack")}
            </ActionButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
