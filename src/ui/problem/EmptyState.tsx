import { IconChartBarOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { ExampleName } from "../example/examples.ts";
import { LateExample } from "../example/LateExample.tsx";
import style from "./EmptyState.module.css";
import { ActionLink } from "../look/ActionLink.tsx";
import { Notice } from "./Notice.tsx";

/** Where the thing that is missing comes from. */
export interface WayOut {
  readonly to: string;
  readonly words: string;
  readonly onFollow?: (() => void) | undefined;
}

interface EmptyStateProps {
  /** What would be here. */
  readonly title: string;
  /** Why there is nothing, and how to get it. */
  readonly hint: string;
  /** Which picture shows what it would look like; left out where nothing can be done for it. */
  readonly example?: ExampleName | undefined;
  /** Leads to where it is filled. */
  readonly way?: WayOut | undefined;
  /** The button that fills it. */
  readonly children?: ReactNode;
}

/** There is nothing to show, and nothing is wrong. Where a search found nothing, see `NoHits`. */
export function EmptyState({ title, hint, example, way, children }: EmptyStateProps) {
  const notice = (
    <Notice icon={IconChartBarOff} title={title} reason={hint} testId="empty-state">
      {way ? (
        <ActionLink to={way.to} onClick={way.onFollow}>
          {way.words}
        </ActionLink>
      ) : (
        children
      )}
    </Notice>
  );
  if (!example) return notice;
  return (
    <div className={style["beside"]}>
      {notice}
      <LateExample name={example} />
    </div>
  );
}
