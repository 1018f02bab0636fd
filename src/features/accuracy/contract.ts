import { z } from "zod";
import { BENCHMARK_HALVES } from "#domain/benchmarks/benchmarkHalf.ts";
import { NOT_COMPARED, SUMMED_AREAS } from "#domain/benchmarks/benchmarkRecord.ts";
import { BENCHMARK_AREAS, BENCHMARK_STATUSES } from "#domain/benchmarks/localBenchmark.ts";
import { NATURES } from "#domain/benchmarks/nature.ts";
import { FACTS } from "#domain/revisions/factYears.ts";
import { BASES } from "#domain/revisions/revision.ts";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { part } from "#platform/api/shares.ts";

const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();

/** The wire's form of `domain/benchmarks/benchmarkRecord.ts`, which says what the fields mean. */
const benchmarkRecord = z.object({
  items: list(
    z.object({
      areaKind: z.enum(BENCHMARK_AREAS),
      area: z.string(),
      medium: z.string().nullable(),
      subVertical: z.string().nullable(),
      period: z.string(),
      amount: z.number(),
      status: z.enum(BENCHMARK_STATUSES),
      source: z.string(),
      note: z.string().nullable(),
      half: z.enum(BENCHMARK_HALVES),
      ours: z.number().nullable(),
      partYears: z.string().nullable(),
      notCompared: z.enum(NOT_COMPARED).nullable(),
      miss: part,
    }),
  ),
  summaries: list(
    z.object({
      half: z.enum(BENCHMARK_HALVES).nullable(),
      areaKind: z.enum(SUMMED_AREAS),
      count: z.number().int(),
      medianMiss: part,
      medianLean: part,
    }),
  ),
  inputs: list(z.object({ layout: z.string(), nature: z.enum(NATURES) })),
  facts: list(z.object({ fact: z.enum(FACTS), first: z.string(), last: z.string() })),
  totals: list(z.object({ basis: z.enum(BASES), count: z.number().int() })),
});

export const accuracy = {
  method: "GET",
  url: "/accuracy",
  name: "accuracy",
  tag: "track record",
  summary:
    "Figures published by others next to ours for the same place, media, advertisers, and years, and whether the model was fitted to or tested on them; for the caller's markets and verticals",
  allow: "signedIn",
  response: benchmarkRecord,
  csv: "figures",
} as const satisfies Endpoint;

/** Everything about accuracy, for the list of contracts. */
export const accuracyContracts = [accuracy] as const;
