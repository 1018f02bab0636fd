import { Link, useLocation, useSearchParams } from "react-router";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { CHANGES_PARAMETER, REVISION_BEFORE, withChanges } from "../address/changesAddress.ts";
import { REVISION_PARAMETER, useShownRevision } from "../address/useShownRevision.ts";
import style from "./RevisionBadge.module.css";

/** Which revision of the data the figures come from, since when it is out, and the ways to what it changed and to the one that holds. */
export function RevisionBadge() {
  const text = useText();
  const formats = useFormats();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const { revision, published, missing } = useShownRevision();
  const older = revision.id !== published.id;
  const today = new URLSearchParams(search);
  today.delete(REVISION_PARAMETER);

  return (
    <span
      className={style["badge"]}
      data-testid="revision-badge"
      data-revision={revision.id}
      data-older={older || undefined}
    >
      <span>
        {missing
          ? text("changes.missing", { label: published.label })
          : text(older ? "changes.older" : "filters.revision", { label: revision.label })}
        {revision.publishedAt && !missing && ` · ${formats.date(revision.publishedAt)}`}
      </span>
      {older && (
        <Link to={{ pathname, search: String(today) }} preventScrollReset>
          {text("changes.back", { label: published.label })}
        </Link>
      )}
      <Link
        to={{ pathname, search: String(withChanges(search, search.has(CHANGES_PARAMETER) ? null : REVISION_BEFORE)) }}
        preventScrollReset
      >
        {text("changes.open")}
      </Link>
      <Link to={`/releases?edition=${revision.id}`}>{text("changes.releases")}</Link>
    </span>
  );
}
