import type { Projection } from "#figures/charts/map/mapProjection.ts";
import type { Lens } from "./lens.ts";
import type { MapView } from "./mapView.ts";

/** What is seen of a drawn map through a lens. */
export function viewThrough(projection: Projection, lens: Lens, width: number, height: number): MapView {
  const [x, y] = [width / 2, height / 2];
  return {
    width,
    height,
    middle: projection.unproject([x - lens.x / lens.zoom, y - lens.y / lens.zoom]),
    project: (place) => {
      const at = projection.project(place);
      return at && [(at[0] - x) * lens.zoom + x + lens.x, (at[1] - y) * lens.zoom + y + lens.y];
    },
  };
}
