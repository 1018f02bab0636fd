import { fork } from "node:child_process";
import { once } from "node:events";
import type { LoadAnswer, LoadOrder } from "./orders.ts";

/** The process of the clients. */
export interface LoadClient {
  readonly order: (order: LoadOrder) => Promise<LoadAnswer>;
  readonly stop: () => void;
}

export function startClient(): LoadClient {
  const child = fork(new URL("./client.ts", import.meta.url));
  return {
    order: async (order) => {
      child.send(order);
      const [answer] = (await once(child, "message")) as [LoadAnswer];
      return answer;
    },
    stop: () => child.kill(),
  };
}
