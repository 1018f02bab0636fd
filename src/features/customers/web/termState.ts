import type { CustomerRecord } from "../contract/customerSchemas.ts";
import { dayOf } from "./localDay.ts";

/** Renewal is a topic in the last sixty days. */
const SOON_DAYS = 60;
const DAY_MS = 24 * 3_600_000;

export type TermState = "coming" | "running" | "endingSoon" | "ended";

/** Where a contract stands on a day of the reader's. */
export function termState({ startsOn, endsOn }: Pick<CustomerRecord, "startsOn" | "endsOn">, now: Date): TermState {
  const today = dayOf(now);
  if (endsOn !== null && endsOn < today) return "ended";
  if (startsOn !== null && startsOn > today) return "coming";
  const soon = dayOf(new Date(now.getTime() + SOON_DAYS * DAY_MS));
  return endsOn !== null && endsOn <= soon ? "endingSoon" : "running";
}
