import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { releaseNoteIn } from "#domain/revisions/releaseNotes.ts";
import { type Release, releases } from "#features/revisions/contract/releases.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { MethodPart } from "./MethodPart.tsx";
import style from "./Tabs.module.css";

/** The log is long after some years; the page of revisions has all of it. */
const MOST_REVISIONS = 8;

const releasesQuery = () =>
  queryOptions({
    queryKey: ["releases"],
    queryFn: ({ signal }) => callApi(releases, { signal }),
    staleTime: 60_000,
  });

/** What the latest revisions of the data brought. */
export function RevisionLog() {
  const text = useText();
  const { data } = useSuspenseQuery(releasesQuery());
  return (
    <MethodPart title={text("guides.method.log.title")} lead={text("guides.method.log.lead")}>
      {data.items.length === 0 && <p>{text("guides.method.log.none")}</p>}
      <ol className={style["log"]}>
        {data.items.slice(0, MOST_REVISIONS).map((release) => (
          <LoggedRevision key={release.id} release={release} />
        ))}
      </ol>
      <p>
        <Link to="/releases">{text("guides.method.log.all")}</Link>
      </p>
    </MethodPart>
  );
}

function LoggedRevision({ release: { label, publishedAt, current, sample, notes } }: { readonly release: Release }) {
  const text = useText();
  const formats = useFormats();
  const note = releaseNoteIn(notes, formats.locale);
  const facts = [
    publishedAt && formats.date(publishedAt),
    current && text("guides.method.log.current"),
    sample && text("guides.sample"),
  ];
  return (
    <li>
      <h3>
        <bdi>{label}</bdi>
      </h3>
      <p className={style["kicker"]}>{facts.filter(Boolean).join(" · ")}</p>
      <p lang={note?.locale} dir="auto">
        {note?.text ?? text("guides.method.log.withoutNote")}
      </p>
    </li>
  );
}
