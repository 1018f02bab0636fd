import { IconBookmark, IconBookmarkFilled } from "@tabler/icons-react";
import { Link } from "react-router";
import { contentLink } from "#domain/content/contentLink.ts";
import type { ContentHead } from "#features/content/contract.ts";
import { useText } from "#language/useText.ts";
import { ContentImage } from "#ui/content/ContentImage.tsx";
import { QuietButton } from "#ui/look/QuietButton.tsx";
import { changeMarks } from "../changeMarks.ts";
import { PieceMeta } from "./PieceMeta.tsx";
import style from "./Pieces.module.css";

interface PieceListProps {
  readonly pieces: readonly ContentHead[];
  /** The level of their titles. */
  readonly level: 2 | 3;
}

/** Texts one below the other, each with what it says in a sentence; those not read yet have a dot. */
export function PieceList({ pieces, level }: PieceListProps) {
  return (
    <ul className={style["list"]}>
      {pieces.map((piece) => (
        <PieceRow key={piece.id} piece={piece} level={level} />
      ))}
    </ul>
  );
}

function PieceRow({ piece, level }: { readonly piece: ContentHead; readonly level: 2 | 3 }) {
  const text = useText();
  const { title, summary, language, marks, properties } = piece;
  const Title = level === 2 ? "h2" : "h3";
  return (
    <li className={style["row"]} data-read={marks.read}>
      {marks.read ? <span /> : <span className={style["dot"]} role="img" aria-label={text("guides.unreadMark")} />}
      <div className={style["words"]}>
        <Title className={style["title"]}>
          <Link to={contentLink(piece)} lang={language}>
            {title}
          </Link>
        </Title>
        {summary !== "" && <p lang={language}>{summary}</p>}
        <PieceMeta piece={piece} />
      </div>
      {properties.cover !== undefined && (
        <div className={style["cover"]}>
          <ContentImage file={properties.cover} alt="" />
        </div>
      )}
      <SaveMark piece={piece} />
    </li>
  );
}

/** Keeps a text for later, or no longer. */
function SaveMark({ piece }: { readonly piece: ContentHead }) {
  const text = useText();
  const { saved } = piece.marks;
  const Sign = saved ? IconBookmarkFilled : IconBookmark;
  return (
    <QuietButton
      aria-pressed={saved}
      aria-label={text("guides.act.saveOf", { title: piece.title })}
      title={text(saved ? "guides.act.saved" : "guides.act.save")}
      onClick={() => void changeMarks(piece, { saved: !saved })}
    >
      <Sign size={18} stroke={1.6} aria-hidden="true" />
    </QuietButton>
  );
}
