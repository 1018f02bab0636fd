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
const benchmarkRecord = z
  .object({
    items: list(
      z.object({
        areaKind: z.enum(BENCHMARK_AREAS).describe("What kind of area it is."),
        area: z.string().describe("The area's id."),
        medium: z.string().nullable().describe("The medium's id; null is all media."),
        subVertical: z.string().nullable().describe("The sub-vertical's id; null is all of them."),
        period: z.string().describe("The period, such as `2024` or `2024-Q3`."),
        amount: z.number().describe("The published amount, in whole dollars."),
        status: z.enum(BENCHMARK_STATUSES).describe("How sure its source is of it."),
        source: z.string().describe("Who published it."),
        note: z.string().nullable().describe("What to know about it; null where there is nothing."),
        half: z.enum(BENCHMARK_HALVES).describe("Whether the model was fitted to it or tested on it."),
        ours: z.number().nullable().describe("Our figure, in whole dollars; null where it is not known."),
        partYears: z
          .string()
          .nullable()
          .describe(
            "Years of ours that have the same part of what was published for the nation; null where the dollars are of the published years themselves.",
          ),
        notCompared: z.enum(NOT_COMPARED).nullable().describe("Why it is not compared; null where it is."),
        miss: part.describe(
          "How far ours is off, as a part of what was published, 0.05 where it is 5% higher; null where it is not compared.",
        ),
      }),
    ).describe("The published figures."),
    summaries: list(
      z.object({
        half: z.enum(BENCHMARK_HALVES).nullable().describe("Fitted to or tested on; null is both."),
        areaKind: z.enum(SUMMED_AREAS).describe("What kind of area it is; `local` is every place in the nation."),
        count: z.number().int().describe("How many."),
        medianMiss: part.describe("Median miss without its sign, as a part of one; null where nothing is compared."),
        medianLean: part.describe(
          "Median miss with its sign, as a part of one: above zero where ours are mostly higher; null where nothing is compared.",
        ),
      }),
    ).describe("How far ours are off, by half and kind of area."),
    inputs: list(
      z.object({
        layout: z.string().describe("Layout of the files."),
        nature: z.enum(NATURES).describe("What kind of input it is."),
      }),
    ).describe("What goes into the figures, by layout of file."),
    facts: list(
      z.object({
        fact: z.enum(FACTS).describe("Which fact it is."),
        first: z.string().describe("First year or day."),
        last: z.string().describe("Last year or day."),
      }),
    ).describe("Since when each fact is known."),
    totals: list(
      z.object({
        basis: z.enum(BASES).describe("What the figure rests on."),
        count: z.number().int().describe("How many."),
      }),
    ).describe("How many national totals rest on what."),
  })
  .meta({ id: "Accuracy", description: "Published figures beside ours." });

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
