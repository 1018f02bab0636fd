import type { JobFaultCode } from "#domain/jobFault.ts";
import { jobFaultWords } from "#ui/jobs/jobFaultWords.ts";
import { forecastFaultWords } from "#language/words/forecastFaultWords.ts";
import type { Words } from "#language/words/words.ts";
import type { BuildFault } from "../../contract/roomSchemas.ts";
import { revisionFaultWords } from "./revisionFaultWords.ts";

/** Failures whose sentence of the API says more than their code. */
const SAID_BY_SENTENCE: ReadonlySet<JobFaultCode> = new Set(["invalid-input", "conflict", "not-found"]);

/**
 * Why a building failed in the reader's language: what its files lack, what in them contradicts what, or how the work ended. Null where
 * nothing but the API's own sentence says it.
 */
export function buildFaultWords(fault: BuildFault, words: Words): string | null {
  const { failure, place } = fault;
  const revision = revisionFaultWords(fault, words);
  if (revision !== null) return revision;
  if (place !== null) return forecastFaultWords({ code: failure ?? "", place }, words);
  return failure === null || SAID_BY_SENTENCE.has(failure) ? null : jobFaultWords(failure, words.text);
}
