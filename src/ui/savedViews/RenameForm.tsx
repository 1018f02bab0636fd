import { type FormEvent, useState } from "react";
import { LONGEST_VIEW_NAME, type SavedView } from "#features/saved-views/contract.ts";
import { useText } from "#language/useText.ts";
import { ActionButton } from "../look/ActionButton.tsx";
import { alterView } from "./changeSavedViews.ts";
import style from "./ViewsMenu.module.css";

/** Another name for a saved view. */
export function RenameForm({ view, onDone }: { readonly view: SavedView; readonly onDone: () => void }) {
  const text = useText();
  const [name, setName] = useState(view.name);
  const rename = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === view.name || (await alterView(view, { name: name.trim() }))) onDone();
  };

  return (
    <form className={style["form"]} onSubmit={(event) => void rename(event)}>
      <input
        ref={(field) => field?.focus()}
        className={style["field"]}
        aria-label={text("savedViews.newName")}
        maxLength={LONGEST_VIEW_NAME}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <ActionButton type="submit" disabled={name.trim() === ""}>
        {text("savedViews.renameDone")}
      </ActionButton>
      <ActionButton onClick={onDone}>{text("savedViews.cancel")}</ActionButton>
    </form>
  );
}
