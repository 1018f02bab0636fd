import { useText } from "#language/useText.ts";
import { type AuditChange, auditChanges, isEmpty } from "./auditChanges.ts";
import style from "./AuditEntries.module.css";
import type { AuditRecord } from "./auditQueries.ts";
import { type AuditText, useAuditText } from "./useAuditText.ts";

/** Items of a list named before the rest is counted. */
const NAMED = 8;

/** What was before and what is after, a line for each field. */
export function AuditChanges({ entry }: { readonly entry: Pick<AuditRecord, "before" | "after"> }) {
  const words = useAuditText();
  const changes = auditChanges(entry);
  if (changes.length === 0) return null;
  return (
    <dl className={style["changes"]}>
      {changes.map((change) => (
        <div key={change.field}>
          <dt>{words.field(change.field)}</dt>
          <dd>
            {change.kind === "list" ? (
              <ListChange {...change} words={words} />
            ) : (
              <ValueChange {...change} words={words} isNew={entry.before === null} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Told<Kind> = Extract<AuditChange, { readonly kind: Kind }> & { readonly words: AuditText };

interface ValueChangeProps extends Told<"value"> {
  /** Whether there was nothing before at all. */
  readonly isNew: boolean;
}

function ValueChange({ field, was, is, words, isNew }: ValueChangeProps) {
  const text = useText();
  if (isNew || (isEmpty(was) && !words.isOpen(field))) return <ins>{words.value(field, is)}</ins>;
  return (
    <>
      <del>{words.value(field, was)}</del>
      <span className={style["arrow"]} aria-label={text("audit.became")} role="img">
        {"→"}
      </span>
      <ins>{words.value(field, is)}</ins>
    </>
  );
}

function ListChange({ field, added, removed, words }: Told<"list">) {
  const text = useText();
  const listed = (items: readonly string[]) => {
    const named = items.slice(0, NAMED).map((item) => words.item(field, item));
    const rest = items.length - named.length;
    return [...named, ...(rest > 0 ? [text("audit.more", { count: rest })] : [])].join(", ");
  };
  return (
    <>
      {added.length > 0 && <ins>{text("audit.added", { items: listed(added) })}</ins>}
      {removed.length > 0 && <del>{text("audit.removed", { items: listed(removed) })}</del>}
    </>
  );
}
