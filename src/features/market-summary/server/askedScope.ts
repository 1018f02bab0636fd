import { type Scope, WHOLE_MARKET } from "#domain/spending/scope.ts";
import { subVerticalById } from "#domain/taxonomy/subVerticalById.ts";
import { verticalById } from "#domain/taxonomy/verticalById.ts";
import { Failure } from "#domain/failure.ts";

interface Asked {
  readonly vertical?: string | undefined;
  readonly subVertical?: string | undefined;
}

/** What part of the market a request is about. @throws Failure `invalid-input` for what nobody knows, and for two at once */
export function askedScope({ vertical, subVertical }: Asked): Scope {
  if (vertical !== undefined && subVertical !== undefined) {
    throw wrong("subVertical", "Name a vertical or a sub-vertical, not both.");
  }
  if (vertical !== undefined) {
    if (!verticalById(vertical)) throw wrong("vertical", "Must be the id of a vertical.");
    return { kind: "vertical", id: vertical };
  }
  if (subVertical === undefined) return WHOLE_MARKET;
  if (!subVerticalById(subVertical)) throw wrong("subVertical", "Must be the id of a sub-vertical.");
  return { kind: "subVertical", id: subVertical };
}

function wrong(parameter: string, message: string): Failure {
  return new Failure("invalid-input", message, [{ pointer: `/query/${parameter}`, message }]);
}
