import { OPERATOR_KINDS } from "#domain/stations/station.ts";
import { copyLine } from "../copyLine.ts";
import type { Layout } from "../layout.ts";
import { readDate } from "../cells/readDate.ts";
import { STATION_COLUMNS, stationReader } from "../cells/readStation.ts";
import { duplicateMessage } from "../seenKeys.ts";

/** Which group stations belong to, who runs them, and since when. */
export const stationOwners: Layout = {
  name: "station-owners",
  title: "station owners",
  nature: "mixed",
  table: "station_owner",
  beside: true,
  ofStations: true,
  tableColumns: ["line", "station_id", "from_date", "as_of", "owner", "owner_group", "operator", "operator_kind"],
  columns: [
    ...STATION_COLUMNS,
    { key: "owner_group", aliases: ["group", "parent", "grupo", "gruppe"], required: true },
    { key: "owner", aliases: ["licensee", "propietario", "eigentümer"] },
    { key: "operator", aliases: ["operador", "betreiber"] },
    { key: "operator_kind", aliases: ["agreement"] },
    { key: "from_date", aliases: ["from", "since", "effective", "desde", "seit"] },
    { key: "as_of", aliases: ["list_date", "collected", "fecha_de_la_lista", "stand"] },
  ],
  open: (context) => {
    const { row, importId } = context;
    const told = new Map<string, number>();
    const stations = stationReader(context);
    return {
      check: () => {
        const station = stations.read();
        const from = readDate(row, "from_date");
        const asOf = readDate(row, "as_of");
        const kind = row.text("operator_kind") === null ? null : row.choice("operator_kind", OPERATOR_KINDS);
        const [group, owner, operator] = [row.text("owner_group"), row.text("owner"), row.text("operator")];
        if ((kind === null) !== (operator === null) && row.sound) {
          const missing = kind === null ? "operator_kind" : "operator";
          row.refuse(missing, "missing-value", () => "An operator and the kind of its agreement come together.");
        }
        if (!station || !row.sound) return null;
        // Nothing is said of an owner; the station's own list has its licensee.
        if (group === null && owner === null && operator === null) return null;
        const key = `${station.id} ${from ?? asOf ?? ""}`;
        const before = told.get(key);
        if (before !== undefined) {
          // Lists of groups name a station twice where it had two call signs; who is right nobody can tell from here.
          const message = () => `${duplicateMessage(row.line, before, key)} The first one counts.`;
          row.note("call_sign", "duplicate-key", message, "warning");
          return null;
        }
        told.set(key, row.line);
        return copyLine([importId, row.line, station.id, from, asOf, owner, group, operator, kind]);
      },
      finish: () => stations.finish(),
    };
  },
};
