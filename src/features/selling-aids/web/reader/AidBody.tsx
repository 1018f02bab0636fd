import { Fragment, useCallback } from "react";
import type { FigurePart } from "#documents/document.ts";
import type { ContentDocument } from "#domain/content/contentDocument.ts";
import {
  type ChartField,
  cutAtCharts,
  isFigureField,
  mergePieces,
  type MergeValues,
} from "#domain/sellingAids/mergeFields.ts";
import { useFormats } from "#language/useFormats.ts";
import { ContentBody } from "#ui/content/ContentBody.tsx";
import { TextDrawing } from "#ui/content/ContentWords.tsx";
import { DocumentPart } from "#ui/figures/document/DocumentPart.tsx";
import { FigureArea } from "#ui/figures/FigureArea.tsx";
import type { Explanation } from "#ui/figures/figureLayer.ts";
import style from "./AidBody.module.css";

interface AidBodyProps {
  readonly body: ContentDocument;
  /** The language it is written in. */
  readonly language: string;
  readonly values: MergeValues;
  /** The charts that stand for fields; null where nothing is known. */
  readonly charts: ReadonlyMap<ChartField, FigurePart | null>;
  /** Why a figure is what it is; null for what is no figure. */
  readonly explain: (field: string) => Explanation | null;
}

/** The text of an aid with its fields filled, each of them marked; a press on a figure explains it. */
export function AidBody({ body, language, values, charts, explain }: AidBodyProps) {
  const { locale } = useFormats();
  const draw = useCallback((letters: string) => <FilledLetters letters={letters} values={values} />, [values]);
  return (
    <FigureArea explain={explain}>
      <TextDrawing value={draw}>
        {cutAtCharts(body.content).map((part, at) => {
          // Parts of a text never change their order.
          /* oxlint-disable react/no-array-index-key */
          if ("blocks" in part)
            return <ContentBody key={at} body={{ type: "doc", content: part.blocks }} language={language} />;
          const figure = charts.get(part.chart);
          return (
            figure && (
              <div key={at} className={style["chart"]}>
                <DocumentPart part={figure} locale={locale} />
              </div>
            )
          );
          /* oxlint-enable react/no-array-index-key */
        })}
      </TextDrawing>
    </FigureArea>
  );
}

function FilledLetters({ letters, values }: { readonly letters: string; readonly values: MergeValues }) {
  return mergePieces(letters).map((piece, at) => {
    // Pieces of a text never change their order.
    /* oxlint-disable react/no-array-index-key */
    if (!("field" in piece)) return <Fragment key={at}>{piece.text}</Fragment>;
    const { field } = piece;
    const filled = { className: style["filled"], "data-field": field, children: values[field] };
    if (!isFigureField(field)) return <span key={at} {...filled} />;
    return <button key={at} type="button" {...filled} data-figure={field} />;
    /* oxlint-enable react/no-array-index-key */
  });
}
