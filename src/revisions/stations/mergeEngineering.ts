import type { StationEngineeringRow } from "#platform/database/queries/stations/stationEngineeringRows.ts";

/**
 * What all files together say of a station's transmitter, the files in the order of their import. The later one counts; what it leaves out
 * stays as the earlier one said. Of several transmitters in one file the last one given stands for the station.
 */
export function mergeEngineering(rows: readonly StationEngineeringRow[]): StationEngineeringRow | null {
  const byImport = new Map(rows.map((row) => [row.importId, row]));
  return [...byImport.values()].reduce<StationEngineeringRow | null>(
    (earlier, row) => (earlier ? completed(row, earlier) : row),
    null,
  );
}

function completed(row: StationEngineeringRow, earlier: StationEngineeringRow): StationEngineeringRow {
  // A position is one thing, and so is a pattern with its turn; an antenna that radiates evenly has none.
  const placed = row.latitude === null || row.longitude === null ? earlier : row;
  const turned = row.pattern ? row : earlier;
  const isEven = row.directional === false;
  return {
    ...row,
    channel: row.channel ?? earlier.channel,
    stationClass: row.stationClass ?? earlier.stationClass,
    latitude: placed.latitude,
    longitude: placed.longitude,
    erpKw: row.erpKw ?? earlier.erpKw,
    haatM: row.haatM ?? earlier.haatM,
    directional: row.directional ?? earlier.directional,
    pattern: isEven ? null : turned.pattern,
    patternRotation: isEven ? 0 : turned.patternRotation,
    vintage: row.vintage ?? earlier.vintage,
  };
}
