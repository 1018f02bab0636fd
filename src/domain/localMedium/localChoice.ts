import { type Topic, TOPICS } from "../demographics/topics.ts";
import { COMPETITOR_VIEWS, type CompetitorView, STATION_VIEWS, type StationView } from "../stations/stationViews.ts";
import type { LocalMedium } from "./localMedium.ts";

/** What the screens of a local medium ask beside market and year. */
export interface LocalChoice {
  readonly medium: LocalMedium;
  /** Which topic of who lives in the market is drawn; null for the first that is known. */
  readonly people: Topic | null;
  readonly by: CompetitorView;
  readonly view: StationView;
}

/** What they open with. */
export function usualLocal(medium: LocalMedium): LocalChoice {
  return { medium, people: null, by: "station", view: "stations" };
}

/** The choice of an address; what it does not say, or says wrong, is the usual. */
export function readLocal(medium: LocalMedium, asked: { readonly get: (name: string) => string | null }): LocalChoice {
  const usual = usualLocal(medium);
  return {
    medium,
    people: TOPICS.find((topic) => topic === asked.get("people")) ?? usual.people,
    by: COMPETITOR_VIEWS.find((by) => by === asked.get("by")) ?? usual.by,
    view: STATION_VIEWS.find((view) => view === asked.get("view")) ?? usual.view,
  };
}

/** The same as an address has it: nothing of what is usual. */
export function writeLocal({ medium, people, by, view }: LocalChoice): [name: string, value: string][] {
  const usual = usualLocal(medium);
  return [
    ...(people === usual.people ? [] : [["people", people ?? ""] satisfies [string, string]]),
    ...(by === usual.by ? [] : [["by", by] satisfies [string, string]]),
    ...(view === usual.view ? [] : [["view", view] satisfies [string, string]]),
  ];
}
