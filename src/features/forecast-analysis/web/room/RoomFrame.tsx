import { queryOptions, useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useMemo } from "react";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { wordsIn } from "#language/words/words.ts";
import { callApi } from "#ui/api/callApi.ts";
import { ChartColours } from "#ui/figures/frame/ChartColours.tsx";
import { Page } from "#ui/look/Page.tsx";
import { Skeleton } from "#ui/look/Skeleton.tsx";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { forecastInputs } from "../../contract/inputs.ts";
import { scenarioQuery } from "../scenarios/scenariosQuery.ts";
import { layOut, openRevision, takeOver, useWorkbench } from "../workbench/workbenchState.ts";
import { anchorsOf, type ForecastInputs, openedRevision } from "./openedRevision.ts";
import { Refusal } from "./Refusal.tsx";
import type { Room } from "./room.ts";
import { useChosenBase } from "./useChosenBase.ts";

interface RoomFrameProps {
  readonly title: string;
  readonly lead: string;
  readonly children: (room: Room, inputs: ForecastInputs) => ReactNode;
}

/** Reads a revision's inputs, lays them on the workbench, and shows the screen once they have been run. */
export function RoomFrame({ title, lead, children }: RoomFrameProps) {
  const text = useText();
  const { base: chosen, scenario: asked } = useChosenBase();
  const opened = useQuery({ ...scenarioQuery(asked ?? ""), enabled: asked !== null });
  const scenario = asked === null ? null : opened.data;
  const inputs = useQuery({
    ...inputsQuery(scenario ? scenario.base.revision : chosen),
    enabled: asked === null || scenario !== undefined,
  });
  const { data } = inputs;
  const error = opened.error ?? inputs.error;
  const refetch = () => Promise.all([opened, inputs].filter((query) => query.error).map((query) => query.refetch()));
  // What somebody else saved meanwhile waits until nothing of the same scenario is unsaved here.
  const waits = useWorkbench(({ past, scenario: lies }) => past.length > 0 && lies !== null && lies.id === asked);
  const isEmpty = data !== undefined && (data.markets.length === 0 || data.totals.length === 0);
  useEffect(() => {
    if (!data || isEmpty || scenario === undefined || waits) return;
    const opened = openedRevision(data);
    void openRevision(opened).then(() => {
      const { scenario: lies } = useWorkbench.getState();
      if (scenario) void takeOver(scenario.assumptions, { id: scenario.id, version: scenario.version });
      else if (lies) void layOut(opened.assumptions, null);
    });
  }, [data, isEmpty, scenario, waits]);
  return (
    <Page title={title} lead={lead}>
      <ChartColours />
      {error && !data && <ErrorState reason={error} onRetry={() => void refetch()} />}
      {isEmpty && (
        <EmptyState
          example="forecast"
          title={text("forecastRoom.empty.what")}
          hint={text("forecastRoom.empty.next")}
          way={{ to: "/administration/imports", words: text("lists.importFile") }}
        />
      )}
      {!isEmpty && data && <Opened inputs={data}>{children}</Opened>}
      {!data && !error && <RoomSkeleton />}
    </Page>
  );
}

function Opened({
  inputs,
  children,
}: {
  readonly inputs: ForecastInputs;
  readonly children: RoomFrameProps["children"];
}) {
  const text = useText();
  const formats = useFormats();
  const opened = useWorkbench((state) => state.opened);
  const base = useWorkbench((state) => state.base);
  const now = useWorkbench((state) => state.now);
  const assumptions = useWorkbench((state) => state.assumptions);
  const isRefused = useWorkbench((state) => state.refused !== null);
  const names = useMemo(() => new Map(inputs.markets.map(({ market, name }) => [market, name])), [inputs]);
  const words = useMemo(() => wordsIn(text, formats, names), [text, formats, names]);
  const anchors = useMemo(() => anchorsOf(inputs), [inputs]);
  // The same object until figures change, so that parts of the screen that hang on it alone stand still.
  const room = useMemo(
    () => (opened && base && now && assumptions ? { opened, base, now, assumptions, anchors, words } : null),
    [opened, base, now, assumptions, anchors, words],
  );
  if (!room) return isRefused ? <Refusal words={words} /> : <RoomSkeleton />;
  return children(room, inputs);
}

function RoomSkeleton() {
  return (
    <div style={{ display: "grid", gap: 16 }} data-testid="room-skeleton">
      <Skeleton height="40px" />
      <Skeleton height="28px" width="60%" />
      <Skeleton height="640px" />
    </div>
  );
}

/** Which revision lies on the workbench: the published one, the open draft, or one by its number. */
const inputsQuery = (base: string) =>
  queryOptions({
    queryKey: ["forecast", "inputs", base],
    queryFn: ({ signal }) => callApi(forecastInputs, { query: { base }, signal }),
    structuralSharing: false,
  });
