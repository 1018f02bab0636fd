import { useFormats } from "#i18n/useFormats.ts";
import { useText } from "#i18n/useText.ts";
import type { RevisionDetail } from "../../contract/roomSchemas.ts";
import { layoutName } from "../layoutName.ts";
import style from "../Revisions.module.css";

/** What a revision is made of; new files are marked. */
export function FilesBlock({ revision: { imports } }: { readonly revision: RevisionDetail }) {
  const text = useText();
  const formats = useFormats();
  return (
    <details className={`${style["block"]} ${style["folded"]}`}>
      <summary>{text("revisions.filesTitle", { count: imports.length })}</summary>
      {/* It may be wider than a phone, and is moved by the keyboard then. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={style["frame"]} role="region" aria-label={text("revisions.files")} tabIndex={0}>
        <table className={style["table"]} data-testid="revision-files">
          <thead>
            <tr>
              <th scope="col">{text("revisions.file.name")}</th>
              <th scope="col">{text("revisions.file.layout")}</th>
              <th scope="col" data-numeric="true">
                {text("revisions.rows")}
              </th>
              <th scope="col">{text("revisions.file.by")}</th>
              <th scope="col">{text("revisions.file.at")}</th>
            </tr>
          </thead>
          <tbody>
            {imports.map(({ id, fileName, layout, rows, by, at, isNew, sample }) => (
              <tr key={id}>
                <th scope="row">
                  <bdi>{fileName}</bdi>
                  {isNew && <span className={style["new"]}>{text("revisions.file.new")}</span>}
                </th>
                <td>
                  {layoutName(layout, text)}
                  {sample && <span className={style["soft"]}>{text("revisions.sample")}</span>}
                </td>
                <td data-numeric="true">{formats.count(rows)}</td>
                <td>
                  <bdi>{by}</bdi>
                </td>
                <td>{at ? formats.date(at) : "–"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
