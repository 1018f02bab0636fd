import type { Endpoint } from "#platform/api/endpoint.ts";

/** An answer of the API that may be kept, with its address below `/api/v1`. */
export interface SeenAnswer {
  readonly endpoint: Endpoint;
  readonly address: string;
  readonly response: Response;
}

/** Who keeps answers; loaded only when the first screen stands. */
export interface Keeper {
  readonly keep: (answer: SeenAnswer) => void;
  /** The API knows the person no longer, or refuses what it gave before. */
  readonly refused: (endpoint: Endpoint) => void;
  /** The first answer after what was kept had to be shown. */
  readonly lineIsBack: () => void;
}

/** Until somebody keeps answers, those of the first screen wait. */
const MOST_WAITING = 80;

let keeper: Keeper | null = null;
let waiting: SeenAnswer[] = [];

/** From now on this one keeps what is answered, and first of all what has been answered already. */
export function appointKeeper(appointed: Keeper): void {
  keeper = appointed;
  for (const answer of waiting.splice(0)) appointed.keep(answer);
}

export function tellAnswer(answer: SeenAnswer): void {
  if (keeper) keeper.keep(answer);
  else if (waiting.length < MOST_WAITING) waiting.push(answer);
}

/** What was answered before belongs to rights that may be gone. */
export function tellRefusal(endpoint: Endpoint): void {
  waiting = [];
  if (keeper) keeper.refused(endpoint);
  // A screen that is refused may never stand, and nobody would keep or drop anything.
  else if (navigator.serviceWorker?.controller)
    void import("./offlineAnswers.ts").then(({ forgetKept }) => forgetKept()).catch(() => undefined);
}

export function tellLineIsBack(): void {
  keeper?.lineIsBack();
}
