import { mayReadVertical, mayUse, type Rights } from "#domain/access/access.ts";
import { Failure } from "#domain/failure.ts";
import { subVerticalName, verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import { inputError, wrongInput } from "#domain/wrongInput.ts";
import { appAddress } from "#platform/api/appAddress.ts";
import type { Queryable } from "#platform/database/database.ts";
import type { Caller } from "#platform/identity/caller.ts";
import { mayOpenAddress } from "#platform/identity/mayOpenAddress.ts";
import type { Colleague } from "#platform/identity/people/colleagues.ts";
import { seesTeamCalls } from "#platform/identity/people/seesTeamCalls.ts";
import type { Commented } from "../contract.ts";
import { figureAddress } from "./figureAddress.ts";
import { selectMerges, standsFor } from "./mergedCompanies.ts";

/** Which thing a comment is about; one of them is not null. */
export interface ThingKey {
  readonly view: number | null;
  readonly company: string | null;
  readonly call: string | null;
  readonly address: string | null;
}

/** A thing that the caller may see. */
export interface Thing {
  readonly key: ThingKey;
  /** What it is called; null for a figure, which is named by who comments. */
  readonly title: string | null;
  /** Where a person sees it with its comments. */
  readonly linkFor: (person: number) => string;
  readonly isSeenBy: (colleague: Pick<Colleague, "id" | "rights" | "seesTeamCalls">) => boolean;
}

const NOTHING: ThingKey = { view: null, company: null, call: null, address: null };

/** Who asks, and the year that is shown where none is asked for. */
export interface Reader extends Pick<Caller, "person" | "rights"> {
  readonly currentYear: () => number;
}

/** @throws Failure `not-found` where there is no such thing or the caller may not see it, `invalid-input` for what is no address */
export async function findThing(store: Queryable, reader: Reader, about: Commented, id: string): Promise<Thing> {
  const thing = await FINDERS[about](store, reader, id);
  const { person, rights } = reader;
  const seesTeam = about === "call" && (await seesTeamCalls(store, person));
  if (!thing?.isSeenBy({ id: person.id, rights, seesTeamCalls: seesTeam })) throw nothingThere();
  return thing;
}

export function nothingThere(): Failure {
  return new Failure("not-found", "This does not exist, or you cannot see it.");
}

type Finder = (store: Queryable, reader: Reader, id: string) => Promise<Thing | null>;

const FINDERS: Readonly<Record<Commented, Finder>> = {
  view: async (store, { person }, id) => {
    if (!isNumber(id)) return null;
    const [view] = await store.query<{ name: string; path: string; shared: boolean; owner: number }>(
      `select name, path, shared, person_id as owner from saved_view
       where saved_view_id = $1 and customer_id = $2 and deleted_at is null`,
      [id, person.customerId],
    );
    if (!view) return null;
    return {
      key: { ...NOTHING, view: Number(id) },
      title: view.name,
      linkFor: () => withTask(view.path, `comments-${id}`),
      isSeenBy: ({ id: who, rights }) => (view.shared || who === view.owner) && mayOpenAddress(rights, view.path),
    };
  },
  company: async (store, { person }, asked) => {
    const id = standsFor(await selectMerges(store, person.customerId), asked);
    const [company] = await store.query<{ name: string; subVertical: string }>(
      `select name, sub_vertical as "subVertical" from company
       where company_id = $1 and customer_id = $2 and ended_by is null`,
      [id, person.customerId],
    );
    if (!company) return null;
    return {
      key: { ...NOTHING, company: id },
      title: company.name,
      linkFor: () => `/companies?open=${encodeURIComponent(id)}`,
      isSeenBy: ({ rights }) => seesCompany(rights, company.subVertical),
    };
  },
  call: async (store, { person }, id) => {
    if (!isNumber(id)) return null;
    const [call] = await store.query<{ name: string | null; subVertical: string; owner: number }>(
      `select name, sub_vertical as "subVertical", person_id as owner from call_entry
       where call_entry_id = $1 and customer_id = $2 and removed_at is null`,
      [id, person.customerId],
    );
    if (!call) return null;
    return {
      key: { ...NOTHING, call: id },
      title: call.name ?? subVerticalName(call.subVertical, "en-US"),
      linkFor: (who) => `/call-list?${who === call.owner ? "" : "whose=team&"}open=${id}`,
      isSeenBy: ({ id: who, seesTeamCalls: sees }) => who === call.owner || sees,
    };
  },
  figure: (_store, { currentYear }, id) => {
    const { success, data } = appAddress.safeParse(id);
    if (!success) throw wrongInput([inputError("/thing", "unusable")]);
    const address = figureAddress(data, currentYear());
    return Promise.resolve({
      key: { ...NOTHING, address },
      title: null,
      linkFor: () => withTask(address, "comments"),
      isSeenBy: ({ rights }) => mayOpenAddress(rights, address),
    });
  },
};

function seesCompany(rights: Rights, subVertical: string): boolean {
  return mayUse(rights, { access: ["shareOfWallet"] }) && mayReadVertical(rights, verticalOf(subVertical));
}

const isNumber = (id: string) => /^[1-9]\d{0,8}$/.test(id);

/** An address that begins with something to be done there. */
function withTask(address: string, task: string): string {
  const [path = "", hash] = address.split("#");
  return `${path}${path.includes("?") ? "&" : "?"}do=${task}${hash === undefined ? "" : `#${hash}`}`;
}
