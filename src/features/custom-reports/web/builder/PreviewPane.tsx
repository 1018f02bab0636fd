import { CELLS_AT_ONCE, MOST_CELLS, type ReportDefinition } from "#domain/customReport/reportDefinition.ts";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { definitionFaults } from "#domain/customReport/definitionFaults.ts";
import type { Words } from "#language/words/words.ts";
import { PreviewTable } from "../PreviewTable.tsx";
import { usePreview } from "../usePreview.ts";
import style from "./Builder.module.css";

/** The first rows of what is being built, and how large all of it becomes. */
export function PreviewPane({ definition, words }: { readonly definition: ReportDefinition; readonly words: Words }) {
  const { text, formats } = words;
  const { preview, revision, error, isOld, retry } = usePreview(definition, words);
  const size = preview?.size;
  return (
    <section className={style["preview"]} aria-labelledby="report-preview">
      <h2 id="report-preview">{text("customReports.preview.title")}</h2>
      <p className={style["size"]} role="status" data-testid="report-size">
        {size &&
          [
            text("customReports.preview.size", {
              cells: formats.count(size.cells),
              rows: formats.count(size.rows),
              columns: formats.count(size.columns),
            }),
            size.cells > MOST_CELLS
              ? text("customReports.preview.tooLarge", { most: formats.count(MOST_CELLS) })
              : text(size.cells > CELLS_AT_ONCE ? "customReports.preview.later" : "customReports.preview.atOnce"),
          ]
            .join(". ")
            .replace("..", ".")}
      </p>
      {error ? (
        <ErrorState reason={error} onRetry={retry} />
      ) : definitionFaults(definition).length > 0 ? (
        <p className={style["blocked"]}>{text("customReports.preview.blocked")}</p>
      ) : !preview ? (
        <LoadingBlock />
      ) : !preview.table ? null : preview.table.rows.length === 0 ? (
        <EmptyState title={text("customReports.preview.empty")} hint={text("customReports.preview.emptyWhy")} />
      ) : (
        <>
          <PreviewTable definition={definition} table={preview.table} revision={revision} words={words} isOld={isOld} />
          {preview.allRows > preview.table.rows.length && (
            <p className={style["part"]}>
              {text("customReports.preview.part", {
                shown: formats.count(preview.table.rows.length),
                count: preview.allRows,
              })}
            </p>
          )}
        </>
      )}
    </section>
  );
}
