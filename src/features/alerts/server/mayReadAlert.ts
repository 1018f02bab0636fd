import { mayReadMarket, mayReadVertical, type Rights } from "#domain/access/access.ts";
import type { AlertFacts } from "#domain/alerts/alertFacts.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import { POLITICAL_SUB_VERTICALS } from "#domain/taxonomy/verticals.ts";

/** Where an alert belongs: what must still be one's own for its figures to be read. */
export type AlertPlace = Pick<AlertFacts, "kind" | "market" | "subject"> & {
  /** The verticals that a figure of a whole market was added up from. */
  readonly verticals: readonly string[];
};

/** Whether a person may read an alert with these rights. A figure over several verticals takes all of them. */
export function mayReadAlert(rights: Rights, place: AlertPlace): boolean {
  return mayReadMarket(rights, place.market) && verticalsOf(place).every((id) => mayReadVertical(rights, id));
}

function verticalsOf({ kind, subject, verticals }: AlertPlace): readonly string[] {
  if (subject.kind === "vertical") return [subject.id];
  if (subject.kind === "subVertical") return [verticalOf(subject.id)];
  return kind === "crowdOut" ? POLITICAL_SUB_VERTICALS.map(verticalOf) : verticals;
}
