import type { ComponentType, ReactNode } from "react";
import type { Spending } from "#documents/spending.ts";
import { useScrollspy } from "#ui/state/useScrollspy.ts";
import { Deferred } from "./Deferred.tsx";
import style from "./ScreenLead.module.css";

interface ScreenLeadProps {
  /** What the first block is about, for the list of parts and for those who do not see the page. */
  readonly title: string;
  /** The key figures. */
  readonly figures: ReactNode;
  /** Whether the key figures need the whole width. */
  readonly wide?: boolean;
  /** The first block: memoised. */
  readonly block: ComponentType<{ readonly spending: Spending }>;
  /** What stands beside both: talking points first. */
  readonly beside: ReactNode;
}

/** The id of the lead: where the list of parts leads first. */
const LEAD = "lead";

/** What a screen of spending opens with, all of it in sight: key figures, the first block below them, talking points beside. */
export function ScreenLead({ title, figures, wide = false, block, beside }: ScreenLeadProps) {
  useScrollspy(LEAD, title);
  return (
    <section id={LEAD} className={style["lead"]} aria-label={title}>
      <h2 className={style["title"]}>{title}</h2>
      <div className={style["figures"]} data-wide={wide || undefined}>
        {figures}
      </div>
      <div className={style["first"]}>
        <Deferred block={block} columns={12} />
      </div>
      <div className={style["beside"]} data-below={wide || undefined}>
        {beside}
      </div>
    </section>
  );
}
