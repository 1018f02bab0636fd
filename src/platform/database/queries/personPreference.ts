import type { TourState } from "#domain/tourState.ts";
import type { Queryable } from "../database.ts";

/** What a person chose at the welcome and since. */
export interface PersonPreference {
  /** Null follows the browser. */
  readonly language: string | null;
  readonly homeMarket: string | null;
  /** Ids of the verticals followed. */
  readonly verticals: readonly string[];
  /** Ids of the stations that the person sells for. */
  readonly stations: readonly string[];
  /** Whether the first steps have been taken or put aside. */
  readonly welcomed: boolean;
  /** By whose clock the person's days begin, such as `America/Chicago`; null is not known. */
  readonly timeZone: string | null;
  /** The step of the tour that the person is at, by its name; null while she has never begun it. */
  readonly tourStep: string | null;
  readonly tourState: TourState | null;
}

const NOTHING_CHOSEN: PersonPreference = {
  language: null,
  homeMarket: null,
  verticals: [],
  stations: [],
  welcomed: false,
  timeZone: null,
  tourStep: null,
  tourState: null,
};

/** A person who has chosen nothing yet was not welcomed either. */
export async function personPreference(store: Queryable, person: number): Promise<PersonPreference> {
  const [row] = await store.query<PersonPreference>(
    `select person.language, chosen.home_market as "homeMarket", coalesce(chosen.verticals, '{}') as verticals,
       coalesce(chosen.stations, '{}') as stations, chosen.welcomed_at is not null as welcomed, chosen.time_zone as "timeZone",
       chosen.tour_step as "tourStep", chosen.tour_state as "tourState"
     from person left join person_preference as chosen on chosen.person_id = person.person_id
     where person.person_id = $1`,
    [person],
  );
  return row ?? NOTHING_CHOSEN;
}
