import type { ServerResponse } from "node:http";

/** Requests that have come and are not answered, by the address of their caller. */
export interface RequestsUnderWay {
  /** Counts one in until its answer is sent or its connection gone. */
  readonly enter: (address: string, response: Pick<ServerResponse, "once">) => void;
  readonly all: () => number;
  readonly of: (address: string) => number;
}

export function requestsUnderWay(): RequestsUnderWay {
  let all = 0;
  const byAddress = new Map<string, number>();
  return {
    enter(address, response) {
      all++;
      byAddress.set(address, (byAddress.get(address) ?? 0) + 1);
      response.once("close", () => {
        all--;
        const left = (byAddress.get(address) ?? 1) - 1;
        if (left === 0) byAddress.delete(address);
        else byAddress.set(address, left);
      });
    },
    all: () => all,
    of: (address) => byAddress.get(address) ?? 0,
  };
}
