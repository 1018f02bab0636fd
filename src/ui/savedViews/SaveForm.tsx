import { type FormEvent, useState } from "react";
import { useLocation } from "react-router";
import { LONGEST_VIEW_NAME, type SavedView } from "#features/saved-views/contract.ts";
import { useText } from "#language/useText.ts";
import { useShownRevision } from "../address/useShownRevision.ts";
import { ActionButton } from "../look/ActionButton.tsx";
import { keepView } from "./changeSavedViews.ts";
import { useProposedName } from "./useProposedName.ts";
import style from "./ViewsMenu.module.css";
import { showsSame, viewPath } from "./viewPath.ts";

/** Saves what is shown under a name that says what it is; what is saved already says so. */
export function SaveForm({ views }: { readonly views: readonly SavedView[] }) {
  const text = useText();
  const location = useLocation();
  const { revision } = useShownRevision();
  const proposed = useProposedName();
  const [typed, setTyped] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const path = viewPath(location);
  const known = views.find((view) => view.mine && showsSame(view.path, path));
  const name = typed ?? proposed;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const kept = await keepView({ name: name.trim(), path, revision: revision.id });
    setBusy(false);
    if (kept) setTyped(null);
  };

  if (known) return <output className={style["known"]}>{text("savedViews.alreadySaved", { name: known.name })}</output>;
  return (
    <form className={style["form"]} onSubmit={(event) => void save(event)}>
      <input
        className={style["field"]}
        data-autofocus
        aria-label={text("savedViews.name")}
        maxLength={LONGEST_VIEW_NAME}
        value={name}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <ActionButton type="submit" tone="main" busy={busy} disabled={name.trim() === ""}>
        {text("savedViews.save")}
      </ActionButton>
    </form>
  );
}
