import { Popover } from "@mantine/core";
import { IconBookmark, IconBookmarkFilled } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useText } from "#language/useText.ts";
import { QuietButton } from "../look/QuietButton.tsx";
import { Skeleton } from "../look/Skeleton.tsx";
import style from "./SavedViews.module.css";
import { useOpenView } from "./useOpenView.ts";

// Saving and arranging is rare, and its part of the script waits until it is wanted.
const ViewsMenu = lazy(() => import("./ViewsMenu.tsx"));

/** The saved view that is shown, if it is one, and the way to all of them. */
export function SavedViews() {
  const text = useText();
  const [open, setOpen] = useState(false);
  const view = useOpenView();
  const Icon = view ? IconBookmarkFilled : IconBookmark;
  const label = view ? `${text("savedViews.button")}: ${view.name}` : text("savedViews.button");

  return (
    <Popover
      opened={open}
      onChange={setOpen}
      position="bottom-end"
      offset={4}
      width={420}
      trapFocus
      returnFocus
      shadow="none"
    >
      <Popover.Target>
        <QuietButton
          className={style["button"]}
          data-testid="saved-views"
          data-open-view={view ? true : undefined}
          aria-label={label}
          title={label}
          onClick={() => setOpen(!open)}
        >
          <Icon size={18} stroke={1.6} aria-hidden="true" />
          {view && <bdi className={style["label"]}>{view.name}</bdi>}
        </QuietButton>
      </Popover.Target>
      <Popover.Dropdown className={style["drop"] ?? ""} aria-label={text("savedViews.title")}>
        <Suspense fallback={<Skeleton height="220px" />}>
          <ViewsMenu onClose={() => setOpen(false)} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
