import { Textarea } from "@mantine/core";
import { useState } from "react";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { TaskDialog } from "#ui/form/TaskDialog.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { askForReview, decideReview } from "../../contract/room.ts";
import { LONGEST_NOTE, type RevisionDetail } from "../../contract/roomSchemas.ts";
import { changeRoom } from "../changeRoom.ts";
import style from "../Revisions.module.css";

interface ReviewDialogProps {
  readonly revision: RevisionDetail;
  readonly onClose: () => void;
}

/** Asks the other administrators to review a draft. */
export function AskDialog({ revision: { id, label, reviewers }, onClose }: ReviewDialogProps) {
  const text = useText();
  const [note, setNote] = useState("");
  const [busy, setBusy] = useState(false);
  const ask = async () => {
    setBusy(true);
    const done = await changeRoom(callApi(askForReview, { params: { revision: id }, body: { note } }), (words) =>
      words("revisions.review.sent", { count: reviewers }),
    );
    setBusy(false);
    if (done) onClose();
  };
  return (
    <TaskDialog
      title={text("revisions.review.askTitle", { label })}
      onClose={onClose}
      foot={
        <>
          <ActionButton onClick={onClose}>{text("lists.cancel")}</ActionButton>
          <ActionButton tone="main" busy={busy} onClick={() => void ask()}>
            {text("revisions.review.ask")}
          </ActionButton>
        </>
      }
    >
      <div className={style["form"]}>
        <p>{text("revisions.review.who", { count: reviewers })}</p>
        <Textarea
          label={text("revisions.review.note")}
          autosize
          minRows={3}
          maxLength={LONGEST_NOTE}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </div>
    </TaskDialog>
  );
}

/** Approves a draft or sends it back. */
export function DecideDialog({ revision: { id, label, review }, onClose }: ReviewDialogProps) {
  const text = useText();
  const [answer, setAnswer] = useState("");
  const [busy, setBusy] = useState(false);
  const decide = async (decision: "approved" | "returned") => {
    setBusy(true);
    const done = await changeRoom(
      callApi(decideReview, { params: { revision: id }, body: { decision, answer } }),
      (words) => words(`revisions.review.done.${decision}`, { label }),
    );
    setBusy(false);
    if (done) onClose();
  };
  return (
    <TaskDialog
      title={text("revisions.review.decideTitle", { label })}
      onClose={onClose}
      foot={
        <>
          <ActionButton onClick={onClose}>{text("lists.cancel")}</ActionButton>
          <ActionButton busy={busy} onClick={() => void decide("returned")}>
            {text("revisions.review.sendBack")}
          </ActionButton>
          <ActionButton tone="main" busy={busy} onClick={() => void decide("approved")}>
            {text("revisions.review.approve")}
          </ActionButton>
        </>
      }
    >
      <div className={style["form"]}>
        {review && review.note !== "" && <p className={style["quote"]}>{review.note}</p>}
        <Textarea
          label={text("revisions.review.answer")}
          autosize
          minRows={3}
          maxLength={LONGEST_NOTE}
          value={answer}
          onChange={(event) => setAnswer(event.currentTarget.value)}
        />
      </div>
    </TaskDialog>
  );
}
