import { Checkbox, Textarea } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { LONGEST_MESSAGE, receivers, type SentThing, sendThing } from "#features/comments/contract/sendings.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "../api/callApi.ts";
import { TaskDialog } from "../form/TaskDialog.tsx";
import { ActionButton } from "../look/ActionButton.tsx";
import { LoadingBlock } from "../look/LoadingBlock.tsx";
import { ErrorState } from "../problem/ErrorState.tsx";
import { addToast } from "../toast/toast.ts";
import { toastProblem } from "../toast/toastProblem.ts";
import style from "./Comments.module.css";

interface SendDialogProps {
  readonly about: SentThing;
  readonly id: string;
  /** What it is called. */
  readonly name: string;
  readonly onClose: () => void;
}

/** Sends a saved view or an alert to colleagues who may read it. */
export default function SendDialog({ about, id, name, onClose }: SendDialogProps) {
  const text = useText();
  const { data, error, refetch } = useQuery({
    queryKey: ["receivers", about, id],
    queryFn: ({ signal }) => callApi(receivers, { query: { about, thing: id }, signal }),
  });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [message, setMessage] = useState("");
  const [busy, setBusy] = useState(false);
  const people = data?.people ?? [];
  const isTeam = people.length > 0 && people.every((person) => chosen.has(person.id));
  const send = async () => {
    setBusy(true);
    try {
      const title = about === "alert" ? name.slice(0, 200) : null;
      const said = message.trim().replace(/\s+/g, " ");
      const to = isTeam ? ("team" as const) : [...chosen];
      const { sent } = await callApi(sendThing, { body: { about, thing: id, to, message: said, title } });
      addToast((words) => words("comments.sent", { count: sent, name }), { type: "success" });
      onClose();
    } catch (reason) {
      toastProblem(reason);
      setBusy(false);
    }
  };
  return (
    <TaskDialog
      title={text("comments.sendTitle", { name })}
      onClose={onClose}
      foot={
        <>
          <ActionButton onClick={onClose}>{text("lists.cancel")}</ActionButton>
          <ActionButton
            tone="main"
            busy={busy}
            disabled={chosen.size === 0 || message.trim() === ""}
            onClick={() => void send()}
          >
            {text("comments.sendNow")}
          </ActionButton>
        </>
      }
    >
      {!data && (error ? <ErrorState reason={error} onRetry={() => void refetch()} /> : <LoadingBlock />)}
      {data?.people.length === 0 && <p>{text("comments.noReceivers")}</p>}
      {people.length > 0 && (
        <>
          <fieldset className={style["people"]}>
            <legend>{text("comments.to")}</legend>
            <Checkbox
              label={text("comments.team", { count: people.length })}
              checked={isTeam}
              onChange={() => setChosen(new Set(isTeam ? [] : people.map((person) => person.id)))}
            />
            {people.map((person) => (
              <Checkbox
                key={person.id}
                label={person.name}
                checked={chosen.has(person.id)}
                onChange={() => setChosen((now) => toggled(now, person.id))}
              />
            ))}
          </fieldset>
          <Textarea
            label={text("comments.message")}
            value={message}
            maxLength={LONGEST_MESSAGE}
            autosize
            minRows={2}
            maxRows={6}
            onChange={(event) => setMessage(event.currentTarget.value)}
          />
        </>
      )}
    </TaskDialog>
  );
}

function toggled(chosen: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
}
