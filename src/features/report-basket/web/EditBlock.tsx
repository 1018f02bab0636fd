import { Textarea, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useText } from "#language/useText.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { changeBlock } from "#ui/reportBasket/changeBasket.ts";
import { type BasketItem, LONGEST_BLOCK_NOTE, LONGEST_BLOCK_TITLE } from "../contract.ts";
import style from "./MyReport.module.css";

/** A title and a note of one's own for a block. */
export function EditBlock({ item, onDone }: { readonly item: BasketItem; readonly onDone: () => void }) {
  const text = useText();
  const [title, setTitle] = useState(item.title ?? "");
  const [note, setNote] = useState(item.note);
  const [busy, setBusy] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const saved = await changeBlock(item, { title: title.trim() === "" ? null : title.trim(), note });
    setBusy(false);
    if (saved) onDone();
  };
  return (
    <form className={style["edit"]} onSubmit={(event) => void save(event)}>
      <TextInput
        ref={(field) => {
          field?.focus();
        }}
        label={text("exportMenu.basket.itemTitle")}
        description={text("exportMenu.basket.itemTitleHint")}
        placeholder={text(`documents.block.${item.section}`)}
        maxLength={LONGEST_BLOCK_TITLE}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <Textarea
        label={text("exportMenu.basket.itemNote")}
        maxLength={LONGEST_BLOCK_NOTE}
        autosize
        minRows={2}
        maxRows={8}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <div className={style["buttons"]}>
        <ActionButton type="submit" tone="main" busy={busy}>
          {text("exportMenu.basket.save")}
        </ActionButton>
        <ActionButton onClick={onDone}>{text("exportMenu.basket.cancel")}</ActionButton>
      </div>
    </form>
  );
}
