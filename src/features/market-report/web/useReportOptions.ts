import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import { REPORT_SECTIONS, type ReportSectionName } from "#domain/reportSections.ts";
import { type Locale, LOCALES } from "#domain/taxonomy/name.ts";
import { addressNow } from "#ui/address/addressNow.ts";

/** What a report is to hold and for whom, as the address says it beside market, year and political. */
export interface ReportOptions {
  readonly sections: readonly ReportSectionName[];
  /** First and last year of charts and tables; null is the revision's own. */
  readonly from: number | null;
  readonly to: number | null;
  readonly client: string;
  /** Null is the reader's own language. */
  readonly language: Locale | null;
  readonly paper: "a4" | "letter";
}

/** Reads and changes the options in the address; what is usual is left out of it. */
export function useReportOptions(): [ReportOptions, (change: Partial<ReportOptions>) => void] {
  const [search, setSearch] = useSearchParams();
  const options = useMemo(() => readOptions(search), [search]);
  const change = useCallback(
    (next: Partial<ReportOptions>) => {
      const now = addressNow();
      setSearch(writeOptions(now, { ...readOptions(now), ...next }), { preventScrollReset: true, replace: true });
    },
    [setSearch],
  );
  return [options, change];
}

export function readOptions(search: URLSearchParams): ReportOptions {
  const without = new Set(search.get("without")?.split(","));
  const paper = search.get("paper");
  return {
    sections: REPORT_SECTIONS.filter((name) => !without.has(name)),
    from: yearIn(search.get("from")),
    to: yearIn(search.get("to")),
    client: search.get("client") ?? "",
    language: LOCALES.find((locale) => locale === search.get("language")) ?? null,
    paper: paper === "a4" ? "a4" : "letter",
  };
}

export function writeOptions(search: URLSearchParams, options: ReportOptions): URLSearchParams {
  const next = new URLSearchParams(search);
  const put = (key: string, value: string) => (value === "" ? next.delete(key) : next.set(key, value));
  put("without", REPORT_SECTIONS.filter((name) => !options.sections.includes(name)).join());
  put("from", String(options.from ?? ""));
  put("to", String(options.to ?? ""));
  put("client", options.client);
  put("language", options.language ?? "");
  put("paper", options.paper === "letter" ? "" : options.paper);
  return next;
}

/** What is no year counts as none. */
function yearIn(text: string | null): number | null {
  return text !== null && /^\d{4}$/.test(text) ? Number(text) : null;
}
