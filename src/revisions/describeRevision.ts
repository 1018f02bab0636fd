import type { RevisionRecord } from "#platform/database/queries/revisionRecords.ts";
import type { Revision } from "#domain/revisions/revision.ts";
import { PLATFORM_SHARES } from "#domain/taxonomy/platformShares.ts";

/** A revision as readers see it. A draft that is not built yet has empty axes and the current year 0. */
export function describeRevision(record: RevisionRecord): Revision {
  return {
    id: String(record.id),
    label: record.label,
    status: record.status,
    publishedAt: record.publishedAt?.toISOString() ?? null,
    sample: record.sample,
    years: record.shape?.years ?? [],
    media: record.shape?.media ?? [],
    subVerticals: record.shape?.subVerticals ?? [],
    ...(record.shape?.breaks && { breaks: record.shape.breaks }),
    currentYear: record.currentYear ?? 0,
    provenance: record.provenance ?? [],
    platformShares: record.platformShares ?? PLATFORM_SHARES,
  };
}
