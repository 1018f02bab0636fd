import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useReducer, useState } from "react";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { ConfirmDialog } from "#ui/form/ConfirmDialog.tsx";
import { ShownSecret } from "#ui/form/ShownSecret.tsx";
import { TaskDialog } from "#ui/form/TaskDialog.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { Callout } from "#ui/problem/Callout.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { problemCode } from "#ui/problem/problemCode.ts";
import { signInHere } from "#ui/session/signInHere.ts";
import { addToast } from "#ui/toast/toast.ts";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import { type CalendarFeed, endCalendarFeed, makeCalendarFeed } from "../../contract/calendarFeed.ts";
import style from "../CallList.module.css";
import { calendarFeedQuery } from "../callQueries.ts";

/** One's own calendar of calls: its address is made here, shown once, replaced and turned off. */
export function CalendarDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const { data: feed, error, refetch } = useQuery(calendarFeedQuery());
  const { make, made, problem, busy, forget } = useMaking();
  const [kept, keep] = useReducer(() => true, false);
  const [ending, setEnding] = useState(false);
  if (made)
    return (
      <TaskDialog
        title={text("pipeline.calendar.title")}
        held={!kept}
        onClose={onClose}
        foot={<ActionButton onClick={onClose}>{text("pipeline.calendar.made.done")}</ActionButton>}
      >
        <ShownSecret
          secret={made.address}
          label={text("pipeline.calendar.made.label")}
          warning={text("pipeline.calendar.made.warning")}
          copy={text("pipeline.calendar.made.copy")}
          copied={text("pipeline.calendar.made.copied")}
          onCopied={keep}
        >
          <p className={style["words"]}>{text("pipeline.calendar.made.how")}</p>
          <p className={style["words"]}>{text("pipeline.calendar.secret")}</p>
        </ShownSecret>
      </TaskDialog>
    );
  return (
    <TaskDialog
      title={text("pipeline.calendar.title")}
      onClose={onClose}
      foot={
        <>
          {feed && <ActionButton onClick={() => setEnding(true)}>{text("pipeline.calendar.end")}</ActionButton>}
          <ActionButton tone="main" busy={busy} disabled={feed === undefined} onClick={make}>
            {text(feed ? "pipeline.calendar.replace" : "pipeline.calendar.make")}
          </ActionButton>
        </>
      }
    >
      <div className={style["parts"]}>
        <p>{text("pipeline.calendar.what")}</p>
        <p>{text("pipeline.calendar.secret")}</p>
        {feed === undefined &&
          (error ? <ErrorState reason={error} onRetry={() => void refetch()} /> : <LoadingBlock />)}
        {feed && <FeedFacts feed={feed} />}
        {problem && <MakingProblem problem={problem} onProven={forget} />}
      </div>
      {ending && <EndDialog onClose={() => setEnding(false)} />}
    </TaskDialog>
  );
}

/** Makes an address, and tells what became of it. */
function useMaking() {
  const queryClient = useQueryClient();
  const { mutate, data, error, isPending, reset } = useMutation({
    mutationFn: () => callApi(makeCalendarFeed, {}),
    onSuccess: () => queryClient.invalidateQueries(calendarFeedQuery()),
  });
  return { make: () => mutate(), made: data, problem: error, busy: isPending, forget: reset };
}

/** Since when there is an address, and whether a calendar program comes for it. */
function FeedFacts({ feed: { createdAt, fetchedAt } }: { readonly feed: NonNullable<CalendarFeed> }) {
  const text = useText();
  const formats = useFormats();
  return (
    <>
      <p>
        {text("pipeline.calendar.created", { date: formats.date(createdAt) })}{" "}
        {fetchedAt === null
          ? text("pipeline.calendar.neverFetched")
          : text("pipeline.calendar.fetched", { when: formats.instant(fetchedAt) })}
      </p>
      <p className={style["quiet"]}>{text("pipeline.calendar.replacing")}</p>
    </>
  );
}

/** Why no address was made; who signed in long ago proves who she is first. */
function MakingProblem({ problem, onProven }: { readonly problem: Error; readonly onProven: () => void }) {
  const text = useText();
  const code = problemCode(problem);
  if (code !== "fresh-sign-in-required")
    return (
      <Callout tone="alarm" role="alert">
        {text(`errors.${code}.what`)}
      </Callout>
    );
  const prove = async () => {
    if (await signInHere({ prove: true })) onProven();
  };
  return (
    <Callout tone="alarm" role="alert">
      {text("pipeline.calendar.prove")}{" "}
      <ActionButton onClick={() => void prove()}>{text("pipeline.calendar.signIn")}</ActionButton>
    </Callout>
  );
}

/** Asks before the address is closed, since that cannot be taken back. */
function EndDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi(endCalendarFeed, {}),
    onSuccess: ({ feed }) => {
      queryClient.setQueryData(calendarFeedQuery().queryKey, feed);
      addToast((words) => words("pipeline.calendar.ended"), { type: "success" });
      onClose();
    },
    onError: toastProblem,
  });
  return (
    <ConfirmDialog
      open
      title={text("pipeline.calendar.ask.title")}
      confirm={text("pipeline.calendar.end")}
      busy={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <p className={style["words"]}>{text("pipeline.calendar.ask.body")}</p>
    </ConfirmDialog>
  );
}
