import { use, useMemo } from "react";
import { type Column, DataTable } from "#ui/figure/DataTable.tsx";
import { FigureLayerContext } from "#ui/figure/figureLayer.ts";
import { Figures } from "#ui/figure/Figures.tsx";
import { useFormats } from "#i18n/useFormats.ts";
import { useText } from "#i18n/useText.ts";
import style from "./Map.module.css";
import type { MapFigure, MapStation } from "./mapLayers.ts";
import { kilowatts, measured } from "./mapNumbers.ts";
import type { Area, MapScene } from "#charts/map/mapScene.ts";

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
  const areaColumns = useMemo(() => {
    const ofCounties = scene.areas.some(({ county }) => county);
    const columns: Column<Area>[] = [
      {
        key: "name",
        head: text(ofCounties ? "maps.county" : "maps.market"),
        numeric: false,
        value: (row) => row.name,
        shown: (row) => row.name,
      },
    ];
    const count = (key: "population" | "households"): Column<Area> => ({
      key,
      head: text(`maps.${key}`),
      numeric: true,
      value: ({ county }) => county?.[key] ?? null,
      shown: ({ county }) => formats.count(county?.[key] ?? null),
    });
    if (ofCounties) {
      columns.push(
        {
          key: "state",
          head: text("maps.state"),
          numeric: false,
          value: ({ county }) => county?.state ?? "",
          shown: ({ county }) => county?.state ?? "",
        },
        count("population"),
        count("households"),
      );
    }
    if (figure && figure.name !== text("maps.population"))
      columns.push({
        key: "figure",
        head: figure.name,
        numeric: true,
        value: (row) => row.value,
        shown: (row) => figure.write(row.value),
      });
    return columns;
  }, [scene, figure, text, formats]);
  const stationColumns = useMemo(
    (): Column<MapStation>[] => [
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
    ],
    [text, formats],
  );
  return (
    <div className={style["tables"]} data-testid="map-table">
      <DataTable caption={label} columns={areaColumns} rows={scene.areas} rowId={({ id }) => id} />
      {stations.length > 0 && (
        <DataTable caption={text("maps.stations")} columns={stationColumns} rows={stations} rowId={({ id }) => id} />
      )}
    </div>
  );
}
