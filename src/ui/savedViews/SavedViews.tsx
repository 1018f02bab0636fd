import { Popover } from "@mantine/core";
import { IconBookmark, IconBookmarkFilled } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useCallback, useState } from "react";
import type { SavedView } from "#features/saved-views/contract.ts";
import { useText } from "#language/useText.ts";
import { loadScreenComments } from "../comments/loadScreenComments.ts";
import { loadSendDialog } from "../comments/loadSendDialog.ts";
import { useAskedComments } from "../comments/useAskedComments.ts";
import { QuietButton } from "../look/QuietButton.tsx";
import { Skeleton } from "../look/Skeleton.tsx";
import style from "./SavedViews.module.css";
import { savedViewsQuery } from "./savedViewsQuery.ts";
import { useOpenView } from "./useOpenView.ts";

// Saving and arranging is rare, and its part of the script waits until it is wanted.
const ViewsMenu = lazy(() => import("./ViewsMenu.tsx"));
const ScreenComments = lazy(loadScreenComments);
const SendDialog = lazy(loadSendDialog);

/** The saved view that is shown, if it is one, and the way to all of them. */
export function SavedViews() {
  const text = useText();
  const [open, setOpen] = useState(false);
  /** The saved view whose comments are open, by id; null those of what is shown, undefined none. */
  const [commented, setCommented] = useState<string | null>();
  const [sent, setSent] = useState<SavedView | null>(null);
  const send = (about: SavedView) => {
    setOpen(false);
    setSent(about);
  };
  const comment = useCallback((about: string | null) => {
    setOpen(false);
    setCommented(about);
  }, []);
  useAskedComments(comment);
  const { data: views } = useQuery(savedViewsQuery());
  const view = useOpenView();
  const Icon = view ? IconBookmarkFilled : IconBookmark;
  const label = view ? `${text("savedViews.button")}: ${view.name}` : text("savedViews.button");

  return (
    <>
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
            <ViewsMenu onClose={() => setOpen(false)} onComment={comment} onSend={send} />
          </Suspense>
        </Popover.Dropdown>
      </Popover>
      {commented !== undefined && (commented === null || views) && (
        <Suspense>
          <ScreenComments
            view={views?.find(({ id }) => id === commented) ?? null}
            onClose={() => setCommented(undefined)}
          />
        </Suspense>
      )}
      {sent && (
        <Suspense>
          <SendDialog about="view" id={sent.id} name={sent.name} onClose={() => setSent(null)} />
        </Suspense>
      )}
    </>
  );
}
