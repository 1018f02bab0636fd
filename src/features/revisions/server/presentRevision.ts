import type { z } from "zod";
import type { Revision } from "#domain/revisions/revision.ts";
import type { revision } from "../contract.ts";

/** A revision as it leaves the server. */
export function presentRevision(from: Revision): z.output<typeof revision> {
  return {
    id: from.id,
    label: from.label,
    status: from.status,
    publishedAt: from.publishedAt,
    sample: from.sample,
    years: [...from.years],
    currentYear: from.currentYear,
    media: [...from.media],
    subVerticals: [...from.subVerticals],
    provenance: from.provenance.map((years) =>
      years.map(({ kind, basis, source, error, partErrors }) => ({ kind, basis, source, error, partErrors })),
    ),
    platformShares: Object.fromEntries(
      Object.entries(from.platformShares).map(([medium, shares]) => [medium, { ...shares }]),
    ),
  };
}
