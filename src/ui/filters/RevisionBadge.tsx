import { useSuspenseQuery } from "@tanstack/react-query";
import { useFormats } from "#i18n/useFormats.ts";
import { useText } from "#i18n/useText.ts";
import { revisionQuery } from "../queries/revisionQuery.ts";
import style from "./RevisionBadge.module.css";

/** Which edition of the data the figures come from, and since when it is out. */
export function RevisionBadge() {
  const text = useText();
  const formats = useFormats();
  const { data: revision } = useSuspenseQuery(revisionQuery());
  return (
    <span className={style["badge"]} data-testid="revision-badge" data-revision={revision.id}>
      {text("filters.revision", { label: revision.label })}
      {revision.publishedAt && <span> · {formats.date(revision.publishedAt)}</span>}
    </span>
  );
}
