import { Textarea } from "@mantine/core";
import { useState } from "react";
import type { TeamAidSteps } from "#domain/sellingAids/teamAid.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { addToast } from "#ui/toast/toast.ts";
import { decideTeamAid, LONGEST_REASON, type SentAid } from "../../contract/teamAids.ts";
import style from "./Team.module.css";
import { changeTeamAid } from "./teamQueries.ts";

interface DecisionFormProps {
  readonly aid: SentAid;
  readonly steps: TeamAidSteps;
  readonly onDone: () => void;
}

/** Lets an administrator approve an aid, or decline it with a reason that its author reads. */
export function DecisionForm({ aid: { id, number, title, customer }, steps, onDone }: DecisionFormProps) {
  const text = useText();
  const [declining, setDeclining] = useState(false);
  const [reason, setReason] = useState("");
  const [busy, setBusy] = useState(false);
  if (!steps.approve && !steps.decline) return null;
  const decide = async (decision: "approve" | "decline") => {
    setBusy(true);
    const body = decision === "approve" ? { decision } : { decision, reason: reason.trim() };
    const done = await changeTeamAid(
      callApi(decideTeamAid, { params: { aid: id, number: String(number) }, body }),
    ).finally(() => setBusy(false));
    if (!done) return;
    addToast(text(`sellingAids.team.done.${decision === "approve" ? "approved" : "declined"}`, { title }), {
      type: "success",
    });
    onDone();
  };
  return (
    <section className={style["decision"]} aria-label={text("sellingAids.team.decide")}>
      <p>{text("sellingAids.team.forWhom", { customer })}</p>
      {declining && (
        <Textarea
          data-autofocus
          label={text("sellingAids.team.whyNot")}
          description={text("sellingAids.team.whyNotHint")}
          autosize
          minRows={2}
          maxLength={LONGEST_REASON}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      <div className={style["buttons"]}>
        {steps.decline &&
          (declining ? (
            <ActionButton busy={busy} disabled={reason.trim() === ""} onClick={() => void decide("decline")}>
              {text("sellingAids.team.declineNow")}
            </ActionButton>
          ) : (
            <ActionButton onClick={() => setDeclining(true)}>{text("sellingAids.team.decline")}</ActionButton>
          ))}
        {steps.approve && !declining && (
          <ActionButton tone="main" busy={busy} onClick={() => void decide("approve")}>
            {text("sellingAids.team.approve")}
          </ActionButton>
        )}
      </div>
    </section>
  );
}
