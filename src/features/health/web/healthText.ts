import { formatsFor } from "#language/format.ts";
import { fileSize } from "#language/fileSize.ts";
import { timeSpan } from "#language/timeSpan.ts";
import type { Health } from "./health.ts";
import { inOrder } from "./inOrder.ts";

const english = formatsFor("en-US");
const size = (bytes: number) => fileSize(english, bytes);
const span = (seconds: number | null) => (seconds === null ? "none" : timeSpan(english, seconds));

/** The health page in plain English lines, for a message to whoever runs the server. It names no person and no secret. */
export function healthText(health: Health): string {
  const { store, edition, memory, queue, recurring, disk, mail, backup, signIn, processes } = health;
  const marks = { good: "ok  ", look: "LOOK", act: "ACT " };
  return [
    `${health.product} ${health.version}, ${health.at}`,
    ...inOrder(health.checks).map(({ state, part, finding }) => `${marks[state]} ${part}: ${finding}`),
    "",
    `Store: ${store.engine} ${store.version}, schema ${store.schema ?? "none"}, ${size(store.bytes)}, answers in ${span(store.seconds)}`,
    ...(store.connections ? [`Connections: ${store.connections.open} of ${store.connections.most}`] : []),
    `Revision: ${edition ? `${edition.id} "${edition.label}"${edition.sample ? ", sample" : ""}` : "none"}`,
    `Memory: ${size(memory.used)} of ${size(memory.most)}, held up for ${span(memory.lag)}, running since ${memory.startedAt}`,
    `Background work: ${queue.waiting} waiting, ${queue.running} running, ${queue.failed} failed in a day, longest wait ${span(queue.oldest)}`,
    ...recurring.map(
      ({ name, last, outcome, next }) => `Recurring (${name}): ${outcome}, last ${last ?? "never"}, next ${next}`,
    ),
    ...disk.map(
      ({ use, folder, free, size: whole }) => `Disk (${use}, ${folder}): ${size(free)} of ${size(whole)} free`,
    ),
    `Mail (${mail.kind}): ${mail.waiting} waiting, ${mail.failing} tried in vain, ${mail.givenUp} given up, last sent ${mail.lastSent ?? "never"}`,
    `Backup: ${backup ? `${backup.whole ? "whole" : "failed"}, ${span(backup.age)} ago` : "none"}`,
    ...signIn.map(({ kind, seconds }) => `Sign-in (${kind}): ${seconds === null ? "no answer" : "answers"}`),
    ...processes.map(({ host, pid, version }) => `Process: ${host} ${pid}, version ${version}`),
    `Clocks: ${span(Math.abs(health.clockAhead))} apart`,
    "",
  ].join("\n");
}
