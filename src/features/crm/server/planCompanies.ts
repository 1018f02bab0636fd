import { type CrmMapping, SENT_FIELDS, type SentField } from "#domain/crm/crm.ts";
import { type FieldVerdict, settleField } from "#domain/crm/settleField.ts";
import type { CrmConnector, CrmRecord, CrmSession } from "./connectors/crmConnector.ts";
import { type CrmMatch, matchesOf } from "./connectors/crmMatches.ts";
import type { SyncRow } from "./crmRows.ts";
import type { SentCompany } from "./sentCompanies.ts";

export interface PlannedField {
  readonly field: SentField;
  /** The field there. */
  readonly to: string;
  readonly ours: string | null;
  readonly theirs: string | null;
  readonly verdict: FieldVerdict;
}

/** What is to be done with a company. */
export interface CompanyPlan {
  readonly company: SentCompany;
  readonly known: SyncRow;
  readonly record: CrmRecord | null;
  /** Whether it was or is said to be there, and is not. */
  readonly gone: boolean;
  readonly fields: readonly PlannedField[];
  /** Records there that it could be; none where one was found by an id, or somebody said that it is none. */
  readonly matches: readonly CrmMatch[];
}

/** Looks companies up in the CRM and works out what is to be done with each. At most `BATCH` of them. */
export async function planCompanies(
  connector: CrmConnector,
  session: CrmSession,
  mapping: CrmMapping,
  companies: readonly { readonly company: SentCompany; readonly known: SyncRow }[],
): Promise<CompanyPlan[]> {
  const idOf = ({ company, known }: (typeof companies)[number]) =>
    connector.readId(known.record ?? company.crmId ?? "");
  const ids = [...new Set(companies.flatMap((one) => idOf(one) ?? []))];
  const keys = companies.filter((one) => idOf(one) === null).map(({ company }) => company.id);
  const mapped = SENT_FIELDS.flatMap((field) => {
    const to = mapping[field];
    return to === undefined ? [] : [{ field, to }];
  });
  const found = await connector.find(session, { keys, ids }, [...new Set(mapped.map(({ to }) => to))]);
  const byId = new Map(found.map((record) => [connector.readId(record.id), record]));
  const byKey = new Map(found.map((record) => [record.key, record]));
  const looked = companies.filter((one) => idOf(one) === null && !byKey.has(one.company.id) && !one.known.decided);
  const similar =
    looked.length > 0
      ? await connector.lookUp(
          session,
          looked.map(({ company }) => lookedFor(company)),
        )
      : [];
  return companies.map((one) => {
    const { company, known } = one;
    const id = idOf(one);
    const record = (id === null ? byKey.get(company.id) : byId.get(id)) ?? null;
    const fields = mapped.map(({ field, to }): PlannedField => {
      const sides = { ours: company.values[field], theirs: record?.values[to] ?? null };
      const verdict = settleField(field, { ...sides, agreed: known.agreed[field] ?? null });
      return { field, to, ...sides, verdict };
    });
    const matches = looked.includes(one) ? matchesOf(lookedFor(company), similar) : [];
    return { company, known, record, gone: id !== null && record === null, fields, matches };
  });
}

const lookedFor = ({ values }: SentCompany) => ({ name: values.name ?? "", website: values.website });

export type CompanyOutcome = "new" | "change" | "same" | "conflict" | "match" | "gone";

export function outcomeOf({ gone, record, fields, matches }: CompanyPlan): CompanyOutcome {
  if (gone) return "gone";
  if (matches.length > 0) return "match";
  if (fields.some(({ verdict }) => verdict === "conflict")) return "conflict";
  if (record === null) return "new";
  return fields.some(({ verdict }) => verdict === "send") ? "change" : "same";
}
