import { IconDots, IconLock, IconPin, IconPinnedFilled } from "@tabler/icons-react";
import { Link } from "react-router";
import type { SavedView } from "#features/saved-views/contract.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { markView } from "./changeSavedViews.ts";
import { screenName } from "./screenName.ts";
import { ViewActions } from "./ViewActions.tsx";
import style from "./ViewRow.module.css";

interface ViewRowProps {
  readonly view: SavedView;
  /** All pinned views in their order, where this is one of them. */
  readonly pinned: readonly SavedView[];
  /** Whether what can be done with it is shown. */
  readonly opened: boolean;
  readonly onToggle: () => void;
  readonly onFollow: () => void;
  readonly onComment: () => void;
  readonly onSend: () => void;
}

/** One saved view: where it leads, what it is, its pin, and what can be done with it. */
export function ViewRow({ view, pinned, opened, onToggle, onFollow, onComment, onSend }: ViewRowProps) {
  const text = useText();
  const { locale } = useFormats();
  const { name, path, open, owner, mine } = view;
  const isPinned = view.position !== null;
  const details = [
    screenName(path, text, locale),
    !mine && text("savedViews.by", { owner }),
    mine && view.shared && text("savedViews.isShared"),
    view.isDefault && text("savedViews.isDefault"),
    !open && text("savedViews.closed"),
  ].filter((detail) => detail !== false);

  return (
    <li className={style["item"]}>
      <div className={style["row"]}>
        <button
          type="button"
          className={style["sign"]}
          aria-pressed={isPinned}
          aria-label={text(isPinned ? "savedViews.unpin" : "savedViews.pin", { name })}
          onClick={() => void markView(view, { pinned: !isPinned })}
        >
          {isPinned ? <IconPinnedFilled size={16} aria-hidden="true" /> : <IconPin size={16} aria-hidden="true" />}
        </button>
        <Link to={path} className={style["link"]} data-closed={open ? undefined : true} onClick={onFollow}>
          <bdi className={style["name"]}>{name}</bdi>
          <small className={style["detail"]}>
            {!open && <IconLock size={12} aria-hidden="true" />}
            <bdi>{details.join(" · ")}</bdi>
          </small>
        </Link>
        <button
          type="button"
          className={style["sign"]}
          aria-expanded={opened}
          aria-label={text("savedViews.more", { name })}
          onClick={onToggle}
        >
          <IconDots size={16} aria-hidden="true" />
        </button>
      </div>
      {opened && (
        <ViewActions
          view={view}
          pinned={pinned}
          onDone={onToggle}
          onFollow={onFollow}
          onComment={onComment}
          onSend={onSend}
        />
      )}
    </li>
  );
}
