import type { AuditRecord } from "./auditQueries.ts";

/** Where the subject of an entry can be looked at, without the base path; null where there is no such place. */
export function auditLink({ subjectKind, subjectId, subject }: AuditRecord): string | null {
  if (subjectKind === "customer") return `/administration/customer?open=${subjectId}`;
  if (subjectKind === "person" || subjectKind === "viewAs") return `/administration/user?open=${subjectId}`;
  if (subjectKind === "revision") return `/administration/revisions/${subjectId}`;
  if (subjectKind === "apiKey")
    return `/administration/api-keys?search=${encodeURIComponent(subject.replace(/ \(sm_.*/, ""))}`;
  if (subjectKind === "upload") return `/administration/imports/${subjectId}`;
  if (subjectKind === "adIntelMap") return "/administration/forecast-analysis/nielsen?part=map";
  return null;
}
