import { comparedPhone, webHost } from "../companies/companyKeys.ts";
import type { SentField } from "./crm.ts";

/** One field of one company: what both sides last agreed on, what we have, what the other system has. Null is unknown or empty. */
export interface FieldSides {
  readonly agreed: string | null;
  readonly ours: string | null;
  readonly theirs: string | null;
}

/**
 * What is to be done with a field. `same`: both say it. `nothing`: we know nothing, and never empty a field. `send`: theirs is still what was
 * agreed, or empty as it always was. `theirs`: only they changed it, and it stays. `conflict`: both changed it, or both had something before the first sync.
 */
export type FieldVerdict = "same" | "nothing" | "send" | "theirs" | "conflict";

export function settleField(field: SentField, { agreed, ours, theirs }: FieldSides): FieldVerdict {
  if (ours === null) return "nothing";
  const [base, mine, other] = [agreed, ours, theirs].map((value) => compared(field, value));
  if (mine === other) return "same";
  if (other === base) return "send";
  return mine === base ? "theirs" : "conflict";
}

/** Both systems write numbers, phone numbers and web addresses in ways of their own. */
function compared(field: SentField, value: string | null): string | null {
  const words = value?.trim().replace(/\s+/g, " ") ?? "";
  if (words === "") return null;
  if (field === "phone") return comparedPhone(words) ?? words;
  if (field === "website") return webHost(words) ?? words;
  if (field === "employees" || field === "ownDollars")
    return Number.isFinite(Number(words)) ? String(Number(words)) : words;
  return words;
}
