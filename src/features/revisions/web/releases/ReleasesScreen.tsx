import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { releaseNoteIn } from "#domain/revisions/releaseNotes.ts";
import { REVISION_NEWS, type RevisionNews } from "#domain/revisions/revisionNews.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { Page } from "#ui/look/Page.tsx";
import { Segmented } from "#ui/look/Segmented.tsx";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { changeList } from "#ui/queries/changeList.ts";
import { addToast } from "#ui/toast/toast.ts";
import { followReleases, type Release, releases } from "../../contract/releases.ts";
import style from "./Releases.module.css";

/** `/releases`: what each revision of the data brought, and how one hears of the next. */
export default function ReleasesScreen() {
  const text = useText();
  const [address] = useSearchParams();
  const { data, error, refetch } = useQuery(releasesQuery());
  if (!data) return error ? <ErrorState reason={error} onRetry={() => void refetch()} /> : <LoadingBlock />;
  return (
    <Page title={text("releases.title")} lead={text("releases.lead")}>
      <Following news={data.news} />
      {data.items.length === 0 && (
        <EmptyState example="revisions" title={text("releases.none.what")} hint={text("releases.none.why")} />
      )}
      <ol className={style["log"]} data-testid="releases">
        {data.items.map((release) => (
          <Entry key={release.id} release={release} isSought={release.id === address.get("edition")} />
        ))}
      </ol>
    </Page>
  );
}

function Following({ news }: { readonly news: RevisionNews }) {
  const text = useText();
  const choose = async (chosen: RevisionNews) => {
    const kept = await changeList(callApi(followReleases, { body: { news: chosen } }), releasesQuery());
    if (kept) addToast((words) => words(`releases.kept.${chosen}`), { type: "success" });
  };
  return (
    <div className={style["following"]}>
      <span>{text("releases.follow")}</span>
      <Segmented
        label={text("releases.follow")}
        value={news}
        options={REVISION_NEWS.map((value) => ({ value, label: text(`releases.news.${value}`) }))}
        onChange={(chosen) => void choose(chosen)}
      />
    </div>
  );
}

interface EntryProps {
  readonly release: Release;
  /** Whether a link led to this one. */
  readonly isSought: boolean;
}

function Entry({ release, isSought }: EntryProps) {
  const text = useText();
  const formats = useFormats();
  const { id, label, current, sample, publishedAt, notes } = release;
  const note = releaseNoteIn(notes, formats.locale);
  const anchor = `edition-${id}`;
  useEffect(() => {
    if (isSought) document.getElementById(anchor)?.scrollIntoView({ block: "center" });
  }, [isSought, anchor]);
  return (
    <li id={anchor} className={style["entry"]} data-sought={isSought || undefined}>
      <h2>
        <bdi>{label}</bdi>
      </h2>
      <p className={style["small"]}>
        {[
          publishedAt && formats.date(publishedAt),
          current && text("releases.current"),
          sample && text("releases.sample"),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {note ? (
        <p className={style["note"]} lang={note.locale} dir="auto">
          {note.text}
        </p>
      ) : (
        <p className={style["small"]}>{text("releases.withoutNote")}</p>
      )}
    </li>
  );
}

/** What each revision brought, and how the reader hears of new ones. */
const releasesQuery = () =>
  queryOptions({
    queryKey: ["releases"],
    queryFn: ({ signal }) => callApi(releases, { signal }),
    staleTime: 60_000,
  });
