import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { ContentKind } from "#domain/content/contentKind.ts";
import { contentLink } from "#domain/content/contentLink.ts";
import type { ContentHead, ListedContent } from "#features/content/contract.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { NoHits } from "#ui/problem/NoHits.tsx";
import { TermEntry } from "../glossary/TermEntry.tsx";
import { useGlossary } from "../glossary/useGlossary.ts";
import { foundPiecesQuery } from "../pieceQueries.ts";
import { PieceMeta } from "../shelf/PieceMeta.tsx";
import { ShelfSkeleton } from "../shelf/ShelfSkeleton.tsx";
import style from "./Search.module.css";

interface SearchResultsProps {
  readonly words: string;
  readonly onClear: () => void;
}

/** All that holds the words, by kind: texts as the server ranks them, and terms of the glossary. */
export function SearchResults({ words, onClear }: SearchResultsProps) {
  const text = useText();
  const { locale } = useFormats();
  const { data, error, refetch, isPlaceholderData } = useQuery(foundPiecesQuery(words, locale));
  const { terms } = useGlossary(words);
  if (!data) return error ? <ErrorState reason={error} onRetry={() => void refetch()} /> : <ShelfSkeleton />;

  const groups = groupFound(data);
  const count = groups.reduce((sum, { pieces }) => sum + pieces.length, terms.length);
  if (count === 0 && !isPlaceholderData) return <NoHits words={words} onClear={onClear} />;
  return (
    <div aria-busy={isPlaceholderData} data-testid="search-results">
      <p className={style["count"]} role="status">
        {isPlaceholderData ? text("guides.search.working") : text("guides.search.results", { count, words })}
      </p>
      {groups.map(({ kind, pieces }) => (
        <section key={kind} className={style["group"]} aria-labelledby={`found-${kind}`}>
          <h2 id={`found-${kind}`}>{text(`guides.kind.${kind}`)}</h2>
          <ul>
            {pieces.map((piece) => (
              <Found key={piece.id} piece={piece} />
            ))}
          </ul>
        </section>
      ))}
      {terms.length > 0 && (
        <section className={style["group"]} aria-labelledby="found-terms">
          <h2 id="found-terms">{text("guides.kind.term")}</h2>
          <dl>
            {terms.map((term) => (
              <TermEntry key={term.id} term={term} />
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}

function Found({ piece }: { readonly piece: ListedContent }) {
  const { title, summary, found } = piece;
  return (
    <li>
      <h3>
        <Link to={contentLink(piece)} lang={found?.language ?? piece.language}>
          {found ? <Passage parts={found.title} /> : title}
        </Link>
      </h3>
      <p lang={found?.language ?? piece.language}>
        {found ? (
          <>
            {found.cut.start && "… "}
            <Passage parts={found.excerpt} />
            {found.cut.end && " …"}
          </>
        ) : (
          summary
        )}
      </p>
      <PieceMeta piece={piece} />
    </li>
  );
}

/** A text with what was looked for marked in it. */
function Passage({ parts }: { readonly parts: NonNullable<ListedContent["found"]>["title"] }) {
  return parts.map(({ text, hit }, at) => {
    // The parts of a text never change their order.
    // oxlint-disable-next-line react/no-array-index-key
    return hit ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>;
  });
}

/** The kinds that stand somewhere by themselves; texts on screens, insights and banners stand where they belong. */
const FOUND_KINDS = [
  "publication",
  "issue",
  "guide",
  "report",
  "webinar",
  "method",
  "aid",
] as const satisfies readonly ContentKind[];
type FoundKind = (typeof FOUND_KINDS)[number];

interface FoundPieces<Piece> {
  readonly kind: FoundKind;
  readonly pieces: readonly Piece[];
}

/** What was found by kind: the kind with the best find first, and in each the best first. */
function groupFound<Piece extends Pick<ContentHead, "kind">>(pieces: readonly Piece[]): FoundPieces<Piece>[] {
  const groups = Map.groupBy(pieces, ({ kind }) => FOUND_KINDS.find((known) => known === kind));
  return [...groups].flatMap(([kind, found]) => (kind === undefined ? [] : [{ kind, pieces: found }]));
}
