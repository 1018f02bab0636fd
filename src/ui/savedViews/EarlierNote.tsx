import { IconHistory } from "@tabler/icons-react";
import { Link, useLocation, useSearchParams } from "react-router";
import { useText } from "#language/useText.ts";
import { withChanges } from "../address/changesAddress.ts";
import { useShownRevision } from "../address/useShownRevision.ts";
import { alterView } from "./changeSavedViews.ts";
import style from "./EarlierNote.module.css";
import { useOpenView } from "./useOpenView.ts";
import { inRevision } from "./viewPath.ts";

/**
 * Says that the view that is open was saved with another revision than the one shown, and leads to it and to what changed since. Its
 * owner can keep it with the revision shown from now on.
 */
export function EarlierNote() {
  const text = useText();
  const view = useOpenView();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const { revision } = useShownRevision();
  if (!view || view.revision.id === revision.id) return null;

  return (
    <p className={style["note"]} data-testid="earlier-note">
      <IconHistory size={16} stroke={1.6} aria-hidden="true" />
      <bdi>{text("savedViews.earlier", { name: view.name, saved: view.revision.label, shown: revision.label })}</bdi>{" "}
      <Link to={{ pathname, search: String(withChanges(search, view.revision.id)) }} preventScrollReset>
        {text("savedViews.earlierChanges")}
      </Link>
      <Link to={inRevision(view.path, view.revision.id)}>
        {text("savedViews.earlierOpen", { label: view.revision.label })}
      </Link>
      {view.mine && (
        <button type="button" onClick={() => void alterView(view, { revision: revision.id })}>
          {text("savedViews.earlierKeep", { label: revision.label })}
        </button>
      )}
    </p>
  );
}
