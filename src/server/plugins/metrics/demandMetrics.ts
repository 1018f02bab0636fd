import type { Database } from "#database/database.ts";
import { LANE_NAMES, type Lanes } from "../limits/lanes.ts";
import type { Lane } from "../limits/lane.ts";

/** What is asked of this process, and what it asks of the store, in the text form that Prometheus reads. It asks nobody, so it is there while the store is away. */
export function demandMetrics(lanes: Lanes, database: Pick<Database, "engine" | "demand">): string {
  const { engine } = database;
  const { running, waiting, most } = database.demand();
  const ofLanes = (read: (lane: Lane) => Readonly<Record<string, number>>) =>
    LANE_NAMES.flatMap((name) =>
      Object.entries(read(lanes(name).lane)).map(([state, value]) => [`lane="${name}"${state}`, value] as const),
    );
  return [
    ...metric(
      "spotmarket_lane_requests",
      "gauge",
      "Requests by class of work, under way or waiting for room",
      ofLanes((lane) => ({ ',state="running"': lane.running(), ',state="waiting"': lane.waiting() })),
    ),
    ...metric(
      "spotmarket_lane_refused_total",
      "counter",
      "Requests refused since the start because too many of their class waited, or for too long",
      ofLanes((lane) => ({ "": lane.refused() })),
    ),
    ...metric(
      "spotmarket_store_calls",
      "gauge",
      "Calls of the store by this process: running hold a connection of its pool, or the embedded store itself; the others wait for one",
      [
        [`engine="${engine}",state="running"`, running],
        [`engine="${engine}",state="waiting"`, waiting],
      ],
    ),
    ...metric("spotmarket_store_calls_most", "gauge", "How many calls of the store can run at once", [
      [`engine="${engine}"`, most],
    ]),
    "",
  ].join("\n");
}

function metric(
  name: string,
  type: "gauge" | "counter",
  help: string,
  samples: readonly (readonly [labels: string, value: number])[],
): string[] {
  return [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map(([labels, value]) => `${name}{${labels}} ${value}`),
  ];
}
