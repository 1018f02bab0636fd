import { useSuspenseQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useLocation } from "react-router";
import { LONGEST_VIEW_NAME, type SavedView } from "#features/saved-views/contract.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { useAddress } from "../address/useAddress.ts";
import { useShownRevision } from "../address/useShownRevision.ts";
import { useActiveFilters } from "../filters/ActiveFilters.tsx";
import { ActionButton } from "../look/ActionButton.tsx";
import { marketsQuery } from "../queries/marketsQuery.ts";
import { keepView } from "./changeSavedViews.ts";
import { screenName } from "./screenName.ts";
import { showsSame, viewPath } from "./viewPath.ts";
import style from "./ViewsMenu.module.css";

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

/** A name for what is shown, in the reader's language: market, screen, and the filters in use. */
function useProposedName(): string {
  const text = useText();
  const { locale } = useFormats();
  const { market } = useAddress();
  const { data: markets } = useSuspenseQuery(marketsQuery());
  const filters = useActiveFilters();
  const { pathname, search } = useLocation();
  const found = markets.find(({ id }) => id === market);
  const parts = [
    found?.kind === "nation" ? text("filters.nation") : found?.name,
    screenName(pathname + search, text, locale),
    filters.map(({ label }) => label).join(", "),
  ];
  return parts.filter(Boolean).join(" · ").slice(0, LONGEST_VIEW_NAME);
}
