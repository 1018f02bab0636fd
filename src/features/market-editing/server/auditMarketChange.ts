import { recordChange } from "#platform/audit/recordChange.ts";
import type { Queryable } from "#platform/database/database.ts";
import type { ListedMarket } from "#platform/database/queries/listedMarkets.ts";
import { differenceOf } from "#domain/figures/difference.ts";
import type { Person } from "#platform/identity/caller.ts";

interface Part {
  readonly fips: string;
  readonly share: number;
}

/** Notes in the audit log what became of a market in the draft. */
export async function auditMarketChange(
  store: Queryable,
  by: Person,
  before: ListedMarket,
  after: ListedMarket,
): Promise<void> {
  const difference = differenceOf(toldOf(before), toldOf(after));
  if (difference) await recordChange(store, { ...subject(by, after), action: "market.changed", ...difference });
}

/** Notes which counties came and went; of long lists nothing else is worth reading. */
export async function auditCountyChange(
  store: Queryable,
  by: Person,
  market: Pick<ListedMarket, "id" | "name">,
  { before, after }: { readonly before: readonly Part[]; readonly after: readonly Part[] },
): Promise<void> {
  const [was, is] = [before.map(partWords), after.map(partWords)];
  const [gone, come] = [was.filter((one) => !is.includes(one)), is.filter((one) => !was.includes(one))];
  if (gone.length + come.length === 0) return;
  await recordChange(store, {
    ...subject(by, market),
    action: "market.countiesChanged",
    before: { counties: gone },
    after: { counties: come },
  });
}

function toldOf({ name, rank, states, tvHomes, details }: ListedMarket): Record<string, unknown> {
  return {
    name,
    rank,
    states: states.split("|"),
    tvHomes,
    politicalIndex: details["political_index"] ?? null,
    method: details["method"] ?? null,
    embeddedIn: details["embedded_in_code"] ?? null,
    active: details["active"] !== "no",
  };
}

function partWords({ fips, share }: Part): string {
  return share === 1 ? fips : `${fips} × ${share}`;
}

function subject(by: Person, { id, name }: Pick<ListedMarket, "id" | "name">) {
  return { actor: { id: by.id, name: by.email }, subjectKind: "market", subjectId: id, subject: name } as const;
}
