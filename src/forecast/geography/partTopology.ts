import type { GeometryCollection, MultiPolygon, Polygon, Properties, Topology } from "topojson-specification";

type Area<P extends Properties> = Polygon<P> | MultiPolygon<P>;

/** A topology of areas alone, as it is sent: quantized positions, arcs shared by neighbours. */
export interface AreaTopology<Name extends string = string, P extends Properties = Properties> {
  readonly type: "Topology";
  readonly transform: { readonly scale: [number, number]; readonly translate: [number, number] };
  readonly arcs: number[][][];
  readonly objects: Record<Name, { readonly type: "GeometryCollection"; readonly geometries: Area<P>[] }>;
}

/** Some areas of a quantized topology with the arcs that they need and no others. */
export function partTopology<Name extends string>(
  { arcs, transform }: Topology,
  areas: Readonly<Record<Name, readonly Area<Properties>[]>>,
): AreaTopology<Name> {
  if (!transform) throw new Error("Only quantized topologies are parted");
  const numbers = new Map<number, number>();
  const kept: number[][][] = [];
  const renumbered = (arc: number): number => {
    const at = arc < 0 ? ~arc : arc;
    let number = numbers.get(at);
    if (number === undefined) {
      number = kept.push(arcs[at] ?? []) - 1;
      numbers.set(at, number);
    }
    return arc < 0 ? ~number : number;
  };
  const ringsOf = (rings: readonly (readonly number[])[]) => rings.map((ring) => ring.map(renumbered));
  const parted = (area: Area<Properties>): Area<Properties> =>
    area.type === "Polygon"
      ? { ...area, arcs: ringsOf(area.arcs) }
      : { ...area, arcs: area.arcs.map((polygon) => ringsOf(polygon)) };
  const objects = mapValues(
    areas,
    (each): GeometryCollectionOf => ({
      type: "GeometryCollection",
      geometries: each.map(parted),
    }),
  );
  return { type: "Topology", transform, arcs: kept, objects };
}

type GeometryCollectionOf = Omit<GeometryCollection, "geometries"> & {
  type: "GeometryCollection";
  geometries: Area<Properties>[];
};

function mapValues<Name extends string, From, To>(
  values: Readonly<Record<Name, From>>,
  change: (value: From) => To,
): Record<Name, To> {
  // `fromEntries` forgets which names there are; these are those of `values`.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(Object.entries<From>(values).map(([name, value]) => [name, change(value)])) as Record<
    Name,
    To
  >;
}
