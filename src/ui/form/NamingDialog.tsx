import { Textarea, TextInput } from "@mantine/core";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { ActionButton } from "../look/ActionButton.tsx";
import { DialogFrame } from "./DialogFrame.tsx";
import style from "./NamingDialog.module.css";

interface NamingDialogProps {
  readonly title: string;
  readonly words: Readonly<Record<"name" | "note" | "save" | "cancel", string>>;
  /** In characters. */
  readonly longest: Readonly<Record<"name" | "note", number>>;
  /** A name that may do. */
  readonly proposed?: string;
  /** What is said above the name. */
  readonly lead?: ReactNode;
  /** What else is chosen, below the note. */
  readonly children?: ReactNode;
  /** Answers whether it is kept; the dialog then closes. */
  readonly onSave: (name: string, note: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Keeps something under a name and a note. */
export function NamingDialog(props: NamingDialogProps) {
  const { title, words, longest, proposed = "", lead, children, onSave, onClose } = props;
  const form = useId();
  const [name, setName] = useState(proposed.slice(0, longest.name));
  const [note, setNote] = useState("");
  const [busy, setBusy] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const kept = await onSave(name.trim(), note.trim());
    setBusy(false);
    if (kept) onClose();
  };
  return (
    <DialogFrame
      open
      title={title}
      width={480}
      onClose={onClose}
      foot={
        <>
          <ActionButton onClick={onClose}>{words.cancel}</ActionButton>
          <ActionButton tone="main" type="submit" form={form} busy={busy} disabled={name.trim() === ""}>
            {words.save}
          </ActionButton>
        </>
      }
    >
      <form id={form} className={style["form"]} onSubmit={(event) => void save(event)}>
        {lead && <p>{lead}</p>}
        <TextInput
          data-autofocus
          label={words.name}
          maxLength={longest.name}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Textarea
          label={words.note}
          maxLength={longest.note}
          autosize
          minRows={2}
          maxRows={8}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        {children}
      </form>
    </DialogFrame>
  );
}
