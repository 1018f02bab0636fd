import { TextInput } from "@mantine/core";
import { useState } from "react";
import { useText } from "#language/useText.ts";
import { ConfirmDialog } from "#ui/form/ConfirmDialog.tsx";
import { Toggle } from "#ui/look/Toggle.tsx";
import type { ItemEditing } from "./useItemDraft.ts";

interface PublishDialogProps {
  readonly editing: ItemEditing;
  readonly onClose: () => void;
}

/** Now or later, and whether those who follow it shall hear of it. */
export function PublishDialog({ editing: { kind, publish }, onClose }: PublishDialogProps) {
  const text = useText();
  const [at, setAt] = useState("");
  const [notify, setNotify] = useState(false);
  const time = at === "" ? null : new Date(at);
  const isSeries = kind === "issue" || kind === "publication";
  return (
    <ConfirmDialog
      open
      title={text("newsroom.publish.title")}
      confirm={text(time ? "newsroom.publish.later" : "newsroom.publish.now")}
      onConfirm={() => {
        publish({ at: time, notify });
        onClose();
      }}
      onClose={onClose}
    >
      <TextInput
        type="datetime-local"
        label={text("newsroom.publish.at")}
        description={text("newsroom.publish.atHint")}
        value={at}
        onChange={(event) => setAt(event.currentTarget.value)}
      />
      <Toggle
        label={text(isSeries ? "newsroom.publish.notifySubscribers" : "newsroom.publish.notifyKeepers")}
        checked={notify}
        onChange={setNotify}
      />
    </ConfirmDialog>
  );
}
