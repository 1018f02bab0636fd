import { IconArrowLeft, IconArrowRight } from "@tabler/icons-react";
import { Link } from "react-router";
import { contentLink } from "#domain/content/contentLink.ts";
import type { ContentHead } from "#features/content/contract.ts";
import { useText } from "#language/useText.ts";
import { neighboursOf } from "../shelf/choosePieces.ts";
import style from "./Reader.module.css";

interface NeighboursProps {
  readonly pieces: readonly ContentHead[];
  readonly issue: ContentHead;
}

/** The issues before and after the one that is read. */
export function Neighbours({ pieces, issue }: NeighboursProps) {
  const text = useText();
  const { previous, next } = neighboursOf(pieces, issue);
  if (!previous && !next) return null;
  return (
    <nav className={style["neighbours"]} aria-label={text("guides.reader.neighbours")}>
      {previous && (
        <Link to={contentLink(previous)} rel="prev" data-side="previous">
          <span>
            <IconArrowLeft size={16} stroke={1.8} aria-hidden="true" />
            {text("guides.reader.previous")}
          </span>
          <strong lang={previous.language}>{previous.title}</strong>
        </Link>
      )}
      {next && (
        <Link to={contentLink(next)} rel="next" data-side="next">
          <span>
            {text("guides.reader.next")}
            <IconArrowRight size={16} stroke={1.8} aria-hidden="true" />
          </span>
          <strong lang={next.language}>{next.title}</strong>
        </Link>
      )}
    </nav>
  );
}
