import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import { appliedMigrations } from "#database/queries/appliedMigrations.ts";
import { storeVersion } from "#database/queries/storeVersion.ts";
import { HEALTH_FINDINGS, HEALTH_PARTS, HEALTH_STATES } from "#domain/health/healthFinding.ts";
import { judgeHealth } from "#domain/health/judgeHealth.ts";
import { published } from "#revisions/published.ts";
import { health } from "../contract.ts";
import { askProviders } from "./askProvider.ts";
import { type HealthPlaces, readHealth } from "./readHealth.ts";
import { readRunbook, runbookOf } from "./runbook.ts";
import { watchLag } from "./watchLag.ts";

export interface HealthRouteParts extends HealthPlaces {
  readonly product: string;
}

export function healthRoutes(app: FastifyInstance, { product, ...places }: HealthRouteParts): void {
  const lag = watchLag();
  app.addHook("onClose", async () => lag.close());
  const askProvider = askProviders();
  const startedAt = new Date().toISOString();
  let runbook: ReturnType<typeof readRunbook> | null = null;

  app.endpoint(health, async (_input, { database, publications }) => {
    runbook ??= readRunbook();
    const [{ facts, processes }, version, migrations, entries] = await Promise.all([
      readHealth({ ...places, database, publications, lag: lag.seconds, askProvider }),
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
    const edition = published(publications)?.revision;
    return {
      at: new Date().toISOString(),
      product,
      version: places.version,
      state: worst(checks),
      checks,
      store: { engine: database.engine, version, schema: migrations.at(-1)?.name ?? null, ...facts.store },
      edition: edition
        ? { id: edition.id, label: edition.label, publishedAt: edition.publishedAt, sample: edition.sample }
        : null,
      memory: { ...facts.memory, startedAt },
      queue: facts.queue,
      disk: [...facts.disk],
      mail: facts.mail,
      backup: facts.backup,
      signIn: places.providers.map(({ kind, authority }) => ({
        kind,
        authority,
        seconds: facts.signIn.find((answer) => answer.kind === kind)?.seconds ?? null,
      })),
      processes: processes.map(({ host, pid, version: runs }) => ({ host, pid, version: runs })),
      clockAhead: facts.clockAhead,
    } satisfies z.output<typeof health.response>;
  });
}

function worst(checks: readonly { readonly state: (typeof HEALTH_STATES)[number] }[]) {
  return HEALTH_STATES.findLast((state) => checks.some((check) => check.state === state)) ?? "good";
}
