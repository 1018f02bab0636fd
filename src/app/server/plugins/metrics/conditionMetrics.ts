import { HEALTH_FINDINGS, HEALTH_STATES } from "#domain/health/healthFinding.ts";
import type { HealthFacts } from "#domain/health/healthFacts.ts";
import { judgeHealth } from "#domain/health/judgeHealth.ts";

/** A value under its labels; none where there is nothing to say. */
type Samples = Readonly<Record<string, number>>;

interface Condition {
  readonly name: string;
  readonly help: string;
  /** Values by their labels as they are written; "" has none. */
  readonly samples: (facts: HealthFacts) => Samples;
}

/** What of the product's condition is measured for Prometheus. Times are seconds, sizes bytes. */
const CONDITIONS: readonly Condition[] = [
  {
    name: "spotmarket_health",
    help: "0 good, 1 needs attention, 2 act now; rated as on the health page",
    samples: (facts) =>
      Object.fromEntries(
        Object.entries(judgeHealth(facts)).map(([part, finding]) => [
          `part="${part}",finding="${finding}"`,
          HEALTH_STATES.indexOf(HEALTH_FINDINGS[finding]),
        ]),
      ),
  },
  {
    name: "spotmarket_store_answer_seconds",
    help: "Time the store took for a small question",
    samples: ({ store }) => ({ "": store.seconds }),
  },
  { name: "spotmarket_store_bytes", help: "Size of the store", samples: ({ store }) => ({ "": store.bytes }) },
  {
    name: "spotmarket_store_connections",
    help: "Connections to PostgreSQL, everybody's; none for the embedded store",
    samples: ({ store: { connections } }) =>
      connections ? { 'kind="open"': connections.open, 'kind="most"': connections.most } : {},
  },
  {
    name: "spotmarket_edition_published",
    help: "1 while a revision is published",
    samples: ({ edition }) => ({ "": edition ? 1 : 0 }),
  },
  {
    name: "spotmarket_jobs",
    help: "Work in the background; failed: within a day",
    samples: ({ queue }) => ({
      'state="waiting"': queue.waiting,
      'state="running"': queue.running,
      'state="failed"': queue.failed,
    }),
  },
  {
    name: "spotmarket_job_wait_seconds",
    help: "How long the work due longest has waited",
    samples: ({ queue }) => ({ "": queue.oldest ?? 0 }),
  },
  {
    name: "spotmarket_mails",
    help: "Mails; waiting holds the failing ones, given_up: within a day",
    samples: ({ mail }) => ({
      'state="waiting"': mail.waiting,
      'state="failing"': mail.failing,
      'state="given_up"': mail.givenUp,
    }),
  },
  {
    name: "spotmarket_mail_wait_seconds",
    help: "How long the oldest mail has waited",
    samples: ({ mail }) => ({ "": mail.oldest ?? 0 }),
  },
  {
    name: "spotmarket_disk_free_bytes",
    help: "Room left where data and files lie",
    samples: ({ disk }) => Object.fromEntries(disk.map(({ use, free }) => [`use="${use}"`, free])),
  },
  {
    name: "spotmarket_disk_bytes",
    help: "Size of the disks where data and files lie",
    samples: ({ disk }) => Object.fromEntries(disk.map(({ use, size }) => [`use="${use}"`, size])),
  },
  {
    name: "spotmarket_memory_limit_bytes",
    help: "Memory that the machine or the container gives",
    samples: ({ memory }) => ({ "": memory.most }),
  },
  {
    name: "spotmarket_backup_age_seconds",
    help: "Age of the last backup; missing while there is none",
    samples: ({ backup }) => (backup ? { [`whole="${backup.whole}"`]: backup.age } : {}),
  },
  {
    name: "spotmarket_sign_in_answers",
    help: "1 where a sign-in provider answers",
    samples: ({ signIn }) =>
      Object.fromEntries(signIn.map(({ kind, seconds }) => [`provider="${kind}"`, seconds === null ? 0 : 1])),
  },
  {
    name: "spotmarket_versions",
    help: "Versions of the processes that serve this store",
    samples: ({ versions }) => ({ "": versions.length }),
  },
  {
    name: "spotmarket_clock_ahead_seconds",
    help: "How far the store's clock is ahead of this process's",
    samples: ({ clockAhead }) => ({ "": clockAhead }),
  },
];

/** The product's condition in the text form that Prometheus reads. Without facts the store is away, and nothing else is claimed. */
export function conditionMetrics(facts: HealthFacts | null): string {
  const up: Condition = {
    name: "spotmarket_store_up",
    help: "1 while the store answers",
    samples: () => ({ "": facts ? 1 : 0 }),
  };
  const lines = [up, ...(facts ? CONDITIONS : [])].flatMap(({ name, help, samples }) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} gauge`,
    // `up` asks for no facts.
    ...Object.entries(facts ? samples(facts) : { "": 0 }).map(
      ([labels, value]) => `${name}${labels === "" ? "" : `{${labels}}`} ${value}`,
    ),
  ]);
  return `${lines.join("\n")}\n`;
}
