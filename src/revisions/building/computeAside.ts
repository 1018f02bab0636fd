import { Worker } from "node:worker_threads";
import { Failure, type FailureCode } from "#domain/failure.ts";
import { ForecastError } from "#forecast/forecastError.ts";
import type { ComputedRevision } from "./computeRevision.ts";
import type { RevisionRows } from "./revisionRows.ts";

/** What the thread says when it is done. */
export type ComputeAnswer =
  | { readonly made: ComputedRevision }
  | {
      readonly fault: {
        readonly name: string;
        readonly message: string;
        readonly code: FailureCode | null;
        readonly forecast: Pick<ForecastError, "code" | "place"> | null;
      };
    };

/**
 * Computes a revision in a thread of its own, so that nobody waits for it; an aborted one is ended at once.
 *
 * @throws what `computeRevision` throws
 */
export function computeAside(rows: RevisionRows, signal?: AbortSignal): Promise<ComputedRevision> {
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./computeWorker.ts", import.meta.url), { workerData: rows });
    const stop = () => {
      void worker.terminate();
      reject(signal?.reason);
    };
    signal?.addEventListener("abort", stop, { once: true });
    worker.once("message", (answer: ComputeAnswer) => {
      signal?.removeEventListener("abort", stop);
      if ("made" in answer) resolve(answer.made);
      else reject(faultOf(answer.fault));
    });
    worker.once("error", reject);
    // After an answer this changes nothing.
    worker.once("exit", (code) => reject(new Error(`The building of a revision ended with ${code} and no answer.`)));
  });
}

function faultOf({ name, message, code, forecast }: Extract<ComputeAnswer, { fault: object }>["fault"]): Error {
  if (forecast) return new ForecastError(forecast.code, message, forecast.place);
  if (code) return new Failure(code, message);
  const fault = new Error(message);
  fault.name = name;
  return fault;
}
