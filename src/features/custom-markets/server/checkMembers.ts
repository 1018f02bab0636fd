import { mayReadMarket, type Rights } from "#domain/access/access.ts";
import type { CustomMember } from "#domain/customMarket/customMember.ts";
import { Failure, type InputError } from "#domain/failure.ts";
import { inputError, wrongInput } from "#domain/wrongInput.ts";
import { revisionGround } from "#revisions/customMarkets/revisionGround.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";

/**
 * Checks members against the revision and against what their maker may read. A market that there is none of is refused like one that
 * is not bought, so that nobody learns which exist.
 *
 * @throws Failure `market-not-entitled`; `invalid-input` with a pointer for each member that cannot be one
 */
export function checkMembers(members: readonly CustomMember[], loadedRevision: LoadedRevision, rights: Rights): void {
  for (const member of members) {
    const market = "market" in member ? member.market : member.of;
    if (market !== null && !mayReadMarket(rights, market))
      throw new Failure("market-not-entitled", `Your subscription does not include the market ${market}.`);
  }
  const errors = members.flatMap((member, at) => memberErrors(member, `/body/members/${at}`, loadedRevision, rights));
  if (errors.length > 0) throw wrongInput(errors);
}

function memberErrors(
  member: CustomMember,
  pointer: string,
  loadedRevision: LoadedRevision,
  { role }: Rights,
): InputError[] {
  const market = "market" in member ? member.market : member.of;
  if (market !== null && !loadedRevision.markets.has(market))
    return [inputError(`${pointer}/${"market" in member ? "market" : "of"}`, "market-unknown", { market })];
  if ("market" in member) return [];
  const { county } = member;
  // Whose part of a county is meant must be said by who has not all of it: else it would show what others have.
  if (market === null && role !== "Administrator")
    return [inputError(`${pointer}/of`, "county-without-market", { county })];
  const ground = revisionGround(loadedRevision);
  const known =
    market === null ? ground.county(county) : ground.countiesOf(market)?.some((one) => one.county.fips === county);
  return known ? [] : [inputError(`${pointer}/county`, "county-unknown", { county })];
}
