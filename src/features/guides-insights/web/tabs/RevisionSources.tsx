import { useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { revisionQuery } from "#ui/queries/revisionQuery.ts";
import { SampleBadge } from "#ui/shell/SampleBadge.tsx";
import { sourceText } from "#language/words/sourceText.ts";
import { wordsIn } from "#language/words/words.ts";
import { MethodPart } from "./MethodPart.tsx";
import { sourceLines } from "./sourceLines.ts";
import style from "./Tabs.module.css";

/** No market is named by a source. */
const NO_MARKETS: ReadonlyMap<string, string> = new Map();

/** What kind of figure the published revision has in which years, and where it comes from, as the revision itself says. */
export function RevisionSources() {
  const text = useText();
  const formats = useFormats();
  const { data: revision } = useSuspenseQuery(revisionQuery());
  const words = useMemo(() => wordsIn(text, formats, NO_MARKETS), [text, formats]);
  const years = (from: number, to: number) => (from === to ? String(from) : `${from}–${to}`);
  return (
    <MethodPart
      title={text("guides.method.sources.title")}
      lead={text("guides.method.sources.lead", { label: revision.label })}
    >
      {revision.sample && <SampleBadge />}
      <table className={style["facts"]}>
        <thead>
          <tr>
            <th scope="col">{text("guides.method.sources.kind")}</th>
            <th scope="col">{text("guides.method.sources.years")}</th>
            <th scope="col">{text("guides.method.sources.basis")}</th>
            <th scope="col">{text("guides.method.sources.source")}</th>
          </tr>
        </thead>
        <tbody>
          {sourceLines(revision).map(({ kind, from, to, bases, sources }) => (
            <tr key={kind}>
              <th scope="row">{text(`spending.kind.${kind}`)}</th>
              <td className="figures">{years(from, to)}</td>
              <td>{formats.list(bases.map((basis) => text(`spending.basis.${basis}`)))}</td>
              <td>
                <ul>
                  {sources.map((source) => (
                    <li key={source}>{sourceText(source, words)}</li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </MethodPart>
  );
}
