import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import { appliedMigrations } from "#platform/database/queries/appliedMigrations.ts";
import { storeVersion } from "#platform/database/queries/storeVersion.ts";
import { HEALTH_FINDINGS, HEALTH_PARTS, HEALTH_STATES } from "#domain/health/healthFinding.ts";
import { judgeHealth } from "#domain/health/judgeHealth.ts";
import { published } from "#revisions/publishing/published.ts";
import { health } from "../contract.ts";
import type { HealthWatch } from "./healthWatch.ts";
import type { HealthPlaces } from "./readHealth.ts";
import { readRunbook, runbookOf } from "./runbook.ts";

export interface HealthRouteParts {
  readonly product: string;
  readonly version: string;
  readonly about: Pick<HealthPlaces, "providers">;
  readonly watch: HealthWatch;
}

export function healthRoutes(
  app: FastifyInstance,
  { product, version: runs, about: { providers }, watch }: HealthRouteParts,
): void {
  const startedAt = new Date().toISOString();
  let runbook: ReturnType<typeof readRunbook> | null = null;

  app.endpoint(health, async (_input, { database, loadedRevisions }) => {
    runbook ??= readRunbook();
    const [{ facts, processes }, version, migrations, entries] = await Promise.all([
      watch.read(),
      storeVersion(database),
      appliedMigrations(database),
      runbook,
    ]);
    const found = judgeHealth(facts);
    const checks = HEALTH_PARTS.map((part) => {
      const finding = found[part];
      const state = HEALTH_FINDINGS[finding];
      return { part, finding, state, runbook: state === "good" ? [] : runbookOf(entries, finding) };
    });
    const edition = published(loadedRevisions)?.revision;
    return {
      at: new Date().toISOString(),
      product,
      version: runs,
      state: worst(checks),
      checks,
      store: { engine: database.engine, version, schema: migrations.at(-1)?.name ?? null, ...facts.store },
      edition: edition
        ? { id: edition.id, label: edition.label, publishedAt: edition.publishedAt, sample: edition.sample }
        : null,
      memory: { ...facts.memory, startedAt },
      queue: facts.queue,
      recurring: facts.recurring.map(({ name, last, outcome, next }) => ({ name, last, outcome, next })),
      disk: [...facts.disk],
      mail: facts.mail,
      backup: facts.backup,
      signIn: providers.map(({ kind, authority }) => ({
        kind,
        authority,
        seconds: facts.signIn.find((answer) => answer.kind === kind)?.seconds ?? null,
      })),
      processes: processes.map((each) => ({ host: each.host, pid: each.pid, version: each.version })),
      clockAhead: facts.clockAhead,
    } satisfies z.output<typeof health.response>;
  });
}

function worst(checks: readonly { readonly state: (typeof HEALTH_STATES)[number] }[]) {
  return HEALTH_STATES.findLast((state) => checks.some((check) => check.state === state)) ?? "good";
}
