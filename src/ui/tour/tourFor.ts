import { mayUse } from "#domain/access/access.ts";
import { screenRequirement } from "#domain/content/contentReaders.ts";
import type { Session } from "../queries/sessionQuery.ts";
import { TOUR_STEPS, type TourName, TOURS, type TourStepName } from "./tourSteps.ts";

type Reader = Pick<Session, "role" | "access" | "stations">;

/** The tour that fits a reader: by her role, by the stations she sells for, else by what she may see. */
export function tourOf({ role, access, stations }: Reader): TourName {
  if (role === "Administrator") return "administrator";
  const sells = (medium: "tv" | "radio") => stations.some((station) => station.medium === medium);
  if (sells("tv") !== sells("radio")) return sells("tv") ? "television" : "radio";
  if (access.includes("tv")) return "television";
  return access.includes("radio") ? "radio" : "reader";
}

/** Its steps, without those on screens that are not open to her. */
export function tourFor(reader: Reader): readonly TourStepName[] {
  const rights = { ...reader, markets: [], verticals: [] };
  return TOURS[tourOf(reader)].filter((name) => mayUse(rights, screenRequirement(TOUR_STEPS[name].path)));
}
