import { IconMail, IconMailCheck } from "@tabler/icons-react";
import { useState } from "react";
import type { ContentHead } from "#features/content/contract.ts";
import { useText } from "#language/useText.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { addToast } from "#ui/toast/toast.ts";
import { changeMarks } from "../changeMarks.ts";

/** Orders the issues of a publication by mail, or no longer. */
export function Subscribe({ publication }: { readonly publication: ContentHead }) {
  const text = useText();
  const [busy, setBusy] = useState(false);
  const { marks, title } = publication;
  const turn = async () => {
    setBusy(true);
    const kept = await changeMarks(publication, { subscribed: !marks.subscribed });
    setBusy(false);
    if (kept)
      addToast((words) => words(`guides.subscribe.${marks.subscribed ? "undone" : "done"}`, { title }), {
        type: "success",
      });
  };
  const Sign = marks.subscribed ? IconMailCheck : IconMail;
  return (
    <ActionButton aria-pressed={marks.subscribed} busy={busy} onClick={() => void turn()}>
      <Sign size={16} stroke={1.6} aria-hidden="true" />
      {text(`guides.subscribe.${marks.subscribed ? "on" : "off"}`)}
    </ActionButton>
  );
}
