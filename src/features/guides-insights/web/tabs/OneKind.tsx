import { choosePieces } from "../shelf/choosePieces.ts";
import { NothingHere } from "../shelf/NothingHere.tsx";
import { PieceList } from "../shelf/PieceList.tsx";
import { ShelfFilters } from "../shelf/ShelfFilters.tsx";
import type { ShelfProps } from "../shelf/shelf.ts";

interface OneKindProps extends ShelfProps {
  readonly kind: "report" | "webinar";
}

/** Reports, or webinars, the newest first. */
export function OneKind({ kind, pieces, view, change }: OneKindProps) {
  const chosen = choosePieces(pieces, kind, view);
  const isNarrowed = pieces.some((piece) => piece.kind === kind);
  return (
    <>
      {isNarrowed && <ShelfFilters view={view} change={change} />}
      {chosen.length > 0 ? (
        <PieceList pieces={chosen} level={2} />
      ) : (
        <NothingHere what={kind === "report" ? "reports" : "webinars"} isNarrowed={isNarrowed} change={change} />
      )}
    </>
  );
}
