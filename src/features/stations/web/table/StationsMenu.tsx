import { IconMapDown } from "@tabler/icons-react";
import { useCallback } from "react";
import { useNavigate } from "react-router";
import type { BlockName } from "#domain/blockNames.ts";
import { usualLocal } from "#domain/localMedium/localChoice.ts";
import type { StationView } from "#domain/stations/stationViews.ts";
import { loadMessages } from "#language/text.ts";
import type { Spending } from "#documents/spending.ts";
import { SectionMenu } from "#ui/figures/SectionMenu.tsx";
import type { StationContours, StationOverview } from "../../contract.ts";
import { overviewTable } from "../../contract/stationTables.ts";
import { saveContours } from "../saveContours.ts";
import { groupsTable } from "./groupColumns.tsx";

/** As which block what is listed goes into files and reports. */
const BLOCK_OF = {
  stations: "stationCompetitiveOverview",
  owners: "stationOwners",
  programmes: "stationProgrammes",
} as const satisfies Readonly<Record<StationView, BlockName>>;

interface StationsMenuProps {
  readonly overview: StationOverview;
  readonly view: StationView;
  readonly spending: Spending;
  readonly contours: StationContours | undefined;
}

/** The whole table as files, and where the stations are received. */
export function StationsMenu({ overview, view, spending, contours }: StationsMenuProps) {
  const { text, formats } = spending.words;
  const navigate = useNavigate();
  const title = text("stations.export.title");
  const actions = useCallback(async () => {
    const [{ exportActions }] = await Promise.all([
      import("#ui/figures/exports/exportActions.tsx"),
      loadMessages("reports"),
    ]);
    const measure = text("stations.power.line", { year: formats.year(overview.year) });
    const table = () => (view === "stations" ? overviewTable(overview) : groupsTable(overview, view));
    const block = {
      name: BLOCK_OF[view],
      spending,
      headline: title,
      measure,
      alt: title,
      files: [{ name: BLOCK_OF[view], table }],
      choice: { local: { ...usualLocal(overview.medium), view } },
    };
    return [
      ...exportActions(block, (path) => void navigate(path)),
      {
        id: "geojson",
        label: text("stations.geojson.save"),
        icon: <IconMapDown size={16} aria-hidden="true" />,
        separated: true,
        run: async () => {
          if (contours) saveContours(contours, `${overview.market}-station-contours`, spending.revision.sample);
        },
      },
    ];
  }, [overview, view, spending, contours, navigate, text, formats, title]);
  return <SectionMenu actions={actions} label={text("stations.export.menu")} section={title} />;
}
