import { type ReactNode, useState } from "react";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { buildDraft, cancelBuild, cancelSchedule, withdrawReview } from "../../contract/room.ts";
import type { RevisionDetail } from "../../contract/roomSchemas.ts";
import { changeRoom } from "../changeRoom.ts";
import style from "../Revisions.module.css";
import { isBusy } from "../roomQueries.ts";
import { FaultText } from "./FaultText.tsx";
import { AskDialog, DecideDialog } from "./ReviewDialogs.tsx";

interface StepsProps {
  readonly revision: RevisionDetail;
}

/** The way of a draft to its readers: files, building, review, publication; each with what can be done now. */
export function Steps({ revision }: StepsProps) {
  const text = useText();
  const formats = useFormats();
  const { files, rows, newLayouts } = revision;
  return (
    <ol className={style["steps"]}>
      <Step title={text("revisions.step.files")} state={files > 0 ? "done" : "open"}>
        <p>{text("revisions.filesOf", { count: files, rows: formats.count(rows) })}</p>
        <p className={style["note"]}>{text("revisions.newFiles", { count: newLayouts.length })}</p>
      </Step>
      <BuildStep revision={revision} />
      <ReviewStep revision={revision} />
      <PublishStep revision={revision} />
    </ol>
  );
}

interface StepProps {
  readonly title: string;
  readonly state: "open" | "now" | "done" | "wrong";
  readonly children: ReactNode;
}

function Step({ title, state, children }: StepProps) {
  return (
    <li className={style["step"]} data-state={state}>
      <h2>{title}</h2>
      {children}
    </li>
  );
}

function BuildStep({ revision }: StepsProps) {
  const text = useText();
  const formats = useFormats();
  const { id, building, builtAt, sound } = revision;
  const params = { revision: id };
  const title = text("revisions.step.build");
  if (isBusy(building?.state)) {
    const part = building?.progress ?? 0;
    return (
      <Step title={title} state="now">
        <progress className={style["bar"]} value={part} aria-label={title} />
        <p role="status">{text("revisions.building", { percent: formats.percent(Math.round(part * 100)) })}</p>
        <ActionButton onClick={() => void changeRoom(callApi(cancelBuild, { params }))}>
          {text("revisions.cancelBuild")}
        </ActionButton>
      </Step>
    );
  }
  const failed = builtAt === null && building?.state === "failed";
  const begin = () => void changeRoom(callApi(buildDraft, { params }));
  return (
    <Step title={title} state={failed || sound === false ? "wrong" : builtAt ? "done" : "open"}>
      <p>
        {builtAt
          ? text(sound === false ? "revisions.builtUnsound" : "revisions.builtAt", { when: formats.instant(builtAt) })
          : text(failed ? "revisions.buildFailed" : "revisions.notBuilt")}
      </p>
      {failed && building?.fault && (
        <p className={style["quote"]}>
          <FaultText fault={building.fault} />
        </p>
      )}
      <ActionButton tone={builtAt ? "quiet" : "main"} onClick={begin}>
        {text(builtAt ? "revisions.buildAgain" : "revisions.build")}
      </ActionButton>
    </Step>
  );
}

function ReviewStep({ revision }: StepsProps) {
  const text = useText();
  const formats = useFormats();
  const [dialog, setDialog] = useState<"ask" | "decide" | null>(null);
  const { id, review, reviewers } = revision;
  const state = { asked: "now", approved: "done", returned: "wrong", none: "open" } as const;
  const withdraw = () => void changeRoom(callApi(withdrawReview, { params: { revision: id } }));
  return (
    <Step title={text("revisions.step.review")} state={state[review?.state ?? "none"]}>
      {review === null && <p>{text(reviewers > 0 ? "revisions.review.none" : "revisions.review.nobody")}</p>}
      {review?.state === "asked" && (
        <p>{text("revisions.review.asked", { name: review.askedBy, when: formats.date(review.askedAt) })}</p>
      )}
      {review?.state === "asked" && review.note !== "" && <p className={style["quote"]}>{review.note}</p>}
      {review && review.state !== "asked" && (
        <p>{text(`revisions.review.${review.state}`, { name: review.decidedBy ?? "" })}</p>
      )}
      {review && review.answer !== "" && <p className={style["quote"]}>{review.answer}</p>}
      <div className={style["buttons"]}>
        {review?.state === "asked" && !review.mine && (
          <ActionButton tone="main" onClick={() => setDialog("decide")}>
            {text("revisions.review.decide")}
          </ActionButton>
        )}
        {review?.state !== "asked" && reviewers > 0 && (
          <ActionButton onClick={() => setDialog("ask")}>
            {text(review ? "revisions.review.askAgain" : "revisions.review.ask")}
          </ActionButton>
        )}
        {review?.state === "asked" && (
          <ActionButton onClick={withdraw}>{text("revisions.review.withdraw")}</ActionButton>
        )}
      </div>
      {dialog === "ask" && <AskDialog revision={revision} onClose={() => setDialog(null)} />}
      {dialog === "decide" && <DecideDialog revision={revision} onClose={() => setDialog(null)} />}
    </Step>
  );
}

function PublishStep({ revision }: StepsProps) {
  const text = useText();
  const formats = useFormats();
  const { id, schedule, builtAt } = revision;
  const title = text("revisions.step.publication");
  if (!schedule)
    return (
      <Step title={title} state="open">
        <p>{text(builtAt ? "revisions.publish.ready" : "revisions.publish.notReady")}</p>
      </Step>
    );
  const cancel = () =>
    void changeRoom(callApi(cancelSchedule, { params: { revision: id } }), (words) =>
      words("revisions.publish.unscheduled"),
    );
  return (
    <Step title={title} state={schedule.fault ? "wrong" : "now"}>
      <p>
        {text(schedule.fault ? "revisions.publish.missed" : "revisions.publish.scheduledFor", {
          when: formats.instant(schedule.at),
          name: schedule.by,
        })}
      </p>
      {schedule.fault && (
        <p className={style["quote"]}>
          <FaultText fault={schedule.fault} />
        </p>
      )}
      <ActionButton onClick={cancel}>{text("revisions.publish.unschedule")}</ActionButton>
    </Step>
  );
}
