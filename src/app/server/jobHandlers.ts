import type { JobHandlers, JobKind } from "#platform/jobs/job.ts";
import { afterPublishing } from "./afterPublishing.ts";
import type { FeatureParts } from "./featureParts.ts";
import { FEATURES, type FeatureJobs } from "./features.ts";

type None<Kinds extends never> = Kinds;
/** The compiler names here what is declared and nobody does. */
export type KindsNobodyDoes = None<Exclude<JobKind, FeatureJobs | "revision-published">>;

/** Who does which kind of work in the background. */
export function jobHandlers(parts: FeatureParts): Partial<JobHandlers> {
  return FEATURES.reduce<Partial<JobHandlers>>((done, { jobs }) => ({ ...done, ...jobs?.(parts) }), {
    "revision-published": afterPublishing(parts),
  });
}
