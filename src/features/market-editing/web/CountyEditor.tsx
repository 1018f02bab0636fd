import { useMutation, useQuery } from "@tanstack/react-query";
import { useCallback, useMemo, useReducer, useRef, useState } from "react";
import type { z } from "zod";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { DialogFrame } from "#ui/form/DialogFrame.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import type { MapHandle, Pointed } from "#ui/figures/map/mapView.ts";
import { pointedAt } from "#ui/figures/map/useMapKeys.ts";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { problemCode } from "#ui/problem/problemCode.ts";
import { addToast } from "#ui/toast/toast.ts";
import { Callout } from "#ui/problem/Callout.tsx";
import { changeMarketCounties } from "../contract.ts";
import type { EditedMarket, GroundCounty } from "../contract/editingSchemas.ts";
import { type Choice, sameChoice, startHistory, stepChoice, sumOfChoice, turned } from "./countyChoices.ts";
import style from "./CountyEditor.module.css";
import { CountyList } from "./CountyList.tsx";
import { countryAreas, type CountryTopology, viewAround } from "./countryScene.ts";
import { EditorMap } from "./EditorMap.tsx";
import { countryShapesQuery, marketGroundQuery, rereadDraft } from "./editingQueries.ts";

interface CountyEditorProps {
  readonly market: EditedMarket;
  readonly onClose: () => void;
}

/** The editor of a market's counties, once everything that it needs is there. */
export function CountyEditor({ market, onClose }: CountyEditorProps) {
  const text = useText();
  const ground = useQuery(marketGroundQuery(market.id));
  const shapes = useQuery(countryShapesQuery());
  const error = ground.error ?? shapes.error;
  if (ground.data && shapes.data)
    return (
      <OpenEditor
        market={market}
        basis={ground.data.basis}
        counties={ground.data.counties}
        topology={shapes.data}
        onClose={onClose}
      />
    );
  return (
    <DialogFrame
      open
      title={text("marketEditing.countiesOf", { name: market.name })}
      width={1200}
      onClose={onClose}
      foot={<ActionButton onClick={onClose}>{text("lists.cancel")}</ActionButton>}
    >
      {error ? (
        <ErrorState reason={error} onRetry={() => void Promise.all([ground.refetch(), shapes.refetch()])} />
      ) : (
        <LoadingBlock />
      )}
    </DialogFrame>
  );
}

interface OpenEditorProps extends CountyEditorProps {
  readonly basis: string;
  readonly counties: readonly GroundCounty[];
  readonly topology: CountryTopology;
}

function OpenEditor({ market, basis, counties, topology, onClose }: OpenEditorProps) {
  const text = useText();
  const { choice, sum, isChanged, canUndo, canRedo, step, put, turn, nameOf, before } = useCountyChoice(
    counties,
    market.id,
  );
  const { areas, view, pointed, point, handle } = useCountryMap(topology, counties, before);
  const { mutate, error, isPending } = useSaving(market, onClose);
  const save = () =>
    mutate({
      basis,
      counties: [...choice].map(([fips, share]) => ({ fips, share })),
      taken: [...sum.over.keys()],
    });

  return (
    <DialogFrame
      open
      title={text("marketEditing.countiesOf", { name: market.name })}
      width={1200}
      held={isChanged}
      onClose={onClose}
      foot={
        <>
          <ActionButton disabled={!canUndo} onClick={() => step({ kind: "undo" })}>
            {text("lists.undo")}
          </ActionButton>
          <ActionButton disabled={!canRedo} onClick={() => step({ kind: "redo" })}>
            {text("marketEditing.redo")}
          </ActionButton>
          <ActionButton onClick={onClose}>{text("lists.cancel")}</ActionButton>
          <ActionButton tone="main" busy={isPending} disabled={!isChanged || choice.size === 0} onClick={save}>
            {text("marketEditing.toDraft")}
          </ActionButton>
        </>
      }
    >
      {error && (
        <Callout tone="alarm" role="alert">
          {text(`errors.${problemCode(error)}.what`)} {text(`errors.${problemCode(error)}.why`)}
        </Callout>
      )}
      <CountySums counties={choice.size} population={sum.population} households={sum.households} />
      <OverCallout names={[...sum.over.keys()].map(nameOf)} />
      {market.kind === "radio" && <p className={style["words"]}>{text("marketEditing.radioMayOverlap")}</p>}
      <div className={style["editor"]}>
        <EditorMap
          label={text("marketEditing.mapOf", { name: market.name })}
          topology={topology}
          areas={areas}
          choice={choice}
          over={sum.over}
          view={view}
          pointed={pointed}
          handle={handle}
          onPoint={point}
          onTurn={turn}
        />
        <CountyList
          market={market}
          counties={counties}
          choice={choice}
          over={sum.over}
          pointed={pointed?.id ?? null}
          onPoint={(fips) => point(fips === null ? null : pointedAt(fips))}
          onShow={(fips) => handle.current?.show(fips)}
          onPut={put}
          onTurn={turn}
        />
      </div>
    </DialogFrame>
  );
}

/** What the map of an editor opens on, and what stands out on it. */
function useCountryMap(topology: CountryTopology, counties: readonly GroundCounty[], before: Choice) {
  const areas = useMemo(() => countryAreas(topology, counties), [topology, counties]);
  const view = useMemo(() => viewAround(areas, before), [areas, before]);
  const [pointed, point] = useState<Pointed | null>(null);
  const handle = useRef<MapHandle>(null);
  return { areas, view, pointed, point, handle };
}

/** Takes the counties into the draft. */
function useSaving(market: EditedMarket, onSaved: () => void) {
  const text = useText();
  return useMutation({
    mutationFn: (body: z.input<(typeof changeMarketCounties)["body"]>) =>
      callApi(changeMarketCounties, { params: { edited: market.id }, body }),
    onSuccess: async () => {
      addToast(text("marketEditing.saved", { name: market.name }), { type: "success" });
      onSaved();
      await rereadDraft();
    },
  });
}

/** The counties chosen so far, with the way back, and what they come to. */
function useCountyChoice(counties: readonly GroundCounty[], market: string) {
  const byFips = useMemo(() => new Map(counties.map((county) => [county.fips, county])), [counties]);
  const before = useMemo(() => choiceOf(counties, market), [counties, market]);
  const [{ now: choice, past, future }, step] = useReducer(stepChoice, before, startHistory);
  const sum = useMemo(() => sumOfChoice(choice, byFips, market), [choice, byFips, market]);
  const put = useCallback((next: Choice) => step({ kind: "put", choice: next }), []);
  return {
    before,
    choice,
    sum,
    isChanged: !sameChoice(before, choice),
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    step,
    put,
    turn: (fips: readonly string[]) => {
      const pressed = fips.flatMap((code) => byFips.get(code) ?? []);
      if (pressed.length > 0) put(turned(choice, pressed, market));
    },
    nameOf: (fips: string) => {
      const county = byFips.get(fips);
      return county ? `${county.name}, ${county.state}` : fips;
    },
  };
}

/** Counties of which markets would have more than the whole. */
function OverCallout({ names }: { readonly names: readonly string[] }) {
  const text = useText();
  const formats = useFormats();
  if (names.length === 0) return null;
  return (
    <Callout tone="caution" role="status">
      {text("marketEditing.over", { count: names.length, names: formats.list(names.slice(0, 4)) })}
    </Callout>
  );
}

function CountySums(sums: Readonly<Record<"counties" | "population" | "households", number>>) {
  const text = useText();
  const formats = useFormats();
  return (
    <dl className={style["facts"]} aria-live="polite">
      {(["counties", "population", "households"] as const).map((name) => (
        <div key={name}>
          <dt>{text(`marketEditing.${name}`)}</dt>
          <dd>{formats.count(sums[name])}</dd>
        </div>
      ))}
    </dl>
  );
}

function choiceOf(counties: readonly GroundCounty[], market: string): Choice {
  return new Map(
    counties.flatMap(({ fips, markets }) => {
      const own = markets.find(({ id }) => id === market);
      return own ? [[fips, own.share] as const] : [];
    }),
  );
}
