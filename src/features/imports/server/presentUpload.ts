import type { Queryable } from "#platform/database/database.ts";
import { type Coverage, presumedCoverage } from "#domain/revisions/coverage.ts";
import type { Upload, UploadLine } from "../contract/uploadSchemas.ts";
import { NOTHING_SAID } from "./setUp.ts";
import { sameFile, type UploadRow } from "./uploadRows.ts";

/** An upload as it leaves the server. */
export async function presentUpload(store: Queryable, row: UploadRow): Promise<Upload> {
  const checked = row.checked_version === row.version;
  return {
    id: String(row.id),
    fileName: row.file_name,
    bytes: row.bytes,
    received: row.received,
    state: row.state,
    version: row.version,
    by: row.begun_by_name,
    begunAt: row.begun_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
    setup: { ...NOTHING_SAID, ...row.set_up, step: row.step, fileDescription: row.description },
    progress: progressOf(row),
    outcome: checked ? row.outcome : null,
    outdated: !checked && row.outcome !== null,
    coverage: coverageOf(row),
    corrections: row.corrections,
    fault: row.fault,
    importId: row.import_id === null ? null : String(row.import_id),
    revision: row.revision_id === null ? null : String(row.revision_id),
    takenOut: row.taken_out,
    restorableUntil: row.restorable_until?.toISOString() ?? null,
    sameAs: await sameFile(store, row),
  };
}

/** What a checked file of spend counts as; null for any other, and as long as nobody can tell. */
export function coverageOf({ set_up, outcome, difference, checked_version, version }: UploadRow): Coverage | null {
  if (set_up.layout !== "spend") return null;
  if (set_up.coverage) return set_up.coverage;
  if (checked_version !== version || !outcome || !difference?.spend) return null;
  // Files that were checked by an earlier version were compared without these.
  const loweredFigures = "lowered" in difference.spend ? difference.spend.lowered.figures : 1;
  return presumedCoverage({ loweredFigures, leftOutRows: outcome.leftOut });
}

function progressOf({ state, received, bytes, progress }: UploadRow): Upload["progress"] {
  if (state === "receiving")
    return {
      percentage: bytes === 0 ? 100 : (received / bytes) * 100,
      rows: null,
      rowsPerSecond: null,
      secondsLeft: null,
    };
  if (state !== "checking" && state !== "joining") return null;
  const { part = 0, rows = 0, rate = 0, left = null } = progress ?? {};
  return { percentage: part * 100, rows, rowsPerSecond: rate, secondsLeft: left };
}

/** A line of the list of imports. */
export function presentLine(row: UploadRow): UploadLine {
  const checked = row.checked_version === row.version || row.state === "joined";
  return {
    id: String(row.id),
    fileName: row.file_name,
    layout: row.set_up.layout ?? null,
    state: row.state,
    bytes: row.bytes,
    rows: checked ? (row.outcome?.rows ?? null) : null,
    refused: checked ? (row.outcome?.refused ?? null) : null,
    by: row.begun_by_name,
    begunAt: row.begun_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
    revision: row.revision_id === null ? null : String(row.revision_id),
    takenOut: row.taken_out,
  };
}
