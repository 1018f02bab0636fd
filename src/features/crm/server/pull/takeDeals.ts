import { CRM_NAMES, type CrmKind } from "#domain/crm/crm.ts";
import type { PulledField } from "#domain/crm/settlePulled.ts";
import type { Queryable } from "#platform/database/database.ts";
import { notify } from "#platform/notifications/notify.ts";
import { type AgreedDeal, noteTaken, selectCompanyCalls, selectDeals } from "./dealRows.ts";
import { type DealPlan, planDeals } from "./planDeals.ts";
import { selectPullState } from "./pullState.ts";

/** What is to be done with each deal of an organisation in these categories. */
export async function planAll(store: Queryable, customer: number, categories: readonly string[]): Promise<DealPlan[]> {
  const state = await selectPullState(store, customer);
  const deals = await selectDeals(store, customer, categories);
  const calls = await selectCompanyCalls(store, customer, [...new Set(deals.map(({ company }) => company))]);
  return planDeals(deals, calls, state?.stages ?? []);
}

/** Whose doing it is, and where it comes from. */
export interface Taking {
  readonly customer: number;
  readonly person: number;
  readonly kind: CrmKind;
}

/** Takes over what only the CRM changed, with what was changed in each call's history; answers how many calls changed. */
export async function takeOver(store: Queryable, taking: Taking, plans: readonly DealPlan[]): Promise<number> {
  let changed = 0;
  for (const { deal, call, fields } of plans) {
    if (!call) continue;
    const took = fields.filter(({ verdict }) => verdict === "take").map(({ field }) => field);
    const done = took.length > 0 ? await takeFields(store, taking, { deal, call, fields }, took) : [];
    if (done.length > 0) changed += 1;
    const settled = fields.filter(({ field, verdict }) => verdict === "same" || done.includes(field));
    const agreed = Object.fromEntries(settled.map(({ field, theirs }) => [field, theirs ?? ""]));
    const isNew = settled.some(({ field }) => deal.agreed[field] !== agreed[field]);
    if (isNew || deal.call === null)
      await noteTaken(store, taking.customer, { deal: deal.deal, call: call.id, agreed });
  }
  return changed;
}

type Found = Pick<DealPlan, "deal" | "fields"> & { readonly call: NonNullable<DealPlan["call"]> };

/** Gives a call what its deal has in these fields; answers which of them it took. */
export async function takeFields(
  store: Queryable,
  { customer, person, kind }: Taking,
  { deal, call, fields }: Found,
  wanted: readonly PulledField[],
): Promise<PulledField[]> {
  const theirs = (field: PulledField) => fields.find((one) => one.field === field)?.theirs ?? null;
  const takes = async (field: PulledField) =>
    wanted.includes(field) &&
    theirs(field) !== null &&
    (field !== "owner" || !(await hasSame(store, call.id, Number(theirs("owner")))));
  const taken: PulledField[] = [];
  for (const field of wanted) if (await takes(field)) taken.push(field);
  if (taken.length === 0) return [];
  const has = (field: PulledField) => taken.includes(field);
  const after = {
    ...(has("owner") && { owner: Number(theirs("owner")) }),
    ...(has("status") && { status: theirs("status") }),
    ...(has("dollars") && { dollars: Number(theirs("dollars")) }),
  };
  const before = Object.fromEntries(Object.keys(after).map((field) => [field, valueOf(call, field)]));
  // Whatever somebody changes here at this moment is compared anew the next time.
  const [row] = await store.query<{ name: string | null }>(
    `update call_entry set person_id = coalesce($2, person_id), status = coalesce($3, status), dollars = coalesce($4::bigint, dollars),
       closed_at = case when coalesce($3, status) in ('won', 'lost') then case when status = coalesce($3, status) then closed_at else now() end end
     where call_entry_id = $1 and customer_id = $5 and removed_at is null
       and person_id = $6 and status = $7 and dollars is not distinct from $8::bigint returning name`,
    [
      call.id,
      after.owner ?? null,
      after.status ?? null,
      after.dollars ?? null,
      customer,
      call.owner,
      call.status,
      call.dollars,
    ],
  );
  if (!row) return [];
  await store.query(
    `insert into call_change (call_entry_id, customer_id, person_id, before, after, origin)
     values ($1, $2, $3, $4::text::jsonb, $5::text::jsonb, $6)`,
    [call.id, customer, person, JSON.stringify(before), JSON.stringify(after), kind],
  );
  if (after.owner !== undefined && after.owner !== person)
    await notify(store, [after.owner], {
      kind: "call-given",
      data: { by: CRM_NAMES[kind], name: row.name ?? deal.companyName },
      link: `/call-list?open=${call.id}`,
    });
  return taken;
}

const valueOf = (call: Found["call"], field: string) =>
  field === "owner" ? call.owner : field === "status" ? call.status : call.dollars;

/** Whether somebody has on her list what this call is about: nobody has it twice. */
async function hasSame(store: Queryable, call: string, person: number): Promise<boolean> {
  const rows = await store.query(
    `select 1 from call_entry as given join call_entry as old on old.person_id = $2 and old.customer_id = given.customer_id
       and old.market_id = given.market_id and old.sub_vertical = given.sub_vertical and old.prospect = given.prospect
     where given.call_entry_id = $1 and old.call_entry_id <> given.call_entry_id`,
    [call, person],
  );
  return rows.length > 0;
}

export type DealChoices = { readonly [Field in PulledField]?: "ours" | "theirs" | undefined };

/** Takes somebody's choices for a deal: theirs comes into the call, ours stays until they change it once more. */
export async function chooseDeal(
  store: Queryable,
  taking: Taking,
  plan: DealPlan,
  choices: DealChoices,
): Promise<void> {
  const { deal, call, fields } = plan;
  if (!call) return;
  const open = fields.filter(({ field, verdict }) => verdict === "conflict" && choices[field] !== undefined);
  const wanted = open.filter(({ field }) => choices[field] === "theirs").map(({ field }) => field);
  const taken = await takeFields(store, taking, { deal, call, fields }, wanted);
  const agreed: AgreedDeal = Object.fromEntries(
    open
      .filter(({ field }) => choices[field] === "ours" || taken.includes(field))
      .map(({ field, theirs }) => [field, theirs ?? ""]),
  );
  await noteTaken(store, taking.customer, { deal: deal.deal, call: call.id, agreed });
}
