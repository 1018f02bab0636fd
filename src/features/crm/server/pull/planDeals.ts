import { PULLED_FIELDS, type PulledField, type PulledVerdict, settlePulled } from "#domain/crm/settlePulled.ts";
import type { CompanyCall, DealRow } from "./dealRows.ts";
import type { MappedStage } from "./stages.ts";

export interface PlannedValue {
  readonly field: PulledField;
  readonly ours: string | null;
  readonly theirs: string | null;
  readonly verdict: PulledVerdict;
}

/** What is to be done with a deal. */
export interface DealPlan {
  readonly deal: DealRow;
  /** What the deal stands for; null where the company has no call for it, or several and nobody has said which. */
  readonly call: CompanyCall | null;
  /** The calls that it could stand for. */
  readonly choice: readonly CompanyCall[];
  readonly fields: readonly PlannedValue[];
}

export type DealOutcome = "change" | "conflict" | "same" | "no-call" | "several-calls";

/**
 * Finds the call that each deal stands for and compares both. A deal keeps its call. Of the others of a company the one that was changed last, an open one
 * before those that are won or lost, stands for its one call, or for the one call of the deal's owner.
 *
 * @param deals those first that were changed last
 */
export function planDeals(
  deals: readonly DealRow[],
  calls: readonly CompanyCall[],
  stages: readonly MappedStage[],
): DealPlan[] {
  const statuses = new Map(stages.map(({ id, status }) => [id, status]));
  const statusOf = ({ stage }: DealRow) => (stage === null ? null : (statuses.get(stage) ?? null));
  const isOpen = (deal: DealRow) => !["won", "lost"].includes(statusOf(deal) ?? "");
  const taken = new Map(deals.flatMap((deal) => (deal.call === null ? [] : [[deal.call, deal.deal] as const])));
  const free = (company: string) => calls.filter((call) => call.company === company && !taken.has(call.id));
  for (const deal of deals.toSorted((a, b) => Number(isOpen(b)) - Number(isOpen(a)))) {
    if (deal.call !== null) continue;
    const open = free(deal.company);
    const own = open.filter(({ owner }) => owner === deal.owner);
    const [only] = open.length === 1 ? open : own;
    if (only && (open.length === 1 || own.length === 1)) taken.set(only.id, deal.deal);
  }
  const byDeal = new Map([...taken].map(([call, deal]) => [deal, calls.find(({ id }) => id === call)]));
  return deals.map((deal) => {
    const call = byDeal.get(deal.deal) ?? null;
    return {
      deal,
      call,
      choice: call ? [] : free(deal.company),
      fields: call ? settled(deal, call, statusOf(deal)) : [],
    };
  });
}

function settled(deal: DealRow, call: CompanyCall, status: string | null): PlannedValue[] {
  const textOf = (value: number | null) => (value === null ? null : String(value));
  const both: Readonly<Record<PulledField, { readonly ours: string | null; readonly theirs: string | null }>> = {
    owner: { ours: String(call.owner), theirs: textOf(deal.owner) },
    status: { ours: call.status, theirs: status },
    dollars: { ours: textOf(call.dollars), theirs: textOf(deal.dollars) },
  };
  return PULLED_FIELDS.map((field) => {
    const verdict = settlePulled(field, { ...both[field], agreed: deal.agreed[field] ?? null });
    return { field, ...both[field], verdict };
  });
}

export function dealOutcome({ call, choice, fields }: DealPlan): DealOutcome {
  if (call === null) return choice.length > 0 ? "several-calls" : "no-call";
  const has = (wanted: PulledVerdict) => fields.some(({ verdict }) => verdict === wanted);
  if (has("conflict")) return "conflict";
  return has("take") ? "change" : "same";
}
