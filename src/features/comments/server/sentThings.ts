import { mayReadMarket, mayReadVertical, type Rights } from "#domain/access/access.ts";
import type { AlertFacts } from "#domain/alerts/alertFacts.ts";
import { alertPath } from "#domain/alerts/alertPath.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import { POLITICAL_SUB_VERTICALS } from "#domain/taxonomy/verticals.ts";
import type { Queryable } from "#platform/database/database.ts";
import type { Caller } from "#platform/identity/caller.ts";
import { mayOpenAddress } from "#platform/identity/mayOpenAddress.ts";
import type { SentThing } from "../contract/sendings.ts";
import { nothingThere } from "./things.ts";

/** What is sent: where it leads, and who may follow. */
export interface Sendable {
  /** Null for an alert, which is named by who sends it. */
  readonly title: string | null;
  readonly link: string;
  readonly isOpenTo: (rights: Rights) => boolean;
}

/** @throws Failure `not-found` where there is no such thing or the caller may not see it */
export async function findSendable(
  store: Queryable,
  { person, rights }: Pick<Caller, "person" | "rights">,
  about: SentThing,
  id: string,
): Promise<Sendable> {
  const found = await (about === "view" ? findView : findAlert)(store, person, id);
  if (!found?.isOpenTo(rights)) throw nothingThere();
  return found;
}

async function findView(store: Queryable, person: Caller["person"], id: string): Promise<Sendable | null> {
  const [view] = await store.query<{ name: string; path: string }>(
    `select name, path from saved_view
     where saved_view_id = $1::bigint and customer_id = $2 and deleted_at is null and (shared or person_id = $3)`,
    [id, person.customerId, person.id],
  );
  return (
    (view && { title: view.name, link: view.path, isOpenTo: (rights: Rights) => mayOpenAddress(rights, view.path) }) ??
    null
  );
}

type KeptFacts = AlertFacts & { readonly verticals: readonly string[] };

async function findAlert(store: Queryable, person: Caller["person"], id: string): Promise<Sendable | null> {
  const [alert] = await store.query<{ facts: KeptFacts }>(
    `select alert.facts from alert join alert_rule as rule on rule.alert_rule_id = alert.alert_rule_id and rule.deleted_at is null
     where alert.alert_id = $1 and alert.person_id = $2 and alert.customer_id = $3`,
    [id, person.id, person.customerId],
  );
  if (!alert) return null;
  const { facts } = alert;
  const verticals = verticalsOf(facts);
  return {
    title: null,
    link: alertPath(facts),
    isOpenTo: (rights) =>
      mayReadMarket(rights, facts.market) && verticals.every((vertical) => mayReadVertical(rights, vertical)),
  };
}

/** Every vertical that the figure of an alert was added up from. */
function verticalsOf({ kind, subject, verticals }: KeptFacts): readonly string[] {
  if (subject.kind === "vertical") return [subject.id];
  if (subject.kind === "subVertical") return [verticalOf(subject.id)];
  return kind === "crowdOut" ? POLITICAL_SUB_VERTICALS.map(verticalOf) : verticals;
}
