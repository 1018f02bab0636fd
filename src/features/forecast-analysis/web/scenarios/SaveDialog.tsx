import { Textarea, TextInput } from "@mantine/core";
import { type FormEvent, useId, useState } from "react";
import { useText } from "#i18n/useText.ts";
import { DialogFrame } from "#ui/form/DialogFrame.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { saveAs } from "./changeScenarios.ts";
import style from "../room/Room.module.css";

interface SaveDialogProps {
  /** The edition that the scenario is laid over. */
  readonly base: string;
  readonly onSaved: (scenario: string) => void;
  readonly onClose: () => void;
}

const LONGEST_NAME = 80;
const LONGEST_NOTE = 2_000;

/** Gives what lies on the workbench a name and a note. */
export default function SaveDialog({ base, onSaved, onClose }: SaveDialogProps) {
  const text = useText();
  const form = useId();
  const [name, setName] = useState("");
  const [note, setNote] = useState("");
  const [busy, setBusy] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const id = await saveAs(name.trim(), note.trim(), base);
    setBusy(false);
    if (id === null) return;
    onSaved(id);
    onClose();
  };
  return (
    <DialogFrame
      open
      title={text("forecastRoom.scenario.saveTitle")}
      width={480}
      onClose={onClose}
      foot={
        <>
          <ActionButton onClick={onClose}>{text("forecastRoom.scenario.cancel")}</ActionButton>
          <ActionButton tone="main" type="submit" form={form} busy={busy} disabled={name.trim() === ""}>
            {text("forecastRoom.bar.save")}
          </ActionButton>
        </>
      }
    >
      <form id={form} className={style["form"]} onSubmit={(event) => void save(event)}>
        <TextInput
          data-autofocus
          label={text("forecastRoom.scenario.name")}
          maxLength={LONGEST_NAME}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Textarea
          label={text("forecastRoom.scenario.note")}
          maxLength={LONGEST_NOTE}
          autosize
          minRows={2}
          maxRows={8}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </form>
    </DialogFrame>
  );
}
