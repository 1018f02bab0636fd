import { IconDatabase } from "@tabler/icons-react";
import { Link, useLocation, useSearchParams } from "react-router";
import { useCallback, useEffect, useId, useRef } from "react";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { CHANGES_PARAMETER, REVISION_BEFORE, withChanges } from "../address/changesAddress.ts";
import { REVISION_PARAMETER, useShownRevision } from "../address/useShownRevision.ts";
import style from "./DataBadge.module.css";
import type { HeadPlaces } from "./headPlaces.ts";

interface DataBadgeProps {
  readonly onPlaces: (change: (places: HeadPlaces) => HeadPlaces) => void;
}

/**
 * How fresh the data are; opens a panel that says which revision it is, leads to what it changed and back to the one that holds, and
 * has the screen's choice of scenarios.
 */
export function DataBadge({ onPlaces }: DataBadgeProps) {
  const text = useText();
  const formats = useFormats();
  const { revision, published, missing } = useShownRevision();
  const older = revision.id !== published.id;
  const panel = useId();
  const opened = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  // Whatever is chosen there leads on.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => opened.current?.hidePopover(), [key]);
  const place = useCallback(
    (element: HTMLElement | null) => onPlaces((places) => ({ ...places, data: element })),
    [onPlaces],
  );
  const label = missing
    ? text("changes.missing", { label: published.label })
    : text(older ? "changes.older" : "filters.revision", { label: revision.label });
  const date = revision.publishedAt === null || missing ? null : formats.date(revision.publishedAt);

  return (
    <>
      <button
        type="button"
        className={style["badge"]}
        data-testid="revision-badge"
        data-revision={revision.id}
        data-older={older || missing || undefined}
        popoverTarget={panel}
        title={label}
      >
        <IconDatabase size={16} stroke={1.6} aria-hidden="true" />
        <span className={style["spoken"]}>{label}</span>
        <span className={style["words"]}>{older || missing ? revision.label : date}</span>
      </button>
      <div ref={opened} id={panel} popover="auto" className={style["panel"]}>
        <p>
          {label}
          {date && ` · ${date}`}
        </p>
        <div ref={place} />
        <DataLinks />
      </div>
    </>
  );
}

/** The ways from a revision: to the one that holds, to what this one changed, and to its release notes. */
function DataLinks() {
  const text = useText();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const { revision, published } = useShownRevision();
  const today = new URLSearchParams(search);
  today.delete(REVISION_PARAMETER);
  const changes = withChanges(search, search.has(CHANGES_PARAMETER) ? null : REVISION_BEFORE);
  return (
    <ul className={style["links"]}>
      {revision.id !== published.id && (
        <li>
          <Link to={{ pathname, search: String(today) }} preventScrollReset>
            {text("changes.back", { label: published.label })}
          </Link>
        </li>
      )}
      <li>
        <Link to={{ pathname, search: String(changes) }} preventScrollReset>
          {text("changes.open")}
        </Link>
      </li>
      <li>
        <Link to={`/releases?edition=${revision.id}`}>{text("changes.releases")}</Link>
      </li>
    </ul>
  );
}
