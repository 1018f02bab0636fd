import type { AuditChange } from "#platform/audit/auditEntry.ts";
import { recordChange } from "#platform/audit/recordChange.ts";
import type { Queryable } from "#platform/database/database.ts";
import type { SetUp } from "./setUp.ts";
import type { UploadRow } from "./uploadRows.ts";

/** What an entry of the audit log says besides who and what. */
interface States {
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
}

/** Notes a change of a file for import in the audit log, in the transaction that makes it. */
export function recordUpload(
  transaction: Queryable,
  { id: actor, name }: AuditChange["actor"],
  { id, file_name }: Pick<UploadRow, "id" | "file_name">,
  action: string,
  states: States,
): Promise<void> {
  return recordChange(transaction, {
    actor: { id: actor, name },
    action,
    subjectKind: "upload",
    subjectId: String(id),
    subject: file_name,
    ...states,
  });
}

/** What is told of how a file is read: its own words where the set-up counts columns. */
const TOLD = {
  sheet: ({ sheet }) => sheet,
  encoding: ({ encoding }) => encoding,
  decimalComma: ({ decimalComma }) => decimalComma,
  layout: ({ layout }) => layout,
  columns: ({ columns }, header) => Object.entries(columns).map(([key, at]) => `${key}: ${header[at] ?? at + 1}`),
  meanings: ({ meanings }) => meanings.map(({ column, value, meaning }) => `${column} ${value}: ${meaning ?? "–"}`),
  replace: ({ replace }) => replace,
  coverage: ({ coverage }) => coverage,
} as const satisfies Record<string, (setUp: SetUp, header: readonly string[]) => unknown>;

/** What differs between two ways to read a file whose columns are called so. */
export function setUpStates(before: SetUp, after: SetUp, header: readonly string[]): Required<States> {
  const changed = Object.entries(TOLD).flatMap(([name, told]) => {
    const [was, is] = [told(before, header), told(after, header)];
    return JSON.stringify(was) === JSON.stringify(is) ? [] : [{ name, was, is }];
  });
  return {
    before: Object.fromEntries(changed.map(({ name, was }) => [name, was])),
    after: Object.fromEntries(changed.map(({ name, is }) => [name, is])),
  };
}
