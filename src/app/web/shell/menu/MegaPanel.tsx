import { lazy, Suspense } from "react";
import type { ResolvedRoute } from "#ui/route/routeItem.ts";
import { DropList } from "./DropList.tsx";
import style from "./MegaPanel.module.css";

/** The names of all sub-verticals come with it, so it is loaded when a panel first opens. */
const SubVerticalFinder = lazy(() => import("./SubVerticalFinder.tsx"));

interface MegaPanelProps {
  readonly item: ResolvedRoute;
  readonly onFollow: () => void;
}

/** A group in columns: its pages, and where one of them finds sub-verticals, the search for them. */
export function MegaPanel({ item, onFollow }: MegaPanelProps) {
  const finder = item.subs.find(({ label }) => label === "subvertical");
  return (
    <div className={style["panel"]}>
      <div className={style["columns"]}>
        <DropList items={item.subs.filter((sub) => sub !== finder)} onFollow={onFollow} />
      </div>
      {finder && (
        <Suspense fallback={<div className={style["finder"]} />}>
          <div className={style["finder"]}>
            <SubVerticalFinder item={finder} onFollow={onFollow} />
          </div>
        </Suspense>
      )}
    </div>
  );
}
