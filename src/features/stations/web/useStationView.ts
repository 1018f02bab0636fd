import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import { STATION_VIEWS, type StationView as StationViewName } from "#domain/stations/stationViews.ts";
import { readBeside, writeBeside } from "./beside/besideAddress.ts";

/** What of the address stays when the table lists something else: filters and order are those of one list. */
const KEPT = ["market", "year", "political", "measure", "compare", "revision", "beside"];

interface StationView {
  readonly shown: StationViewName;
  /** Lists something else, narrowed by what is given: `show("stations", { owner: "gray" })`. */
  readonly show: (view: StationViewName, filters?: Readonly<Record<string, string>>) => void;
  readonly beside: readonly string[];
  readonly putBeside: (stations: readonly string[]) => void;
}

/** What the address asks to see of a market's stations. */
export function useStationView(): StationView {
  const [address, setAddress] = useSearchParams();
  const shown = STATION_VIEWS.find((view) => view === address.get("view")) ?? "stations";
  const beside = useMemo(() => readBeside(address), [address]);
  const show = useCallback(
    (view: StationViewName, filters: Readonly<Record<string, string>> = {}) =>
      setAddress(
        (now) => {
          const kept = [...now].filter(([name]) => KEPT.includes(name));
          const chosen: [string, string][] = view === "stations" ? [] : [["view", view]];
          return new URLSearchParams([...kept, ...chosen, ...Object.entries(filters)]);
        },
        { preventScrollReset: true },
      ),
    [setAddress],
  );
  const putBeside = useCallback(
    (stations: readonly string[]) => setAddress((now) => writeBeside(now, stations), { preventScrollReset: true }),
    [setAddress],
  );
  return { shown, show, beside, putBeside };
}
