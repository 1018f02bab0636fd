import { csvFile } from "#domain/tables/csv.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import type { AuditRecord } from "#ui/audit/auditQueries.ts";
import { saveFile } from "#ui/figures/saveFile.ts";
import { addToast, removeToast, updateToast } from "#ui/toast/toast.ts";
import { auditEntries, type AuditFilter } from "../contract.ts";
import { auditTable } from "../contract/auditTable.ts";

const PAGE = 5_000;

/** Saves everything the filter lets pass as CSV, also what is not in sight yet; says how far it is and can be stopped. */
export function useAuditExport(filter: AuditFilter): () => void {
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
