import type { TFunction } from "i18next";
import type { EndpointOutput } from "#platform/api/endpoint.ts";
import { textIfKnown } from "#language/textIfKnown.ts";
import type { AuditRecord } from "#ui/audit/auditQueries.ts";
import type { ListColumn } from "#ui/list/listColumn.ts";
import type { auditChoices } from "../contract.ts";

const SUBJECTS = [
  "customer",
  "person",
  "apiKey",
  "viewAs",
  "revision",
  "message",
  "accessRequest",
  "signingKey",
  "webhook",
  "reportLink",
  "upload",
  "content",
  "adIntelMap",
  "store",
] as const;

/** By what the audit log can be narrowed. */
export function auditColumns(
  text: TFunction,
  { actors, actions }: EndpointOutput<typeof auditChoices>,
): readonly ListColumn<AuditRecord>[] {
  return [
    { key: "at", head: text("audit.when"), kind: "date", value: ({ at }) => at, width: 0 },
    {
      key: "actor",
      head: text("audit.who"),
      kind: "choice",
      value: ({ actor }) => actor,
      options: actors.map((actor) => ({ value: actor, label: actor })),
      width: 0,
    },
    {
      key: "action",
      head: text("audit.what"),
      kind: "choice",
      value: ({ action }) => action,
      options: actions.map((action) => ({ value: action, label: actionName(text, action) })),
      width: 0,
    },
    {
      key: "subject",
      head: text("audit.whom"),
      kind: "choice",
      value: ({ subjectKind }) => subjectKind,
      options: SUBJECTS.map((subject) => ({ value: subject, label: text(`audit.subject.${subject}`) })),
      width: 0,
    },
  ];
}

/** An action without who did it and to whom. */
function actionName(text: TFunction, action: string): string {
  return textIfKnown(text, `audit.actionName.${action}`) ?? action;
}
