import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useText } from "#language/useText.ts";
import { AuditEntries } from "#ui/audit/AuditEntries.tsx";
import { auditChoicesQuery, auditQuery } from "#ui/audit/auditQueries.ts";
import { ListToolbar } from "#ui/list/ListToolbar.tsx";
import { useListView } from "#ui/list/useListView.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { Page } from "#ui/look/Page.tsx";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import type { AuditFilter } from "../contract.ts";
import style from "./AuditScreen.module.css";
import { auditColumns } from "./auditColumns.ts";
import { auditFilterOf } from "./auditFilterOf.ts";
import { ChainStatus } from "./ChainStatus.tsx";
import { useAuditExport } from "./useAuditExport.ts";

const NO_CHOICES = { actors: [], actions: [] };

/** `/administration/audit`: who changed what, when, and the proof that nothing of it was altered. */
export default function AuditScreen() {
  const text = useText();
  const { data: choices = NO_CHOICES } = useQuery(auditChoicesQuery());
  const columns = useMemo(() => auditColumns(text, choices), [text, choices]);
  const { view, change } = useListView(columns);
  const filter = useMemo(() => auditFilterOf(view), [view]);
  const save = useAuditExport(filter);
  return (
    <Page title={text("audit.title")} lead={text("audit.lead")}>
      <ChainStatus />
      <ListToolbar columns={columns} view={view} change={change} chooser={null} onExport={save} actions={null} />
      <Log filter={filter} isFiltered={Object.keys(filter).length > 0} />
    </Page>
  );
}

function Log({ filter, isFiltered }: { readonly filter: AuditFilter; readonly isFiltered: boolean }) {
  const text = useText();
  const log = useInfiniteQuery(auditQuery(filter));
  const entries = log.data?.pages.flatMap(({ items }) => items);
  if (!entries) {
    return log.error ? <ErrorState reason={log.error} onRetry={() => void log.refetch()} /> : <LoadingBlock />;
  }
  if (entries.length === 0) {
    return isFiltered ? (
      <EmptyState title={text("lists.noMatch.what")} hint={text("lists.noMatch.why")} />
    ) : (
      <EmptyState title={text("audit.empty.what")} hint={text("audit.empty.why")} />
    );
  }
  return (
    <section aria-label={text("audit.title")}>
      <AuditEntries entries={entries} />
      <div className={style["more"]}>
        {log.hasNextPage ? (
          <ActionButton busy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
            {text("audit.older")}
          </ActionButton>
        ) : (
          <p>{text("audit.beginning")}</p>
        )}
      </div>
    </section>
  );
}
