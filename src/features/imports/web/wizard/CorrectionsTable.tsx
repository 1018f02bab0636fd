import { useQuery } from "@tanstack/react-query";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { QuietButton } from "#ui/look/QuietButton.tsx";
import type { Upload } from "../../contract/uploadSchemas.ts";
import { correct } from "../changeImports.ts";
import { correctionsQuery } from "../importQueries.ts";
import { TableFrame } from "./TableFrame.tsx";
import style from "./Wizard.module.css";

/** Corrections that are kept, folded away; each can be taken back. */
export function CorrectionsTable({ upload }: { readonly upload: Upload }) {
  const text = useText();
  const formats = useFormats();
  const { data = [] } = useQuery(correctionsQuery(upload));
  return (
    <details className={style["block"]}>
      <summary>{text("imports.corrected", { count: upload.corrections })}</summary>
      <TableFrame label={text("imports.corrected", { count: upload.corrections })}>
        <table className={style["table"]} aria-label={text("imports.corrected", { count: upload.corrections })}>
          <thead>
            <tr>
              <th scope="col" data-numeric>
                {text("imports.line")}
              </th>
              <th scope="col">{text("imports.column")}</th>
              <th scope="col">{text("imports.value")}</th>
              <th scope="col">{text("imports.mend")}</th>
              <th scope="col">
                <span className={style["spoken"]}>{text("imports.takesBack")}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {data.map(({ line, column, before, value }) => (
              <tr key={`${line} ${column ?? ""}`}>
                <td data-numeric>{formats.count(line)}</td>
                <td>
                  <bdi>{column}</bdi>
                </td>
                <td>
                  <bdi>{before}</bdi>
                </td>
                <td>
                  <bdi>{column === null ? text("imports.leaveOut") : value}</bdi>
                </td>
                <td>
                  <QuietButton onClick={() => void correct(upload, [], [{ line, column }])}>
                    {text("imports.takesBack")}
                  </QuietButton>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </details>
  );
}
