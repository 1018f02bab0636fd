import { Link } from "react-router";
import { contentLink } from "#domain/content/contentLink.ts";
import type { ContentHead } from "#features/content/contract.ts";
import { useText } from "#language/useText.ts";
import { choosePieces, issuesOf } from "../shelf/choosePieces.ts";
import { NothingHere } from "../shelf/NothingHere.tsx";
import { PieceList } from "../shelf/PieceList.tsx";
import { ShelfFilters } from "../shelf/ShelfFilters.tsx";
import type { ShelfProps } from "../shelf/shelf.ts";
import { ReadAll } from "./ReadAll.tsx";
import { Subscribe } from "./Subscribe.tsx";
import style from "./Tabs.module.css";

/** Every publication with its issues. One about another vertical than the chosen stays out with all of them. */
export function Publications({ pieces, view, change }: ShelfProps) {
  const all = pieces.filter(({ kind }) => kind === "publication");
  const chosen = choosePieces(pieces, "publication", { ...view, show: "all" })
    .map((publication) => ({
      publication,
      issues: choosePieces(issuesOf(pieces, publication.key), "issue", view),
    }))
    .filter(({ issues }) => issues.length > 0 || view.show === "all");
  if (all.length === 0) return <NothingHere what="publications" isNarrowed={false} change={change} />;
  return (
    <>
      <ShelfFilters view={view} change={change} />
      {chosen.length === 0 && <NothingHere what="publications" isNarrowed change={change} />}
      {chosen.map(({ publication, issues }) => (
        <Publication
          key={publication.id}
          publication={publication}
          issues={issues}
          all={issuesOf(pieces, publication.key)}
        />
      ))}
    </>
  );
}

interface PublicationProps {
  readonly publication: ContentHead;
  /** Those that are shown. */
  readonly issues: readonly ContentHead[];
  readonly all: readonly ContentHead[];
}

function Publication({ publication, issues, all }: PublicationProps) {
  const text = useText();
  const { id, title, summary, language, properties } = publication;
  return (
    <section className={style["publication"]} aria-labelledby={`publication-${id}`}>
      <header>
        {properties.cadence && <p className={style["kicker"]}>{text(`guides.cadence.${properties.cadence}`)}</p>}
        <h2 id={`publication-${id}`}>
          <Link to={contentLink(publication)} lang={language}>
            {title}
          </Link>
        </h2>
        <p lang={language}>{summary}</p>
        <Subscribe publication={publication} />
        <ReadAll publication={publication} issues={all} />
      </header>
      {issues.length > 0 ? (
        <PieceList pieces={issues} level={3} />
      ) : (
        <p className={style["none"]}>{text("guides.issue.none")}</p>
      )}
    </section>
  );
}
