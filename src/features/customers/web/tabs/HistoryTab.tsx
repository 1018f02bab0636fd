import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { useText } from "#language/useText.ts";
import { AuditEntries } from "#ui/audit/AuditEntries.tsx";
import { auditQuery } from "#ui/audit/auditQueries.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import type { TabProps } from "./tabProps.ts";
import style from "../Customers.module.css";

/** Who changed what of this customer. */
export function HistoryTab({ draft: { customer } }: TabProps) {
  const text = useText();
  const log = useSuspenseInfiniteQuery(auditQuery({ subjectKind: "customer", subjectId: customer.id }));
  const entries = log.data.pages.flatMap(({ items }) => items);
  if (entries.length === 0) return <p className={style["none"]}>{text("customers.noHistory")}</p>;
  return (
    <>
      <AuditEntries entries={entries} links={false} />
      {log.hasNextPage && (
        <ActionButton busy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
          {text("audit.older")}
        </ActionButton>
      )}
    </>
  );
}
