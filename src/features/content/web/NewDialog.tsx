import { CONTENT_KINDS, type ContentKind } from "#domain/content/contentKind.ts";
import { useText } from "#language/useText.ts";
import { DialogFrame } from "#ui/form/DialogFrame.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import style from "./Newsroom.module.css";

interface NewDialogProps {
  readonly onNew: (kind: ContentKind) => void;
  readonly onClose: () => void;
}

/** Of which kind a new piece shall be. */
export function NewDialog({ onNew, onClose }: NewDialogProps) {
  const text = useText();
  return (
    <DialogFrame
      open
      above
      title={text("newsroom.newTitle")}
      width={440}
      onClose={onClose}
      foot={<ActionButton onClick={onClose}>{text("lists.cancel")}</ActionButton>}
    >
      <div className={style["kinds"]}>
        {CONTENT_KINDS.map((kind) => (
          <ActionButton key={kind} onClick={() => onNew(kind)}>
            {text(`newsroom.kinds.${kind}`)}
          </ActionButton>
        ))}
      </div>
    </DialogFrame>
  );
}
