import { useMutation, useQuery } from "@tanstack/react-query";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import { restoreContentVersion } from "../contract/editing.ts";
import { contentVersionsQuery } from "./contentItemQueries.ts";
import { shownTitle } from "./shownTitle.ts";
import style from "./Newsroom.module.css";
import type { ItemEditing } from "./useItemDraft.ts";

interface VersionListProps {
  readonly editing: ItemEditing;
  readonly onRestored: () => void;
}

/** What was published, newest first; each can become the draft again. */
export function VersionList({ editing: { item, take, dirty }, onRestored }: VersionListProps) {
  const text = useText();
  const formats = useFormats();
  const { data, error, refetch } = useQuery({
    ...contentVersionsQuery(item?.id ?? "", item?.version ?? 0),
    enabled: item !== null,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: (number: number) =>
      callApi(restoreContentVersion, {
        params: { item: item?.id ?? "", number: String(number) },
        body: { version: item?.version ?? 0 },
      }),
    onSuccess: (restored) => {
      take(restored);
      onRestored();
    },
    onError: (reason) => toastProblem(reason),
  });
  if (error) return <ErrorState reason={error} onRetry={() => void refetch()} />;
  if (item === null || data?.length === 0)
    return (
      <EmptyState example="changes" title={text("newsroom.noVersions.what")} hint={text("newsroom.noVersions.why")} />
    );
  if (!data) return <LoadingBlock />;
  return (
    <ol className={style["items"]}>
      {data.map(({ number, publishedAt, publishedBy, current, ...named }) => (
        <li key={number} className={style["item"]}>
          <bdi className={style["name"]}>
            {text("newsroom.version", { number, title: shownTitle(named, formats.locale).title })}
          </bdi>
          {current && <span className={style["standing"]}>{text("newsroom.current")}</span>}
          <span className={style["note"]}>
            {text("newsroom.publishedBy", { date: formats.instant(publishedAt), name: publishedBy })}
          </span>
          <ActionButton
            busy={isPending}
            disabled={dirty}
            aria-label={text("newsroom.restoreOf", { number })}
            onClick={() => mutate(number)}
          >
            {text("newsroom.restore")}
          </ActionButton>
        </li>
      ))}
    </ol>
  );
}
