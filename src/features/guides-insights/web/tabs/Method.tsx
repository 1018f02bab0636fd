import { Suspense } from "react";
import { MEDIA } from "#domain/taxonomy/media.ts";
import { VERTICALS } from "#domain/taxonomy/verticals.ts";
import type { ContentHead } from "#features/content/contract.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { ProblemBoundary } from "#ui/problem/ProblemBoundary.tsx";
import { TERMS } from "#ui/glossary/terms.ts";
import { choosePieces } from "../shelf/choosePieces.ts";
import { PieceList } from "../shelf/PieceList.tsx";
import { ShelfSkeleton } from "../shelf/ShelfSkeleton.tsx";
import { RevisionLog } from "./RevisionLog.tsx";
import { RevisionSources } from "./RevisionSources.tsx";
import { MethodPart } from "./MethodPart.tsx";
import style from "./Tabs.module.css";

/** How the figures are made, and what they are made of: the names of the product itself, and what the current revision says of its sources. */
export function Method({ pieces }: { readonly pieces: readonly ContentHead[] }) {
  const text = useText();
  const pages = choosePieces(pieces, "method", { vertical: null, show: "all" });
  return (
    <>
      {pages.length > 0 && (
        <MethodPart title={text("guides.method.texts")}>
          <PieceList pieces={pages} level={3} />
        </MethodPart>
      )}
      <MethodPart title={text("guides.method.media.title")} lead={text("guides.method.media.lead")}>
        <MediaTable />
      </MethodPart>
      <MethodPart title={text("guides.method.verticals.title")} lead={text("guides.method.verticals.lead")}>
        <VerticalList />
      </MethodPart>
      <ProblemBoundary>
        <Suspense fallback={<ShelfSkeleton />}>
          <RevisionSources />
        </Suspense>
      </ProblemBoundary>
      <ProblemBoundary>
        <Suspense fallback={<ShelfSkeleton />}>
          <RevisionLog />
        </Suspense>
      </ProblemBoundary>
    </>
  );
}

function MediaTable() {
  const text = useText();
  const formats = useFormats();
  const meaningOf = (id: string) => {
    // Every medium is a term of the glossary, which a test of the glossary holds.
    const term = TERMS.find((known) => known === id);
    return term ? text(`glossary.terms.${term}.meaning`) : "";
  };
  return (
    <table className={style["facts"]}>
      <thead>
        <tr>
          <th scope="col">{text("guides.method.media.name")}</th>
          <th scope="col">{text("guides.method.media.group")}</th>
          <th scope="col">{text("guides.method.media.meaning")}</th>
        </tr>
      </thead>
      <tbody>
        {MEDIA.map(({ id, group, names }) => (
          <tr key={id}>
            <th scope="row">{formats.name(names)}</th>
            <td>{text(`guides.method.group.${group}`)}</td>
            <td>{meaningOf(id)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function VerticalList() {
  const text = useText();
  const formats = useFormats();
  return (
    <div className={style["verticals"]}>
      {VERTICALS.map(({ id, names, subVerticals }) => (
        <details key={id}>
          <summary>
            {formats.name(names)}
            <span>{text("guides.method.verticals.count", { count: subVerticals.length })}</span>
          </summary>
          <ul>
            {subVerticals.map((sub) => (
              <li key={sub.id}>{formats.name(sub.names)}</li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
