import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { useMemo } from "react";
import { csvFile } from "#domain/tables/csv.ts";
import { textIfKnown } from "#language/textIfKnown.ts";
import { useText } from "#language/useText.ts";
import type { EndpointOutput } from "#platform/api/endpoint.ts";
import { callApi } from "#ui/api/callApi.ts";
import { AuditEntries } from "#ui/audit/AuditEntries.tsx";
import { auditChoicesQuery, auditQuery, type AuditRecord } from "#ui/audit/auditQueries.ts";
import { saveFile } from "#ui/figures/saveFile.ts";
import type { ListColumn } from "#ui/list/listColumn.ts";
import { ListToolbar } from "#ui/list/ListToolbar.tsx";
import { useListView } from "#ui/list/useListView.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { Page } from "#ui/look/Page.tsx";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { NoHits } from "#ui/problem/NoHits.tsx";
import { addToast, removeToast, updateToast } from "#ui/toast/toast.ts";
import { type auditChoices, auditEntries, type AuditFilter } from "../contract.ts";
import { auditTable } from "../contract/auditTable.ts";
import { auditFilterOf } from "./auditFilterOf.ts";
import style from "./AuditScreen.module.css";
import { ChainStatus } from "./ChainStatus.tsx";

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
      <ListToolbar
        isServed
        isEmpty={false}
        columns={columns}
        view={view}
        change={change}
        chooser={null}
        onExport={save}
        actions={null}
      />
      <Log filter={filter} onClear={() => change({ search: "", filters: new Map() })} />
    </Page>
  );
}

interface LogProps {
  readonly filter: AuditFilter;
  readonly onClear: () => void;
}

function Log({ filter, onClear }: LogProps) {
  const text = useText();
  const log = useInfiniteQuery(auditQuery(filter));
  const entries = log.data?.pages.flatMap(({ items }) => items);
  if (!entries) {
    return log.error ? <ErrorState reason={log.error} onRetry={() => void log.refetch()} /> : <LoadingBlock />;
  }
  if (entries.length === 0) {
    const { search = "", ...filters } = filter;
    const filtered = Object.keys(filters).length > 0;
    if (search !== "" || filtered) return <NoHits words={search} filtered={filtered} onClear={onClear} />;
    return <EmptyState example="changes" title={text("audit.empty.what")} hint={text("audit.empty.why")} />;
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
function auditColumns(
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

const PAGE = 5_000;

/** Saves everything the filter lets pass as CSV, also what is not in sight yet; says how far it is and can be stopped. */
function useAuditExport(filter: AuditFilter): () => void {
  const text = useText();
  return () => void saveAll(filter);

  async function saveAll(wanted: AuditFilter): Promise<void> {
    const stop = new AbortController();
    const cancel = { label: text("lists.cancel"), run: () => stop.abort() };
    const saving = (count: number) => text("audit.export.running", { count });
    const toast = addToast(saving(0), { isLoading: true, action: cancel });
    try {
      const items = await allEntries(wanted, stop.signal, (count) => updateToast(toast, saving(count)));
      saveFile("audit.csv", "text/csv", csvFile(auditTable({ items })));
      updateToast(toast, text("audit.export.done", { count: items.length }), {
        isLoading: false,
        type: "success",
        autoClose: 5_000,
      });
    } catch {
      removeToast(toast);
      if (!stop.signal.aborted) addToast(text("audit.export.failed"), { type: "error" });
    }
  }
}

async function allEntries(
  filter: AuditFilter,
  signal: AbortSignal,
  onPage: (count: number) => void,
): Promise<AuditRecord[]> {
  const items: AuditRecord[] = [];
  let before: number | null | undefined;
  while (before !== null) {
    const page = await callApi(auditEntries, { query: { ...filter, limit: PAGE, ...(before && { before }) }, signal });
    items.push(...page.items);
    before = page.next;
    onPage(items.length);
  }
  return items;
}
