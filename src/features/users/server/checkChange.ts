import { inputError, wrongInput } from "#domain/wrongInput.ts";
import type { Caller } from "#platform/identity/caller.ts";
import type { PersonChange } from "#platform/identity/people/person.ts";
import type { PersonRecord } from "#platform/identity/people/selectPeople.ts";
import type { KnownMarkets } from "./knownMarkets.ts";

/**
 * Checks that markets exist; those that a person had before they vanished from the data may stay.
 *
 * @throws Failure `invalid-input` with a pointer for each market that is not there
 */
export function checkMarketsExist(
  known: KnownMarkets,
  markets: readonly string[] | null | undefined,
  had: readonly string[] | null = null,
): void {
  const errors = (markets ?? []).flatMap((market, at) =>
    !known || known.has(market) || had?.includes(market)
      ? []
      : [inputError(`/body/markets/${at}`, "market-unknown", { market })],
  );
  if (errors.length > 0) throw wrongInput(errors);
}

/** @throws Failure `invalid-input` for administrators who would take their own role or access away without having been asked */
export function checkOwn(caller: Caller, person: PersonRecord, change: PersonChange): void {
  if (person.id !== caller.person.id || person.role !== "Administrator") return;
  if (change.role !== "Subscriber" && change.status !== "disabled") return;
  throw wrongInput([inputError("/body/confirmOwn", "own-access")]);
}
