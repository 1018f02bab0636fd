import { Textarea } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { queryClient } from "#ui/queries/queryClient.ts";
import { addToast } from "#ui/toast/toast.ts";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import { answerMessage, LONGEST_MESSAGE, type MessageStatus, type ReceivedMessage } from "../contract.ts";
import style from "./AnswerForm.module.css";
import { LANGUAGE_NAMES } from "./languageNames.ts";

const SAID = {
  answered: "contact.received.answered",
  closed: "contact.received.closed",
  open: "contact.received.reopened",
} as const;

/** What an administrator can do with a message: answer, close, open again. */
export function AnswerForm({ message }: { readonly message: ReceivedMessage }) {
  const text = useText();
  const [answering, setAnswering] = useState(false);
  const [answer, setAnswer] = useState("");
  const { id, status, sender, language } = message;

  const change = useMutation({
    mutationFn: (wanted: { readonly status: MessageStatus; readonly answer?: string }) =>
      callApi(answerMessage, { params: { message: id }, body: { seen: status, ...wanted } }),
    onSuccess: (changed) => {
      setAnswering(false);
      setAnswer("");
      addToast((words) => words(SAID[changed.status]), { type: "success" });
    },
    onError: (reason) => toastProblem(reason),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["contact"] }),
  });

  if (!answering) {
    return (
      <div className={style["line"]}>
        <ActionButton onClick={() => setAnswering(true)}>{text("contact.received.answer")}</ActionButton>
        {status === "closed" ? (
          <ActionButton busy={change.isPending} onClick={() => change.mutate({ status: "open" })}>
            {text("contact.received.reopen")}
          </ActionButton>
        ) : (
          <ActionButton busy={change.isPending} onClick={() => change.mutate({ status: "closed" })}>
            {text(status === "answered" ? "contact.received.closeAnswered" : "contact.received.close")}
          </ActionButton>
        )}
      </div>
    );
  }
  return (
    <div className={style["form"]}>
      <Textarea
        label={text("contact.received.yourAnswer")}
        description={text("contact.received.answerHint", {
          name: `\u2068${sender.name}\u2069`,
          language: LANGUAGE_NAMES[language],
        })}
        classNames={{ description: style["hint"] ?? "" }}
        autosize
        minRows={3}
        maxRows={12}
        maxLength={LONGEST_MESSAGE}
        value={answer}
        onChange={(event) => setAnswer(event.currentTarget.value)}
      />
      <div className={style["line"]}>
        <ActionButton
          tone="main"
          busy={change.isPending}
          disabled={answer.trim() === ""}
          onClick={() => change.mutate({ status: "answered", answer })}
        >
          {text("contact.received.sendAnswer")}
        </ActionButton>
        <ActionButton onClick={() => setAnswering(false)}>{text("contact.received.cancel")}</ActionButton>
      </div>
    </div>
  );
}
