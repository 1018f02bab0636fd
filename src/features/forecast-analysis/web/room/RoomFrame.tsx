import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useMemo } from "react";
import { wordsIn } from "#words/words.ts";
import { useFormats } from "#i18n/useFormats.ts";
import { useText } from "#i18n/useText.ts";
import { Page } from "#ui/look/Page.tsx";
import { Skeleton } from "#ui/look/Skeleton.tsx";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { ChartColours } from "#blocks/frame/ChartColours.tsx";
import { openEdition, useWorkbench } from "../workbench/workbenchState.ts";
import { anchorsOf, editionOf, type ForecastInputs } from "./editionOf.ts";
import { inputsQuery } from "./inputsQuery.ts";
import { Refusal } from "./Refusal.tsx";
import type { Room } from "./room.ts";
import { useChosenBase } from "./useChosenBase.ts";

interface RoomFrameProps {
  readonly title: string;
  readonly lead: string;
  readonly children: (room: Room, inputs: ForecastInputs) => ReactNode;
}

/** Reads an edition's inputs, lays them on the workbench, and shows the screen once they have been run. */
export function RoomFrame({ title, lead, children }: RoomFrameProps) {
  const text = useText();
  const { base: chosen } = useChosenBase();
  const { data, error, refetch } = useQuery(inputsQuery(chosen));
  const isEmpty = data !== undefined && (data.markets.length === 0 || data.totals.length === 0);
  useEffect(() => {
    if (data && !isEmpty) void openEdition(editionOf(data));
  }, [data, isEmpty]);
  return (
    <Page title={title} lead={lead}>
      <ChartColours />
      {error && !data && <ErrorState reason={error} onRetry={() => void refetch()} />}
      {isEmpty && <EmptyState title={text("forecastRoom.empty.what")} hint={text("forecastRoom.empty.next")} />}
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
  const { edition, base, now, assumptions, refused } = useWorkbench();
  const names = useMemo(() => new Map(inputs.markets.map(({ market, name }) => [market, name])), [inputs]);
  const words = useMemo(() => wordsIn(text, formats, names), [text, formats, names]);
  const anchors = useMemo(() => anchorsOf(inputs), [inputs]);
  if (!edition || !base || !now || !assumptions) return refused ? <Refusal /> : <RoomSkeleton />;
  return children({ edition, base, now, assumptions, anchors, words }, inputs);
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
