import { ACCESS_FLAGS } from "#domain/access/access.ts";
import { Failure } from "#domain/failure.ts";
import { isCustomMarket } from "#domain/markets/market.ts";
import type { PersonChange } from "#platform/identity/people/person.ts";
import type { PersonRecord } from "#platform/identity/people/selectPeople.ts";
import { partsOf } from "./partsOf.ts";

/**
 * The change that gives a person the right asked for. Nobody gets more than the customer has.
 *
 * @throws Failure `access-required`, `market-not-entitled`, `vertical-not-entitled` when the customer lacks it
 */
export function grantedBy(person: PersonRecord, asked: string): PersonChange {
  const { sort, id } = partsOf(asked);
  const { customer } = person;
  if (sort === "role") return { role: "Administrator" };
  if (sort === "market") {
    if (!(person.customerAllMarkets && !isCustomMarket(id)) && !person.customerMarkets.includes(id))
      throw new Failure(
        "market-not-entitled",
        `${customer} does not have the market ${id}. Add it to the customer first.`,
      );
    return { markets: withOne(person.markets, id) };
  }
  if (sort === "vertical") {
    if (person.customerVerticals && !person.customerVerticals.includes(id))
      throw new Failure(
        "vertical-not-entitled",
        `${customer} does not have the vertical ${id}. Add it to the customer first.`,
      );
    return { verticals: withOne(person.verticals, id) };
  }
  const flag = ACCESS_FLAGS.find((known) => known === id);
  if (!flag || !person.customerAccess.includes(flag))
    throw new Failure("access-required", `${customer} does not have the flag ${id}. Add it to the customer first.`);
  return { access: withOne(person.access, flag) };
}

/** Null narrows nothing, so that there is nothing to add. */
function withOne<Id extends string>(own: readonly Id[] | null, id: Id): readonly Id[] | null {
  return own && [...new Set([...own, id])];
}
