import { create } from "zustand";
import { ApiProblem, type ProblemCode } from "#ui/api/apiProblem.ts";
import { callApi } from "#ui/api/callApi.ts";
import { queryClient } from "#ui/queries/queryClient.ts";
import { beginImport, oneImport, sendBytes } from "../../contract.ts";
import type { Upload } from "../../contract/uploadSchemas.ts";
import { look } from "../changeImports.ts";
import { importQuery } from "../importQueries.ts";

/** A file of this browser on its way to the server. */
export interface Sending {
  readonly sent: number;
  readonly bytes: number;
  /** Bytes a second, of the last piece; null before the first one has arrived. */
  readonly rate: number | null;
  readonly state: "sending" | "lineLost" | "failed";
  readonly fault: ProblemCode | null;
}

/** Files on their way, by import. They go on while other screens are looked at. */
export const useSending = create<{ readonly files: Readonly<Record<string, Sending>> }>()(() => ({ files: {} }));

const stops = new Map<string, AbortController>();

const FIRST_PIECE = 512 * 1024;
const SMALLEST_PIECE = 256 * 1024;
const LARGEST_PIECE = 8 * 1024 ** 2;
/** So long a piece should take: long enough to be worth a request, short enough to lose little. */
const PIECE_SECONDS = 1.5;
const WAITS_MS = [1_000, 2_000, 4_000, 8_000];

/** Announces a file and begins to send it. @throws ApiProblem */
export async function bringFile(file: File): Promise<Upload> {
  const upload = await callApi(beginImport, { body: { fileName: file.name.slice(-200), bytes: file.size } });
  queryClient.setQueryData(importQuery(upload.id).queryKey, upload);
  void queryClient.invalidateQueries({ queryKey: ["imports", "list"] });
  void sendRest(upload, file);
  return upload;
}

/** Sends what of a file has not arrived, however often the line is lost, and has it looked at when all is there. */
export async function sendRest(
  { id, received, bytes }: Pick<Upload, "id" | "received" | "bytes">,
  file: File,
): Promise<void> {
  if (stops.has(id)) return;
  const stopped = new AbortController();
  stops.set(id, stopped);
  tell(id, { sent: received, bytes, rate: null, state: "sending", fault: null });
  try {
    await sendPieces(id, file, received, stopped.signal);
    const arrived = await callApi(oneImport, { params: { upload: id } });
    await look(arrived);
    forget(id);
  } catch (reason) {
    if (stopped.signal.aborted) forget(id);
    else tell(id, { state: "failed", fault: reason instanceof ApiProblem ? reason.code : "internal-error" });
    await queryClient.invalidateQueries({ queryKey: importQuery(id).queryKey });
  } finally {
    stops.delete(id);
  }
}

/** Stops sending; what has arrived stays, and the rest can follow later. */
export function pauseSending(id: string): void {
  stops.get(id)?.abort();
}

async function sendPieces(id: string, file: File, from: number, signal: AbortSignal): Promise<void> {
  let offset = from;
  let size = FIRST_PIECE;
  let losses = 0;
  while (offset < file.size) {
    signal.throwIfAborted();
    const began = performance.now();
    try {
      const piece = file.slice(offset, offset + size);
      const { received } = await callApi(sendBytes, {
        params: { upload: id },
        query: { offset },
        bytes: piece,
        signal,
      });
      const rate = (received - offset) / ((performance.now() - began) / 1_000);
      offset = received;
      losses = 0;
      size = Math.round(Math.min(LARGEST_PIECE, Math.max(SMALLEST_PIECE, rate * PIECE_SECONDS)));
      tell(id, { sent: offset, rate, state: "sending" });
    } catch (reason) {
      offset = await afterLoss(id, reason, losses++, signal);
      size = SMALLEST_PIECE;
    }
  }
}

/** Waits for the line, and asks how far the file has come. @throws what waiting does not mend */
async function afterLoss(id: string, reason: unknown, losses: number, signal: AbortSignal): Promise<number> {
  if (!(reason instanceof ApiProblem)) throw reason;
  const lost = ["offline", "unreachable", "overloaded", "store-unreachable", "identity-provider-unreachable"];
  if (!lost.includes(reason.code) && !(reason.code === "conflict" && losses < WAITS_MS.length)) throw reason;
  if (reason.code !== "conflict") tell(id, { state: "lineLost" });
  for (let wait = losses; ; wait++) {
    await pause(WAITS_MS[Math.min(wait, WAITS_MS.length - 1)] ?? 0, signal);
    const upload = await callApi(oneImport, { params: { upload: id }, signal }).catch((again: unknown) => {
      if (again instanceof ApiProblem && lost.includes(again.code)) return null;
      throw again;
    });
    if (upload && upload.state !== "receiving") throw reason;
    if (upload) return upload.received;
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(new DOMException("Paused", "AbortError"));
    });
  });
}

function tell(id: string, change: Partial<Sending>): void {
  useSending.setState(({ files }) => {
    const before = files[id] ?? { sent: 0, bytes: 0, rate: null, state: "sending", fault: null };
    return { files: { ...files, [id]: { ...before, ...change } } };
  });
}

function forget(id: string): void {
  useSending.setState(({ files }) => ({
    files: Object.fromEntries(Object.entries(files).filter(([key]) => key !== id)),
  }));
}
