import type { Database } from "#platform/database/database.ts";
import { CONCURRENCY_CLASSES, type ConcurrencyClasses } from "../limits/concurrencyClasses.ts";
import type { ConcurrencyLimit } from "../limits/concurrencyLimit.ts";

/** What is asked of this process, and what it asks of the store, in the text form that Prometheus reads. It asks nobody, so it is there while the store is away. */
export function demandMetrics(classes: ConcurrencyClasses, database: Pick<Database, "engine" | "demand">): string {
  const { engine } = database;
  const { running, waiting, most } = database.demand();
  const ofClasses = (read: (limit: ConcurrencyLimit) => Readonly<Record<string, number>>) =>
    CONCURRENCY_CLASSES.flatMap((name) =>
      Object.entries(read(classes(name).limit)).map(([state, value]) => [`lane="${name}"${state}`, value] as const),
    );
  return [
    // Public names: dashboards and alerts know a class of work as a lane.
    ...metric(
      "spotmarket_lane_requests",
      "gauge",
      "Requests by class of work, under way or waiting for room",
      ofClasses((limit) => ({ ',state="running"': limit.running(), ',state="waiting"': limit.waiting() })),
    ),
    ...metric(
      "spotmarket_lane_refused_total",
      "counter",
      "Requests refused since the start because too many of their class waited, or for too long",
      ofClasses((limit) => ({ "": limit.refused() })),
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
