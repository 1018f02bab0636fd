import { FileButton } from "@mantine/core";
import { IconPaperclip, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { useText } from "#language/useText.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { type AttachedFile, ATTACHMENT_ENDINGS, attachmentFault, readAttachment } from "./attachedFile.ts";
import style from "./AttachmentField.module.css";

interface AttachmentFieldProps {
  readonly attachment: AttachedFile | null;
  readonly onChange: (attachment: AttachedFile | null) => void;
}

/** One file to go with a message. */
export function AttachmentField({ attachment, onChange }: AttachmentFieldProps) {
  const text = useText();
  const [fault, setFault] = useState<string | null>(null);
  const take = async (file: File | null) => {
    if (!file) return;
    const found = attachmentFault(file);
    setFault(found && text(`contact.form.${found}`, { name: file.name }));
    onChange(found ? null : await readAttachment(file));
  };

  return (
    <div>
      <p className={style["label"]}>{text("contact.form.attachment")}</p>
      <div className={style["line"]}>
        <FileButton accept={ATTACHMENT_ENDINGS.join(",")} onChange={(file) => void take(file)} key={attachment?.name}>
          {(props) => (
            <ActionButton onClick={props.onClick}>
              <IconPaperclip size={16} stroke={1.6} aria-hidden="true" />
              {text("contact.form.choose")}
            </ActionButton>
          )}
        </FileButton>
        {attachment ? (
          <span className={style["file"]}>
            <bdi>{attachment.name}</bdi>
            <button type="button" aria-label={text("contact.form.removeFile")} onClick={() => onChange(null)}>
              <IconX size={14} stroke={1.8} aria-hidden="true" />
            </button>
          </span>
        ) : (
          <span className={style["hint"]}>{text("contact.form.attachmentHint")}</span>
        )}
      </div>
      {fault && (
        <p className={style["fault"]} role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
