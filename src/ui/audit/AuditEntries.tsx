import { Fragment } from "react";
import { Link } from "react-router";
import { useFormats } from "#language/useFormats.ts";
import { AuditChanges } from "./AuditChanges.tsx";
import style from "./AuditEntries.module.css";
import type { AuditRecord } from "./auditQueries.ts";
import { useAuditText } from "./useAuditText.ts";

/** Entries of the audit log as sentences under their days, newest first. */
export function AuditEntries({
  entries,
  links = true,
}: {
  readonly entries: readonly AuditRecord[];
  readonly links?: boolean;
}) {
  const formats = useFormats();
  const words = useAuditText();
  return (
    <ol className={style["log"]}>
      {entries.map((entry, at) => {
        const day = formats.date(entry.at);
        const before = entries[at - 1];
        const link = links ? auditLink(entry) : null;
        return (
          <Fragment key={entry.position}>
            {(!before || formats.date(before.at) !== day) && (
              <li className={style["day"]}>
                <h2>{day}</h2>
              </li>
            )}
            <li className={style["entry"]} data-position={entry.position}>
              <time className={`${style["time"]} figures`} dateTime={entry.at} title={formats.instant(entry.at)}>
                {formats.time(entry.at)}
              </time>
              <div className={style["body"]}>
                <p className={style["sentence"]}>
                  {link ? <Link to={link}>{words.sentence(entry)}</Link> : words.sentence(entry)}
                </p>
                {entry.note && (
                  <p className={style["note"]}>
                    <bdi>{entry.note}</bdi>
                  </p>
                )}
                <AuditChanges entry={entry} />
              </div>
            </li>
          </Fragment>
        );
      })}
    </ol>
  );
}

/** Where the subject of an entry can be looked at, without the base path; null where there is no such place. */
function auditLink({ subjectKind, subjectId, subject }: AuditRecord): string | null {
  if (subjectKind === "customer") return `/administration/customer?open=${subjectId}`;
  if (subjectKind === "person" || subjectKind === "viewAs") return `/administration/user?open=${subjectId}`;
  if (subjectKind === "revision") return `/administration/revisions/${subjectId}`;
  if (subjectKind === "apiKey")
    return `/administration/api-keys?search=${encodeURIComponent(subject.replace(/ \(sm_.*/, ""))}`;
  if (subjectKind === "upload") return `/administration/imports/${subjectId}`;
  if (subjectKind === "adIntelMap") return "/administration/forecast-analysis/nielsen?part=map";
  return null;
}
