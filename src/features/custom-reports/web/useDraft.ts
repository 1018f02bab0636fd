import { useState } from "react";
import type { ReportDefinition } from "#domain/customReport/reportDefinition.ts";
import { reportDefinition } from "../contract/definitionSchema.ts";
import type { KeptReport } from "./changeReports.ts";
import { draftStorage } from "./draftStorage.ts";

export interface Draft extends KeptReport {
  readonly change: (change: Partial<KeptReport>) => void;
  readonly define: (change: Partial<ReportDefinition>) => void;
  /** Whether it differs from what it began with. */
  readonly isChanged: boolean;
  /** Whether it was found in this browser. */
  readonly isFound: boolean;
  /** Goes back to the beginning. */
  readonly discard: () => void;
  /** Forgets it, since it is saved or not wanted. */
  readonly forget: () => void;
}

/** A report under construction. It is kept in this browser until it is saved or thrown away. */
export function useDraft(key: string, begin: () => KeptReport): Draft {
  const [began] = useState(begin);
  const [found] = useState(() => readDraft(key));
  const [isFound, setFound] = useState(found !== null);
  const [draft, setDraft] = useState<KeptReport>(found ?? began);
  const isChanged = JSON.stringify(draft) !== JSON.stringify(began);

  const change = (part: Partial<KeptReport>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    void draftStorage.setItem(key, JSON.stringify(next));
  };
  const forget = () => void draftStorage.removeItem(key);
  return {
    ...draft,
    change,
    define: (part) => change({ definition: { ...draft.definition, ...part } }),
    isChanged,
    isFound: isFound && isChanged,
    discard: () => {
      forget();
      setDraft(began);
      setFound(false);
    },
    forget,
  };
}

/** What was kept; null where there is nothing, or something of another time. */
function readDraft(key: string): KeptReport | null {
  const kept = draftStorage.getItem(key);
  if (typeof kept !== "string") return null;
  const stored: unknown = JSON.parse(kept);
  if (typeof stored !== "object" || stored === null) return null;
  const { name, definition, shared }: { name?: unknown; definition?: unknown; shared?: unknown } = { ...stored };
  const read = reportDefinition.safeParse(definition);
  if (typeof name !== "string" || !read.success) return null;
  return { name, definition: read.data, shared: shared === true };
}
