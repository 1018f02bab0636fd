import { useState } from "react";
import { Link, useLocation } from "react-router";
import type { SavedView } from "#features/saved-views/contract.ts";
import { useText } from "#language/useText.ts";
import { useShownRevision } from "../address/useShownRevision.ts";
import { addToast } from "../toast/toast.ts";
import { viewAsGrant } from "../viewAs/viewAsState.ts";
import { alterView, deleteWithUndo, markView, movePinnedView } from "./changeSavedViews.ts";
import { copyLink } from "./copyLink.ts";
import { RenameForm } from "./RenameForm.tsx";
import style from "./ViewActions.module.css";
import { inRevision, showsSame, viewPath } from "./viewPath.ts";

/** Opens with the market looked at last, whatever is saved of it. */
const HOME = "/home";

interface ViewActionsProps {
  readonly view: SavedView;
  readonly pinned: readonly SavedView[];
  readonly onDone: () => void;
  readonly onFollow: () => void;
  readonly onComment: () => void;
  readonly onSend: () => void;
}

/** Everything that can be done with a saved view; what belongs to its owner shows for the owner alone. */
export function ViewActions({ view, pinned, onDone, onFollow, onComment, onSend }: ViewActionsProps) {
  const text = useText();
  const location = useLocation();
  const { revision, published } = useShownRevision();
  const [renaming, setRenaming] = useState(false);
  const shown = viewPath(location);
  const at = pinned.findIndex(({ id }) => id === view.id);
  const differs = view.screen === location.pathname && !showsSame(view.path, shown);

  if (renaming) return <RenameForm view={view} onDone={onDone} />;
  return (
    <div className={style["actions"]}>
      {view.mine && <Act label={text("savedViews.rename")} run={() => setRenaming(true)} />}
      {view.mine && differs && (
        <Act
          label={text("savedViews.replace")}
          run={() => void alterView(view, { path: shown, revision: revision.id }).then(onDone)}
        />
      )}
      {view.mine && (
        <Act
          label={text(view.shared ? "savedViews.unshare" : "savedViews.share")}
          run={() => void alterView(view, { shared: !view.shared }).then(onDone)}
        />
      )}
      {view.screen !== HOME && (
        <Act
          label={text(view.isDefault ? "savedViews.noDefault" : "savedViews.makeDefault")}
          run={() => void markView(view, { isDefault: !view.isDefault }).then(onDone)}
        />
      )}
      {at > 0 && <Act label={text("savedViews.up")} run={() => void movePinnedView(pinned, view, -1)} />}
      {at >= 0 && at < pinned.length - 1 && (
        <Act label={text("savedViews.down")} run={() => void movePinnedView(pinned, view, 1)} />
      )}
      {!viewAsGrant() && <Act label={text("savedViews.comments")} run={onComment} />}
      {!viewAsGrant() && <Act label={text("savedViews.send")} run={onSend} />}
      <Act label={text("savedViews.copy")} run={() => void copied(view.path).then(onDone)} />
      {view.revision.id !== published.id && (
        <Link className={style["action"]} to={inRevision(view.path, view.revision.id)} onClick={onFollow}>
          {text("savedViews.openRevision", { label: view.revision.label })}
        </Link>
      )}
      {view.mine && <Act label={text("savedViews.delete")} run={() => void deleteWithUndo(view)} />}
    </div>
  );
}

function Act({ label, run }: { readonly label: string; readonly run: () => void }) {
  return (
    <button type="button" className={style["action"]} onClick={run}>
      {label}
    </button>
  );
}

async function copied(path: string): Promise<void> {
  await copyLink(path).then(
    () => addToast((text) => text("savedViews.copied"), { type: "success", position: "bottom-right" }),
    () => addToast((text) => text("savedViews.notCopied"), { type: "warning" }),
  );
}
