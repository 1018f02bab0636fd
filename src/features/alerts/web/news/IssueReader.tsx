import { IconArrowLeft } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { NewsIssueHead } from "#features/news/contract.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { QuietButton } from "#ui/look/QuietButton.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { newsIssueQuery } from "../alertsQueries.ts";
import style from "./News.module.css";

interface IssueReaderProps {
  readonly head: NewsIssueHead;
  readonly onBack: () => void;
}

/** One issue, section by section; each piece leads to where it is told in full. */
export function IssueReader({ head, onBack }: IssueReaderProps) {
  const text = useText();
  const formats = useFormats();
  const { data: issue, error, refetch } = useQuery(newsIssueQuery(head.id));
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <article className={style["issue"]}>
      <QuietButton onClick={onBack}>
        <IconArrowLeft size={16} aria-hidden="true" />
        {text("alerts.news.back")}
      </QuietButton>
      <h2 ref={title} tabIndex={-1} className={style["title"]}>
        {formats.name(head.title)}
      </h2>
      <p className={style["meta"]}>
        {text("alerts.news.issue", { number: formats.count(head.number) })} · {formats.date(`${head.date}T12:00:00`)}
      </p>
      {head.sample && <p className={style["meta"]}>{text("alerts.news.sampleNote")}</p>}
      {!issue && (error ? <ErrorState reason={error} onRetry={() => void refetch()} /> : <LoadingBlock />)}
      {issue?.sections.map((section) => (
        <section key={formats.name(section.name)}>
          <h3>{formats.name(section.name)}</h3>
          <ul className={style["pieces"]}>
            {section.links.map((piece) => (
              <li key={piece.url + formats.name(piece.title)}>
                <Piece url={piece.url} title={formats.name(piece.title)} />
                <p>{formats.name(piece.summary)}</p>
                <small>{formats.name(piece.source)}</small>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </article>
  );
}

function Piece({ url, title }: { readonly url: string; readonly title: string }) {
  return url.startsWith("/") ? (
    <Link to={url}>{title}</Link>
  ) : (
    <a href={url} target="_blank" rel="noreferrer">
      {title}
    </a>
  );
}
