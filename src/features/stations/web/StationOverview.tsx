import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import { usualLocal } from "#domain/localMedium/localChoice.ts";
import type { StationMedium } from "#domain/stations/station.ts";
import { STATION_VIEWS, type StationView as StationViewName } from "#domain/stations/stationViews.ts";
import { preferences, savePreferences } from "#features/preferences/contract.ts";
import { callApi } from "#ui/api/callApi.ts";
import { Chapter } from "#ui/figures/frame/Chapter.tsx";
import { ScreenHead } from "#ui/figures/frame/ScreenHead.tsx";
import { SpendingContext } from "#ui/figures/frame/spending.ts";
import { useSpendingOfAddress } from "#ui/figures/frame/useSpendingOfAddress.ts";
import { useOpened } from "#ui/list/useOpened.ts";
import { Segmented } from "#ui/look/Segmented.tsx";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import { addToast } from "#ui/toast/toast.ts";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import type { StationContours, StationOverview as OverviewOfStations } from "../contract.ts";
import { Beside } from "./beside/Beside.tsx";
import { readBeside, writeBeside } from "./beside/besideAddress.ts";
import { StationDrawer } from "./drawer/StationDrawer.tsx";
import { OwnersBlock } from "./power/OwnersBlock.tsx";
import { PowerBlock } from "./power/PowerBlock.tsx";
import style from "./StationOverview.module.css";
import { contoursQuery, overviewQuery } from "./stationsQueries.ts";
import type { StationGroupRow } from "./table/groupColumns.tsx";
import { GroupTable } from "./table/GroupTable.tsx";
import { nameKey } from "./table/nameKey.ts";
import { StationsMenu } from "./table/StationsMenu.tsx";
import { StationTable } from "./table/StationTable.tsx";
import { TableNotes } from "./table/TableNotes.tsx";

/** The stations of the address's market as it asks to see them. */
export function StationOverview({ medium }: { readonly medium: StationMedium }) {
  const spending = useSpendingOfAddress();
  const { words, market, revision, view } = spending;
  const { text, formats } = words;
  const { data: overview } = useSuspenseQuery(overviewQuery(revision.id, market.id, view.year));
  const { data: contours } = useQuery(contoursQuery(revision.id, market.id));
  const { own, change } = useOwnStations();
  const { opened, open, close } = useOpened("station");
  const stationView = useStationView();
  const { shown, beside, putBeside } = stationView;
  const addOwn = useCallback((stations: readonly string[]) => change({ add: stations }), [change]);
  const downloads = useMemo(
    () => ({ screen: "stations" as const, choice: { local: { ...usualLocal(medium), view: shown } } }),
    [medium, shown],
  );
  const home = overview.rows.filter((row) => row.home).length;

  return (
    <SpendingContext value={spending}>
      <ScreenHead spending={spending} {...(overview.rows.length > 0 && { downloads })}>
        <p className={style["line"]}>
          {text(`stations.line.${medium}`, {
            count: home,
            number: formats.count(home),
            year: formats.year(view.year),
          })}
        </p>
      </ScreenHead>
      {overview.rows.length === 0 ? (
        <EmptyState example="stations" title={text("stations.empty.title")} hint={text("stations.empty.hint")} />
      ) : (
        <>
          <Chapter title={text("stations.chapter.power")}>
            <div className={style["blocks"]}>
              <PowerBlock overview={overview} view={shown} own={own} spending={spending} />
              {overview.marketOta !== null && <OwnersBlock overview={overview} spending={spending} />}
            </div>
          </Chapter>
          <Beside stations={beside} overview={overview} contours={contours} words={words} onChange={putBeside} />
          <Chapter title={text("stations.chapter.list")}>
            <StationLists
              medium={medium}
              overview={overview}
              contours={contours}
              spending={spending}
              stationView={stationView}
              opened={opened}
              onOpen={open}
              own={own}
              onOwn={addOwn}
            />
          </Chapter>
        </>
      )}
      {opened !== null && (
        <StationDrawer
          key={opened}
          id={opened}
          overview={overview}
          spending={spending}
          isOwn={own.has(opened)}
          onOwn={(isOwn) => change(isOwn ? { add: [opened] } : { remove: [opened] })}
          beside={beside}
          onBeside={putBeside}
          onOpen={open}
          onClose={close}
        />
      )}
    </SpendingContext>
  );
}

interface StationListsProps {
  readonly medium: StationMedium;
  readonly overview: OverviewOfStations;
  readonly contours: StationContours | undefined;
  readonly spending: ReturnType<typeof useSpendingOfAddress>;
  readonly stationView: ReturnType<typeof useStationView>;
  readonly opened: string | null;
  readonly onOpen: (station: string) => void;
  readonly own: ReadonlySet<string>;
  readonly onOwn: (stations: readonly string[]) => void;
}

/** The stations one by one, or by owner, network and format; a group leads to its stations. */
function StationLists(props: StationListsProps) {
  const { medium, overview, contours, spending, opened, onOpen, own, onOwn } = props;
  const { shown, show, putBeside } = props.stationView;
  const { words } = spending;
  const { text } = words;
  const showGroup = useCallback(
    ({ name }: StationGroupRow) => {
      const column = shown === "owners" ? "owner" : medium === "tv" ? "network" : "format";
      show("stations", { [column]: name === null ? "none" : nameKey(name) });
    },
    [show, shown, medium],
  );
  const menu = <StationsMenu overview={overview} view={shown} spending={spending} contours={contours} />;
  return (
    <div className={style["table"]} id="stations">
      <div className={style["views"]}>
        <Segmented
          label={text("stations.views.label")}
          options={STATION_VIEWS.map((value) => ({
            value,
            label: text(`stations.views.${value === "programmes" ? medium : value}`),
          }))}
          value={shown}
          onChange={(next) => show(next)}
        />
      </div>
      {shown === "stations" ? (
        <StationTable
          overview={overview}
          words={words}
          contours={contours}
          own={own}
          opened={opened}
          onOpen={onOpen}
          onBeside={putBeside}
          onOwn={onOwn}
          actions={menu}
        />
      ) : (
        <GroupTable key={shown} overview={overview} grouping={shown} words={words} onOpen={showGroup} actions={menu} />
      )}
      <TableNotes overview={overview} words={words} />
    </div>
  );
}

interface OwnStations {
  /** Ids of the stations that the reader sells for. */
  readonly own: ReadonlySet<string>;
  readonly change: (change: { readonly add?: readonly string[]; readonly remove?: readonly string[] }) => void;
  readonly busy: boolean;
}

/** The stations that the reader sells for, and how to change them; everything else that was chosen stays. */
function useOwnStations(): OwnStations {
  const queries = useQueryClient();
  const { data: session } = useSuspenseQuery(sessionQuery());
  const own = useMemo(() => new Set(session.stations.map(({ id }) => id)), [session.stations]);
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ add = [], remove = [] }: Parameters<OwnStations["change"]>[0]) => {
      const chosen = await callApi(preferences, {});
      const stations = [...new Set([...chosen.stations, ...add])].filter((id) => !remove.includes(id));
      return callApi(savePreferences, { body: { ...chosen, stations } });
    },
    onSuccess: async (_, { add = [] }) => {
      await queries.invalidateQueries({ queryKey: ["preferences"] });
      await queries.invalidateQueries({ queryKey: sessionQuery().queryKey });
      addToast((text) => text(add.length > 0 ? "stations.own.added" : "stations.own.removed"), { type: "success" });
    },
    onError: (reason) => toastProblem(reason),
  });
  return { own, change: mutate, busy: isPending };
}

/** What of the address stays when the table lists something else: filters and order are those of one list. */
const KEPT = ["market", "year", "quarter", "political", "measure", "compare", "revision", "beside"];

interface StationView {
  readonly shown: StationViewName;
  /** Lists something else, narrowed by what is given: `show("stations", { owner: "gray" })`. */
  readonly show: (view: StationViewName, filters?: Readonly<Record<string, string>>) => void;
  readonly beside: readonly string[];
  readonly putBeside: (stations: readonly string[]) => void;
}

/** What the address asks to see of a market's stations. */
function useStationView(): StationView {
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
