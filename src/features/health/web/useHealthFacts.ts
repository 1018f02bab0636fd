import type { HealthPart } from "#domain/health/healthFinding.ts";
import { fileSize } from "#language/fileSize.ts";
import { textIfKnown } from "#language/textIfKnown.ts";
import { timeSpan } from "#language/timeSpan.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import type { Health } from "./health.ts";

/** A figure under its name. */
export type HealthFact = readonly [name: string, value: string];

/** What was measured of each part, in the reader's words. */
export function useHealthFacts(health: Health): Readonly<Record<HealthPart, readonly HealthFact[]>> {
  const text = useText();
  const formats = useFormats();
  const { store, edition, memory, queue, recurring, disk, mail, backup, signIn, processes } = health;
  const size = (bytes: number) => fileSize(formats, bytes);
  const span = (seconds: number) => timeSpan(formats, seconds);
  const of = (part: string, whole: string) => text("health.fact.of", { part, whole });
  const wait = (seconds: number | null) => (seconds === null ? text("health.fact.nothing") : span(seconds));

  return {
    store: [
      [text("health.fact.engine"), text(`health.engine.${store.engine}`, { version: store.version })],
      [text("health.fact.answers"), span(store.seconds)],
      [text("health.fact.size"), size(store.bytes)],
      ...(store.connections
        ? [
            [
              text("health.fact.connections"),
              of(formats.count(store.connections.open), formats.count(store.connections.most)),
            ] as const,
          ]
        : []),
      [text("health.fact.schema"), store.schema?.replace(".sql", "") ?? text("health.fact.nothing")],
    ],
    edition: edition
      ? [
          [text("health.fact.revision"), `${edition.id} – ${edition.label}`],
          ...(edition.publishedAt
            ? [[text("health.fact.published"), formats.instant(edition.publishedAt)] as const]
            : []),
        ]
      : [[text("health.fact.revision"), text("health.fact.noRevision")]],
    memory: [
      [text("health.fact.memory"), of(size(memory.used), size(memory.most))],
      [text("health.fact.lag"), span(memory.lag)],
      [text("health.fact.since"), formats.instant(memory.startedAt)],
    ],
    queue: [
      [text("health.fact.waiting"), formats.count(queue.waiting)],
      [text("health.fact.running"), formats.count(queue.running)],
      [text("health.fact.failed"), formats.count(queue.failed)],
      [text("health.fact.oldest"), wait(queue.oldest)],
    ],
    recurring: recurring.map(({ name, last, outcome, next }) => [
      textIfKnown(text, `health.work.${name}`) ?? name,
      text(`health.outcome.${outcome}`, { last: last ? formats.time(last) : "", next: formats.time(next) }),
    ]),
    disk: disk.map(({ use, free, size: whole }) => [text(`health.fact.${use}`), of(size(free), size(whole))]),
    mail: [
      [text("health.fact.waiting"), formats.count(mail.waiting)],
      [text("health.fact.failing"), formats.count(mail.failing)],
      [text("health.fact.givenUp"), formats.count(mail.givenUp)],
      [text("health.fact.lastSent"), mail.lastSent ? formats.instant(mail.lastSent) : text("health.fact.never")],
    ],
    backup: [
      [
        text("health.fact.backup"),
        backup ? text("health.fact.ago", { span: span(backup.age) }) : text("health.fact.noBackup"),
      ],
    ],
    signIn: signIn.map(({ kind, seconds }) => [
      text(`health.fact.${kind}`),
      seconds === null ? text("health.fact.away") : kind === "local" ? text("health.fact.here") : span(seconds),
    ]),
    processes:
      processes.length === 0
        ? [[text("health.fact.alone"), health.version]]
        : processes.map(({ host, pid, version }) => [text("health.fact.process", { host, pid }), version]),
    clock: [[text("health.fact.difference"), span(Math.abs(health.clockAhead))]],
  };
}
