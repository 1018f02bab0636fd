import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import type { NewsIssueHead, NewsPublication } from "#features/news/contract.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { newsQuery } from "../alertsQueries.ts";
import { IssueReader } from "./IssueReader.tsx";
import style from "./News.module.css";

/** Curated publications: the list of them, the issues of the chosen one, and a reader. The address names what is open. */
export function News() {
  const text = useText();
  const formats = useFormats();
  const { data: publications, error, refetch } = useQuery(newsQuery());
  const [address, setAddress] = useSearchParams();
  if (!publications) return error ? <ErrorState reason={error} onRetry={() => void refetch()} /> : <LoadingBlock />;
  const chosen = publications.find(({ id }) => id === address.get("publication")) ?? publications[0];
  if (!chosen)
    return <EmptyState example="reading" title={text("alerts.news.none")} hint={text("alerts.news.noneHint")} />;
  const issue = chosen.issues.find(({ id }) => id === address.get("issue"));
  const show = (publication: string, opened: string | null) =>
    setAddress({ tab: "news", publication, ...(opened !== null && { issue: opened }) }, { preventScrollReset: true });

  return (
    <div className={style["news"]}>
      <nav className={style["list"]} aria-label={text("alerts.news.publications")}>
        <ul>
          {publications.map(({ id, name }) => (
            <li key={id}>
              <button type="button" aria-current={id === chosen.id ? "true" : undefined} onClick={() => show(id, null)}>
                {formats.name(name)}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      {issue ? (
        <IssueReader key={issue.id} head={issue} onBack={() => show(chosen.id, null)} />
      ) : (
        <Issues publication={chosen} onRead={(id) => show(chosen.id, id)} />
      )}
    </div>
  );
}

interface IssuesProps {
  readonly publication: NewsPublication;
  readonly onRead: (issue: string) => void;
}

function Issues({ publication, onRead }: IssuesProps) {
  const text = useText();
  const formats = useFormats();
  const name = formats.name(publication.name);
  return (
    <section aria-label={text("alerts.news.issues", { name })}>
      <h2 className={style["name"]}>{name}</h2>
      <p className={style["description"]}>{formats.name(publication.description)}</p>
      {publication.issues.length === 0 && (
        <EmptyState example="reading" title={text("alerts.news.empty")} hint={text("alerts.news.emptyHint")} />
      )}
      <div className={style["cards"]}>
        {publication.issues.map((issue) => (
          <IssueCard key={issue.id} issue={issue} onRead={() => onRead(issue.id)} />
        ))}
      </div>
    </section>
  );
}

function IssueCard({ issue, onRead }: { readonly issue: NewsIssueHead; readonly onRead: () => void }) {
  const text = useText();
  const formats = useFormats();
  const title = formats.name(issue.title);
  return (
    <article className={style["card"]}>
      <p className={style["meta"]}>
        {text("alerts.news.issue", { number: formats.count(issue.number) })} · {formats.date(`${issue.date}T12:00:00`)}
        {issue.sample && <span className={style["sample"]}>{text("alerts.news.sample")}</span>}
      </p>
      <h3>{title}</h3>
      <p className={style["description"]}>
        {text("alerts.news.sections", {
          number: formats.count(issue.links),
          sections: formats.list(issue.sections.map((section) => formats.name(section))),
        })}
      </p>
      <ActionButton aria-label={`${text("alerts.news.read")}: ${title}`} onClick={onRead}>
        {text("alerts.news.read")}
      </ActionButton>
    </article>
  );
}
