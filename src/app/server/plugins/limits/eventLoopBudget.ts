/**
 * What may be done in one turn of the event loop, between two looks at the network. All that is done for requests shares it, so whoever asks
 * for a probe is heard soon.
 */
export interface EventLoopBudget {
  /** Whether something may still be begun in this turn: the first always, then what takes time counts, whatever it is. */
  readonly hasTime: () => boolean;
  /** Calls back in the next turn, once however often it is asked; after the network has been looked at. */
  readonly later: (resume: () => void) => void;
  /** Somebody has connected: the budget of this turn and the next is cut to one piece of work. */
  readonly cutToOne: () => void;
  /** Milliseconds since any moment. */
  readonly now: () => number;
}

/** Milliseconds. Of a usual screen all requests are answered within a tenth of this. */
const LENGTH = 10;

export interface EventLoopBudgetSetting {
  /** Milliseconds of one turn. */
  readonly lengthMs?: number;
  readonly now?: () => number;
  readonly nextTurn?: (resume: () => void) => void;
}

export function openEventLoopBudget({
  lengthMs = LENGTH,
  now = () => performance.now(),
  nextTurn = (resume) => void setImmediate(resume),
}: EventLoopBudgetSetting = {}): EventLoopBudget {
  /** None before something is begun: the engine may be waiting for the network, and that is no work. */
  let began: number | null = null;
  let asked = false;
  let cutTurns = 0;
  let turns = 0;
  const resumed = new Set<() => void>();

  function ask(): void {
    if (asked) return;
    asked = true;
    nextTurn(next);
  }

  function next(): void {
    asked = false;
    began = null;
    // Counted turn by turn even where nobody asks for one: whoever comes after a pause has the whole budget.
    if (cutTurns > 0 && --cutTurns > 0) ask();
    const all = [...resumed];
    resumed.clear();
    // Whoever comes first may take the whole turn: each is the first in its turn.
    const first = all.length > 0 ? turns++ % all.length : 0;
    for (const resume of [...all.slice(first), ...all.slice(0, first)]) resume();
  }

  return {
    hasTime() {
      if (began !== null) return cutTurns === 0 && now() - began < lengthMs;
      began = now();
      ask();
      return true;
    },
    later(resume) {
      resumed.add(resume);
      ask();
    },
    cutToOne() {
      // The engine takes one new connection at each look at the network: where there is one there may be hundreds, and a probe behind them.
      cutTurns = 2;
      ask();
    },
    now,
  };
}
