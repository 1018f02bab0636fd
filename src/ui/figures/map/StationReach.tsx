import { queryOptions, useQuery } from "@tanstack/react-query";
import { memo, useMemo } from "react";
import { type StationReach as Reach, stationReach } from "#features/stations/contract.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { SmallSelect } from "#ui/look/SmallSelect.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import type { MapColours } from "./mapColours.ts";
import type { MapStation } from "./mapLayers.ts";
import style from "./StationReach.module.css";

interface StationReachProps {
  readonly revision: string;
  readonly market: string;
  readonly stations: readonly MapStation[];
  readonly colours: MapColours;
  /** The station whose contour stands out, and the one that it is compared with; empty for none. */
  readonly first: string;
  readonly second: string;
  /** Null where the first one is given. */
  readonly onFirst: ((station: string) => void) | null;
  readonly onSecond: (station: string) => void;
}

/** Chooses the stations whose contours stand out on the map, and tells how the people inside divide. */
export const StationReach = memo((props: StationReachProps) => {
  const { revision, market, stations, first, second, onFirst, onSecond } = props;
  const text = useText();
  const formats = useFormats();
  const listed = useMemo(
    () =>
      stations.filter(({ contour }) => contour).toSorted((one, other) => formats.compare(one.callSign, other.callSign)),
    [stations, formats],
  );
  const { data, error, refetch } = useQuery({
    ...reachQuery(revision, market, first, second),
    enabled: first !== "" && second !== "",
  });
  if (listed.length < (onFirst ? 1 : 2)) return null;
  return (
    <div className={style["reach"]} data-testid="map-reach">
      {onFirst && (
        <Choice label={text("maps.reach.station")} stations={listed} chosen={first} without="" onChoose={onFirst} />
      )}
      {first !== "" && (
        <Choice
          label={text("maps.reach.compare")}
          stations={listed}
          chosen={second}
          without={first}
          onChoose={onSecond}
        />
      )}
      {error && <ErrorState reason={error} onRetry={() => void refetch()} />}
      {data?.people && <Divided {...props} people={data.people} />}
    </div>
  );
});

interface ChoiceProps {
  readonly label: string;
  readonly stations: readonly MapStation[];
  readonly chosen: string;
  readonly without: string;
  readonly onChoose: (station: string) => void;
}

function Choice({ label, stations, chosen, without, onChoose }: ChoiceProps) {
  const text = useText();
  return (
    <label className={style["choice"]}>
      <span>{label}</span>
      <SmallSelect value={chosen} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{text("maps.reach.none")}</option>
        {stations.flatMap(({ id, callSign, channel }) =>
          id === without ? (
            []
          ) : (
            <option key={id} value={id}>
              {[callSign, channel].filter(Boolean).join(" · ")}
            </option>
          ),
        )}
      </SmallSelect>
    </label>
  );
}

interface DividedProps extends Pick<StationReachProps, "stations" | "colours" | "first" | "second"> {
  readonly people: NonNullable<Reach["people"]>;
}

/** The people inside as one bar of three parts, each told beside its color. */
function Divided({ stations, colours, first, second, people }: DividedProps) {
  const text = useText();
  const formats = useFormats();
  const [one, other] = [first, second].map((id) => stations.find((station) => station.id === id));
  const { firstOnly, both, secondOnly } = people;
  const all = Math.max(firstOnly + both + secondOnly, 1);
  const parts = [
    { name: text("maps.reach.only", { name: one?.callSign }), count: firstOnly, colour: colours[one?.medium ?? "tv"] },
    { name: text("maps.reach.both"), count: both, colour: "var(--ink-faint)" },
    { name: text("maps.reach.only", { name: other?.callSign }), count: secondOnly, colour: colours.outline },
  ];
  return (
    <div className={style["divided"]} data-testid="map-reach-people" role="status">
      <div className={style["bar"]} aria-hidden="true">
        {parts.map(({ name, count, colour }) => (
          <span key={name} style={{ flexGrow: count / all, background: colour }} />
        ))}
      </div>
      <dl>
        {parts.map(({ name, count, colour }) => (
          <div key={name}>
            <dt>
              <span className={style["swatch"]} style={{ background: colour }} />
              {name}
            </dt>
            <dd>
              {formats.people(Number(count.toPrecision(3)))} <small>{formats.share(count / all)}</small>
            </dd>
          </div>
        ))}
      </dl>
      <p>{text("maps.reach.basis")}</p>
    </div>
  );
}

/** How the people inside two contours divide; a revision never changes what it says of stations. */
const reachQuery = (revision: string, market: string, first: string, second: string) =>
  queryOptions({
    queryKey: ["station-reach", revision, market, first, second],
    queryFn: ({ signal }) => callApi(stationReach, { params: { market }, query: { revision, first, second }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
