import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { IconArrowLeft } from "@tabler/icons-react";
import { useEffect } from "react";
import { Link, useSearchParams } from "react-router";
import { SpendingScreen } from "#ui/figures/frame/SpendingScreen.tsx";
import { SpendingSkeleton } from "#ui/figures/frame/SpendingSkeleton.tsx";
import { NATION } from "#domain/markets/market.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { ContentBody } from "#ui/content/ContentBody.tsx";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import type { AidPiece } from "../../contract.ts";
import { aidQuery, changeAid } from "../aidQueries.ts";
import { AidFiles } from "./AidFiles.tsx";
import { AidHeader } from "./AidHeader.tsx";
import { FilledAid } from "./FilledAid.tsx";
import { TeamAid } from "./TeamAid.tsx";
import style from "./AidReader.module.css";

/** One aid to read; what merges figures is filled in for a market of the address. */
export function AidReader({ aid }: { readonly aid: string }) {
  const text = useText();
  const formats = useFormats();
  const { data: piece, error, refetch } = useQuery(aidQuery(aid, formats.locale));
  const { data: session } = useSuspenseQuery(sessionQuery());
  const isThere = piece !== undefined;
  const isLooking = session.viewAs !== null;
  useEffect(() => {
    if (isThere && !isLooking) void changeAid(aid, { opened: true });
  }, [aid, isThere, isLooking]);

  if (!piece) {
    return (
      <div className={style["page"]}>
        <BackToLibrary />
        {error ? <ErrorState reason={error} onRetry={() => void refetch()} /> : <LoadingBlock />}
      </div>
    );
  }
  if (piece.fields.length === 0) return <PlainAid piece={piece} />;
  return (
    <SpendingScreen compares={false} skeleton={<SpendingSkeleton label={text("shell.loading")} />}>
      <BackToLibrary />
      <FilledAid piece={piece} />
    </SpendingScreen>
  );
}

function PlainAid({ piece }: { readonly piece: AidPiece }) {
  const { key, title, body, type } = piece;
  return (
    <div className={style["page"]}>
      <BackToLibrary />
      <article className={style["aid"]}>
        <AidHeader piece={piece} title={title} />
        {piece.team ? (
          <TeamAid aid={piece.team} title={title} />
        ) : (
          <>
            <AidFiles
              aid={key}
              type={type}
              title={title}
              body={body}
              market={NATION}
              fileName={key}
              query={{}}
              sample=""
            />
            <ContentBody body={body} language={piece.language} />
          </>
        )}
      </article>
    </div>
  );
}

/** Back to the library as it was narrowed. */
function BackToLibrary() {
  const text = useText();
  const [search] = useSearchParams();
  const back = new URLSearchParams(search);
  back.delete("aid");
  return (
    <p className={style["back"]}>
      <Link to={`?${back}`}>
        <IconArrowLeft size={16} aria-hidden="true" /> {text("sellingAids.back")}
      </Link>
    </p>
  );
}
