import { parentPort, workerData } from "node:worker_threads";
import { Failure } from "#domain/failure.ts";
import { ForecastError } from "#forecast/forecastError.ts";
import type { ComputeAnswer } from "./computeAside.ts";
import { computeRevision } from "./computeRevision.ts";
import type { RevisionRows } from "./revisionRows.ts";

/** Computes one revision away from the thread that answers requests, says what came of it, and ends. */
const port = parentPort;
// Whoever starts this thread hands it nothing else.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
port?.postMessage(answerTo(workerData as RevisionRows));

function answerTo(rows: RevisionRows): ComputeAnswer {
  try {
    return { made: computeRevision(rows) };
  } catch (reason) {
    const { name, message } = reason instanceof Error ? reason : new Error(String(reason));
    const code = reason instanceof Failure ? reason.code : null;
    const forecast = reason instanceof ForecastError ? { code: reason.code, place: reason.place } : null;
    return { fault: { name, message, code, forecast } };
  }
}
