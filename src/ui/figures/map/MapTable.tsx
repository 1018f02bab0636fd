import type { TFunction } from "i18next";
import { use, useMemo } from "react";
import { type Column, DataTable } from "#ui/figures/DataTable.tsx";
import { FigureLayerContext } from "#ui/figures/figureLayer.ts";
import { Figures } from "#ui/figures/Figures.tsx";
import type { Formats } from "#language/format.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import style from "./Map.module.css";
import type { MapFigure, MapStation } from "./mapLayers.ts";
import { kilowatts, measured } from "./mapNumbers.ts";
import { type Area, fullName, type MapScene } from "#figures/charts/map/mapScene.ts";

interface MapTableProps {
  readonly scene: MapScene;
  readonly figure: MapFigure | null;
  readonly stations: readonly MapStation[];
  readonly label: string;
}

/** Everything that a map shows, as tables. */
export function MapTable(props: MapTableProps) {
  const layer = use(FigureLayerContext);
  const tables = <Tables {...props} />;
  return layer ? tables : <Figures>{tables}</Figures>;
}

function Tables({ scene, figure, stations, label }: MapTableProps) {
  const text = useText();
  const formats = useFormats();
  const areas = useMemo(() => areaColumns(scene, figure, text, formats), [scene, figure, text, formats]);
  const masts = useMemo(() => stationColumns(text, formats), [text, formats]);
  return (
    <div className={style["tables"]} data-testid="map-table">
      <DataTable caption={label} columns={areas} rows={scene.areas} rowId={({ id }) => id} />
      {stations.length > 0 && (
        <DataTable caption={text("maps.stations")} columns={masts} rows={stations} rowId={({ id }) => id} />
      )}
    </div>
  );
}

function areaColumns(
  { areas }: MapScene,
  figure: MapFigure | null,
  text: TFunction,
  formats: Formats,
): readonly Column<Area>[] {
  const ofCounties = areas.some(({ county }) => county);
  const written = (key: string, head: string, value: (row: Area) => string): Column<Area> => ({
    key,
    head,
    numeric: false,
    value,
    shown: value,
  });
  const count = (key: "population" | "households"): Column<Area> => ({
    key,
    head: text(`maps.${key}`),
    numeric: true,
    value: ({ county }) => county?.[key] ?? null,
    shown: ({ county }) => formats.count(county?.[key] ?? null),
  });
  const columns = [written("name", text(ofCounties ? "maps.county" : "maps.market"), fullName)];
  if (ofCounties)
    columns.push(
      written("state", text("maps.state"), ({ county }) => county?.state ?? ""),
      count("population"),
      count("households"),
    );
  if (figure && figure.name !== text("maps.population"))
    columns.push({
      key: "figure",
      head: figure.name,
      numeric: true,
      value: (row) => row.value,
      shown: (row) => figure.write(row.value),
    });
  return columns;
}

function stationColumns(text: TFunction, formats: Formats): readonly Column<MapStation>[] {
  return [
    {
      key: "callSign",
      head: text("maps.station.callSign"),
      numeric: false,
      value: (row) => row.callSign,
      shown: (row) => row.callSign,
    },
    {
      key: "channel",
      head: text("maps.station.channelOrFrequency"),
      numeric: false,
      value: (row) => row.channel ?? "",
      shown: (row) => row.channel ?? formats.count(null),
    },
    {
      key: "erpKw",
      head: text("maps.station.erp"),
      numeric: true,
      value: (row) => row.erpKw,
      shown: (row) => kilowatts(formats, row.erpKw),
    },
    {
      key: "haatM",
      head: text("maps.station.haat"),
      numeric: true,
      value: (row) => row.haatM,
      shown: (row) => measured(formats, row.haatM, "meter"),
    },
    {
      key: "population",
      head: text("maps.station.population"),
      numeric: true,
      value: (row) => row.population,
      shown: (row) => formats.count(row.population),
    },
  ];
}
