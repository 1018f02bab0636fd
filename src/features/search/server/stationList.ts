import { withoutStatementTimeout } from "#platform/database/bounds.ts";
import type { Queryable } from "#platform/database/database.ts";
import { MARKET_OF_STATION, PLACED_STATIONS } from "#platform/database/queries/stations/placedStations.ts";
import type { Revision } from "#domain/revisions/revision.ts";
import type { FoundStation } from "../contract.ts";

/** A station, made ready for searching. */
export interface ListedStation {
  readonly station: FoundStation;
  /** Letters and digits of the call sign in small ones: `WNBC-TV` and `wnbc tv` are the same call. */
  readonly call: string;
  /** Everything that a word may stand in, in small letters. */
  readonly words: string;
}

/** A revision never changes, so its stations are read once and go with it. */
const lists = new WeakMap<Revision, Promise<readonly ListedStation[]>>();

/** The stations that a revision is made of, in the order of their call signs. */
export function stationList(store: Queryable, revision: Revision): Promise<readonly ListedStation[]> {
  const known = lists.get(revision);
  if (known) return known;
  const list = withoutStatementTimeout(() => readStations(store, Number(revision.id))).then((stations) =>
    stations.map(listedStation),
  );
  lists.set(revision, list);
  list.catch(() => lists.delete(revision));
  return list;
}

/** The letters of a call sign without what people put between them. */
export function callOf(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, "");
}

/** Makes a station ready for searching. */
export function listedStation(station: FoundStation): ListedStation {
  const { callSign, city, state, owner, networkOrFormat, frequency } = station;
  const words = [callSign, city, state, owner, networkOrFormat, frequency].filter((part) => part !== null);
  return { station, call: callOf(callSign), words: words.join(" ").toLowerCase() };
}

function readStations(store: Queryable, revision: number): Promise<FoundStation[]> {
  return store.query(
    `select station_id as id, s.medium, s.call_sign as "callSign", s.city, s.state, s.owner,
       s.network_or_format as "networkOrFormat", s.frequency, ${MARKET_OF_STATION} as market
     from ${PLACED_STATIONS}
     where s.import_id in (select import_id from revision_import where revision_id = $1)
     order by length(s.call_sign), s.call_sign, station_id`,
    [revision],
  );
}
