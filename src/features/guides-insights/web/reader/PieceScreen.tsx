import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link } from "react-router";
import type { ContentPiece } from "#features/content/contract.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { problemCode } from "#ui/problem/problemCode.ts";
import { PageTitle } from "#ui/shell/PageTitle.tsx";
import { changeMarks } from "../changeMarks.ts";
import { type ReadKind, tabOf } from "../guidesAddress.ts";
import { pieceQuery } from "../pieceQueries.ts";
import { ShelfSkeleton } from "../shelf/ShelfSkeleton.tsx";
import style from "./Reader.module.css";
import { Reader } from "./Reader.tsx";

interface PieceScreenProps {
  readonly kind: ReadKind;
  /** The key of the piece. */
  readonly name: string;
}

/** One text at its own address. Opening it marks it as read. */
export function PieceScreen({ kind, name }: PieceScreenProps) {
  const text = useText();
  const { locale } = useFormats();
  const { data: piece, error, refetch } = useQuery(pieceQuery(kind, name, locale));
  useMarkAsRead(piece);
  useEffect(() => {
    // In braces, since newer browsers answer a promise, which is nothing to clean up with.
    scrollTo(0, 0);
  }, []);
  const back = `/guides-insights?tab=${tabOf(kind)}`;

  return (
    <div className={style["page"]}>
      <Link className={style["back"]} to={back}>
        {text("guides.reader.back", { tab: text(`guides.tab.${tabOf(kind)}`) })}
      </Link>
      {piece ? (
        <>
          <PageTitle title={piece.title} />
          <Reader piece={piece} kind={kind} />
        </>
      ) : (
        <>
          <h1 className={style["spoken"]}>{text("menu.guidesAndInsights")}</h1>
          {!error && <ShelfSkeleton />}
          {error && problemCode(error) === "not-found" && (
            <EmptyState title={text("guides.reader.gone.what")} hint={text("guides.reader.gone.why")} />
          )}
          {error && problemCode(error) !== "not-found" && <ErrorState reason={error} onRetry={() => void refetch()} />}
        </>
      )}
    </div>
  );
}

/** Once per visit: who then marks it as unread wants it to stay so. */
function useMarkAsRead(piece: ContentPiece | undefined) {
  const id = piece?.id;
  useEffect(() => {
    if (piece && !piece.marks.read) void changeMarks(piece, { read: true }, { quiet: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id]);
}
