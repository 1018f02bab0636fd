import { mediumGroup } from "../taxonomy/mediumById.ts";
import { isPolitical } from "../taxonomy/isPolitical.ts";
import { PLATFORMS } from "../taxonomy/platforms.ts";
import { verticalOf } from "../taxonomy/subVerticalById.ts";
import { type Dimension, isAcross, type ReportDefinition } from "./reportDefinition.ts";
import type { ReportScope } from "./resolveScope.ts";

/** One axis of the cube: its members, as fine as the report shows them, and where each id of the wallet falls. */
export interface CubeAxis {
  readonly ids: readonly string[];
  /** A member's place by the id that a wallet has. */
  readonly place: ReadonlyMap<string, number>;
}

/** The cube's axes. One that the report does not show has a single member: everything. */
export interface CubeAxes {
  readonly units: CubeAxis;
  readonly media: CubeAxis;
  readonly business: CubeAxis;
  readonly platforms: CubeAxis;
}

/** What everything together is called where a report does not split it. */
const ALL = "";

export function cubeAxes(definition: ReportDefinition, scope: ReportScope): CubeAxes {
  const shows = (dimension: Dimension) => isAcross(definition, dimension);
  return {
    units: axis(
      scope.units.map(({ id }) => id),
      shows("market") ? (id) => id : () => ALL,
    ),
    media: axis(scope.media, shows("medium") ? (id) => id : shows("group") ? mediumGroup : () => ALL),
    business: axis(scope.subVerticals, shows("subVertical") ? (id) => id : shows("vertical") ? verticalOf : () => ALL),
    platforms: axis(shows("platform") ? PLATFORMS.map(({ id }) => id) : [ALL], (id) => id),
  };
}

/** The axis with the same members, on which no political sub-vertical falls. */
export function withoutPolitical({ ids, place }: CubeAxis): CubeAxis {
  return { ids, place: new Map([...place].filter(([id]) => !isPolitical(id))) };
}

/** How many places the cube has for each year. */
export function placesOf({ units, media, business, platforms }: CubeAxes): number {
  return units.ids.length * media.ids.length * business.ids.length * platforms.ids.length;
}

function axis(ids: readonly string[], memberOf: (id: string) => string): CubeAxis {
  const members = [...new Set(ids.map(memberOf))];
  const place = new Map(ids.map((id) => [id, members.indexOf(memberOf(id))]));
  return { ids: members, place };
}
