import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { SavedView } from "#features/saved-views/contract.ts";
import { useText } from "#language/useText.ts";
import { plainLetters } from "#domain/plainLetters.ts";
import { LinkButton } from "../look/LinkButton.tsx";
import { LateExample } from "../example/LateExample.tsx";
import { viewAsGrant } from "../viewAs/viewAsState.ts";
import { SaveForm } from "./SaveForm.tsx";
import { savedViewsQuery } from "./savedViewsQuery.ts";
import { ViewRow } from "./ViewRow.tsx";
import style from "./ViewsMenu.module.css";

const GROUPS = ["pinned", "mine", "shared"] as const;

/** With fewer views than this nobody has to search. */
const SEARCHED = 7;

interface ViewsMenuProps {
  readonly onClose: () => void;
  /** Opens the comments on a view by its id, or those on what is shown. */
  readonly onComment: (view: string | null) => void;
  readonly onSend: (view: SavedView) => void;
}

/** Saves what is shown, and leads to what was saved: pinned views first, then the person's own, then those of colleagues. */
export default function ViewsMenu({ onClose, onComment, onSend }: ViewsMenuProps) {
  const text = useText();
  const { data: views } = useSuspenseQuery(savedViewsQuery());
  const [wanted, setWanted] = useState("");
  const [opened, setOpened] = useState<string | null>(null);
  const found = views.filter((view) => isFound(view, wanted));

  return (
    <div className={style["menu"]} data-testid="saved-views-menu">
      <SaveForm views={views} />
      {!viewAsGrant() && (
        <p className={style["comments"]}>
          <LinkButton onClick={() => onComment(null)}>{text("savedViews.commentsHere")}</LinkButton>
        </p>
      )}
      {views.length === 0 && (
        <>
          <p className={style["empty"]}>{text("savedViews.empty")}</p>
          <LateExample name="views" />
        </>
      )}
      {views.length >= SEARCHED && (
        <input
          type="search"
          className={style["search"]}
          aria-label={text("savedViews.search")}
          placeholder={text("savedViews.search")}
          value={wanted}
          onChange={(event) => setWanted(event.currentTarget.value)}
        />
      )}
      {views.length > 0 && found.length === 0 && (
        <p className={style["empty"]}>
          {text("savedViews.none", { text: wanted.trim() })}{" "}
          <LinkButton onClick={() => setWanted("")}>{text("lists.clearSearch")}</LinkButton>
        </p>
      )}
      <div className={style["groups"]}>
        {GROUPS.map((group) => {
          const rows = found.filter((view) => groupOf(view) === group);
          return (
            rows.length > 0 && (
              <section key={group} aria-label={text(`savedViews.group.${group}`)}>
                <h3 className={style["group"]}>{text(`savedViews.group.${group}`)}</h3>
                <ul className={style["rows"]}>
                  {rows.map((view) => (
                    <ViewRow
                      key={view.id}
                      view={view}
                      pinned={group === "pinned" ? rows : []}
                      opened={opened === view.id}
                      onToggle={() => setOpened(opened === view.id ? null : view.id)}
                      onFollow={onClose}
                      onComment={() => onComment(view.id)}
                      onSend={() => onSend(view)}
                    />
                  ))}
                </ul>
              </section>
            )
          );
        })}
      </div>
    </div>
  );
}

function groupOf({ position, mine }: SavedView): (typeof GROUPS)[number] {
  if (position !== null) return "pinned";
  return mine ? "mine" : "shared";
}

function isFound({ name, owner }: SavedView, wanted: string): boolean {
  return plainLetters(`${name} ${owner}`).includes(plainLetters(wanted.trim()));
}
