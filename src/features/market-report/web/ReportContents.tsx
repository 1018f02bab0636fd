import { type MouseEvent, useMemo } from "react";
import { sectionAnchor } from "#ui/figures/document/DocumentView.tsx";
import { SmallSelect } from "#ui/look/SmallSelect.tsx";
import { usePartInSight } from "#ui/state/usePartInSight.ts";
import style from "./MarketReport.module.css";

interface ReportContentsProps {
  /** What the list is called. */
  readonly label: string;
  readonly sections: readonly { readonly id: string; readonly title: string }[];
}

/** The contents beside the page, with the section marked that is being read; a choice where there is no room for a list. */
export function ReportContents({ label, sections }: ReportContentsProps) {
  const parts = useMemo(() => sections.map(({ id, title }) => ({ id: sectionAnchor(id), title })), [sections]);
  const current = usePartInSight(parts);
  return (
    <nav className={style["contents"]} aria-label={label}>
      <p>{label}</p>
      <ol>
        {parts.map(({ id, title }, at) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={at === current ? "location" : undefined}
              onClick={(event) => follow(event, id)}
            >
              <span>{at + 1}</span> {title}
            </a>
          </li>
        ))}
      </ol>
      <div className={style["parts"]}>
        <SmallSelect aria-label={label} value="" onChange={({ currentTarget }) => goTo(currentTarget.value)}>
          <option value="">{label}</option>
          {parts.map(({ id, title }, at) => (
            <option key={id} value={id}>
              {at + 1} {title}
            </option>
          ))}
        </SmallSelect>
      </div>
    </nav>
  );
}

/** The address names the report, not the place in it. */
function follow(event: MouseEvent, id: string): void {
  event.preventDefault();
  goTo(id);
}

/** Reading goes on from there, with the keyboard too. */
function goTo(id: string): void {
  const heading = document.getElementById(id);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
