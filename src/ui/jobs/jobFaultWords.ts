import type { TFunction } from "i18next";
import { JOB_FAULTS, type JobFaultCode } from "#domain/jobFault.ts";

/** Why a job failed and what to do next, in the reader's language. */
export function jobFaultWords(fault: JobFaultCode, text: TFunction): string {
  const own = JOB_FAULTS.find((known) => known === fault);
  if (own) return text(`jobs.fault.${own}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return text(`errors.${fault as Exclude<typeof fault, (typeof JOB_FAULTS)[number]>}.why`);
}
