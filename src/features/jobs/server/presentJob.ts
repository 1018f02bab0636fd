import { jobFaultCode } from "#domain/jobFault.ts";
import { JOB_STATES, type JobRecord } from "../contract.ts";
import type { JobRow } from "./jobRows.ts";

/** A job as it leaves the server: neither what it was told nor the words of a bug. */
export function presentJob(row: JobRow): JobRecord {
  const { file_name: name, file_type: type, file_bytes: bytes } = row;
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    state: JOB_STATES.find((state) => state === row.state) ?? "waiting",
    progress: row.progress,
    fault: row.fault_code === null ? null : jobFaultCode(row.fault_code),
    tries: row.tries,
    file: name === null || type === null || bytes === null ? null : { name, type, bytes },
    link: row.link,
    createdAt: row.created_at.toISOString(),
    startedAt: row.started_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
  };
}
