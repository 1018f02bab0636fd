import { saveFile } from "#ui/figures/saveFile.ts";
import { addToast } from "#ui/toast/toast.ts";
import type { StationContours } from "../contract.ts";

/** Saves where stations are received as GeoJSON, as the API answers it but for the stations that have no contour. */
export function saveContours({ type, features }: StationContours, name: string, sample: boolean): void {
  const file = `${sample ? "open-estimate-" : ""}${name}.geojson`;
  if (features.length === 0) {
    addToast((text) => text("stations.geojson.none"), { type: "info" });
    return;
  }
  saveFile(file, "application/geo+json", JSON.stringify({ type, features }));
  addToast((text) => text("stations.geojson.made", { count: features.length }), { type: "success" });
}
