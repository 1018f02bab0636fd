import { setTimeout } from "node:timers/promises";
import type { RunningProduct } from "#tests/support/product.ts";

/** Engine options of a product that is to be looked into: the benchmark opens that door, the product has none. */
export const LOOKED_INTO: readonly string[] = ["--inspect=127.0.0.1:0"];

/** What is kept in the heap of a running product after all rubbish was cleared away. */
export interface KeptHeap {
  /** Bytes of JavaScript. */
  readonly usedSize: number;
  /** Bytes of buffers beside it. */
  readonly backingStorageSize: number;
}

/** A look into the engine of a running product. */
export interface Inspector {
  /** Stops the product for as long as it takes to clear rubbish away. */
  readonly keptHeap: () => Promise<KeptHeap>;
  /** What an expression is in the running product, as JSON carries it. */
  readonly valueOf: (expression: string) => Promise<unknown>;
  readonly close: () => void;
}

const COLLECTIONS = 2;
const PAUSE_MS = 100;

/** @throws Error where the product was not started with `LOOKED_INTO` */
export async function openInspector(product: RunningProduct): Promise<Inspector> {
  const address = /Debugger listening on (ws:\S+)/.exec(product.output())?.[1];
  if (address === undefined) throw new Error("The product does not let itself be looked into.");
  const socket = new WebSocket(address);
  await new Promise((opened, failed) => {
    socket.addEventListener("open", opened, { once: true });
    socket.addEventListener("error", failed, { once: true });
  });
  const waiting = new Map<number, (result: unknown) => void>();
  socket.addEventListener("message", ({ data }) => {
    const { id, result }: { id?: unknown; result?: unknown } = Object(JSON.parse(String(data)));
    if (typeof id === "number") waiting.get(id)?.(result);
  });
  let asked = 0;
  const ask = (method: string, params: object = {}) =>
    new Promise<unknown>((answered) => {
      const id = ++asked;
      waiting.set(id, (result) => {
        waiting.delete(id);
        answered(result);
      });
      socket.send(JSON.stringify({ id, method, params }));
    });

  return {
    async keptHeap() {
      // What the first lets go by finalizers is gone after the second.
      for (let at = 0; at < COLLECTIONS; at++) {
        await ask("HeapProfiler.collectGarbage");
        await setTimeout(PAUSE_MS);
      }
      const { usedSize, backingStorageSize }: Partial<Record<string, unknown>> = Object(
        await ask("Runtime.getHeapUsage"),
      );
      return { usedSize: Number(usedSize), backingStorageSize: Number(backingStorageSize) };
    },
    async valueOf(expression) {
      const answer = await ask("Runtime.evaluate", { expression, returnByValue: true });
      const { result }: { result?: unknown } = Object(answer);
      const { value }: { value?: unknown } = Object(result);
      return value;
    },
    close: () => socket.close(),
  };
}
