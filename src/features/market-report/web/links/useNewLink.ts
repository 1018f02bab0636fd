import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { REVISION_PARAMETER } from "#ui/address/useShownRevision.ts";
import { ApiProblem } from "#ui/api/apiProblem.ts";
import { callApi } from "#ui/api/callApi.ts";
import { createReportLink } from "../../contract/reportLinks.ts";
import type { ReportAsked } from "../reportQuery.ts";
import { dayAfter, linkEnd } from "./linkEnd.ts";

/** The choices of days, and a day of one's own. */
export const LINK_TERMS = ["1", "7", "30", "day"] as const;
export type LinkTermChoice = (typeof LINK_TERMS)[number];

const USUAL_TERM: LinkTermChoice = "7";
const USUAL_DAY = 14;

/** A link to be. */
export interface NewLink {
  readonly label: string;
  readonly setLabel: (label: string) => void;
  readonly term: LinkTermChoice;
  readonly setTerm: (term: LinkTermChoice) => void;
  /** Such as `2026-11-30`; counts where the term is a day. */
  readonly day: string;
  readonly setDay: (day: string) => void;
  /** When the dialog was opened. */
  readonly now: Date;
  readonly complete: boolean;
  readonly busy: boolean;
  readonly problem: ApiProblem | null;
  readonly make: () => void;
  /** The secret of the link made last; null before. */
  readonly made: string | null;
  /** Goes on to the next one. */
  readonly begin: () => void;
}

/** Makes links to a report as it is chosen. Without a revision in the address they follow the newest. */
export function useNewLink({ market, ...report }: ReportAsked): NewLink {
  const queries = useQueryClient();
  const [search] = useSearchParams();
  const [now] = useState(() => new Date());
  const [label, setLabel] = useState(report.client ?? "");
  const [term, setTerm] = useState(USUAL_TERM);
  const [day, setDay] = useState(() => dayAfter(now, USUAL_DAY));
  // Known at once, where the mutation tells a moment later: an Escape in between would lose the link.
  const [asking, setAsking] = useState(false);
  const endAfter = (start: Date) => linkEnd(term === "day" ? { day } : { days: Number(term) }, start);
  const { mutate, data, error, isPending, reset } = useMutation({
    mutationFn: (end: string) =>
      callApi(createReportLink, {
        params: { market },
        body: {
          label,
          expiresAt: end,
          options: { ...report, revision: search.has(REVISION_PARAMETER) ? report.revision : "current" },
        },
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ["report-links"] }),
    onSettled: () => setAsking(false),
  });
  const make = () => {
    const expiresAt = endAfter(new Date());
    if (expiresAt === null) return;
    setAsking(true);
    mutate(expiresAt);
  };
  return {
    label,
    setLabel,
    term,
    setTerm,
    day,
    setDay,
    now,
    complete: label.trim() !== "" && endAfter(now) !== null,
    busy: asking || isPending,
    problem: error instanceof ApiProblem ? error : null,
    make,
    made: data?.token ?? null,
    begin: () => {
      setLabel("");
      reset();
    },
  };
}
