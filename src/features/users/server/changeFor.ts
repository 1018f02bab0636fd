import { ACCESS_FLAGS } from "#domain/access/access.ts";
import { Failure } from "#domain/failure.ts";
import { VERTICALS } from "#domain/taxonomy/verticals.ts";
import type { PersonChange } from "#platform/identity/people/person.ts";
import type { PersonRecord } from "#platform/identity/people/selectPeople.ts";
import type { BulkChange, UserChange } from "../contract/userSchemas.ts";
import type { KnownMarkets } from "./knownMarkets.ts";

/** What comes in over the wire as a change of a person: the customer's id is a number here. */
export function personChange({ customer, ...change }: UserChange): PersonChange {
  return { ...change, customerId: customer === undefined ? undefined : Number(customer) };
}

/**
 * What a change for many means for this person.
 *
 * @throws Failure `nothing-published` where a market is taken from somebody who may see all, and nobody knows which these are
 */
export function changeFor(person: PersonRecord, { set, add, remove }: BulkChange, known: KnownMarkets): PersonChange {
  const { customerAccess, customerMarkets, customerAllMarkets, customerVerticals } = person;
  const whole = () => (customerAllMarkets ? all(known) : customerMarkets);
  const wholeVerticals = () => customerVerticals ?? VERTICALS.map(({ id }) => id);
  const markets = joined(person.markets, add.markets, remove.markets, whole);
  const verticals = joined(person.verticals, add.verticals, remove.verticals, wholeVerticals);
  const flags = joined(person.access, add.access, remove.access, () => customerAccess);
  return {
    ...personChange(set),
    ...(flags && { access: ACCESS_FLAGS.filter((flag) => flags.includes(flag)) }),
    ...(markets && { markets }),
    ...(verticals && { verticals }),
  };
}

/** The list after adding and taking away; null where it stays as it is. */
function joined(
  own: readonly string[] | null,
  add: readonly string[] | undefined,
  remove: readonly string[] | undefined,
  whole: () => readonly string[],
): string[] | null {
  if (!add && !remove) return null;
  if (own === null && !remove) return null;
  return [...new Set([...(own ?? whole()), ...(add ?? [])])].filter((item) => !remove?.includes(item));
}

function all(known: KnownMarkets): readonly string[] {
  if (known) return [...known];
  throw new Failure("nothing-published", "No data is published yet, so there are no markets to choose from.");
}
