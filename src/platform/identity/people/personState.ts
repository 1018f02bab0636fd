import type { AuditState } from "#platform/audit/auditEntry.ts";
import type { PersonSettings } from "./person.ts";
import type { PersonRecord } from "./selectPeople.ts";

/** A person's settings as the audit log and previews tell them: the customer by name. */
export type PersonState = AuditState & Omit<PersonSettings, "customerId"> & { readonly customer: string };

export function personState({
  email,
  name,
  customer,
  role,
  status,
  access,
  markets,
  verticals,
  language,
  seesTeamCalls,
}: PersonRecord): PersonState {
  return { email, name, customer, role, status, access, markets, verticals, language, seesTeamCalls };
}
