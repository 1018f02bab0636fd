/** The time between two looks at the network, which everything shares that is done for requests: whoever asks for a probe is heard soon. */
export interface Turn {
  /** Whether something may still be begun in this turn: the first always, then what takes time counts, whatever it is. */
  readonly hasTime: () => boolean;
  /** Calls back in the next turn, once however often it is asked; after the network has been looked at. */
  readonly later: (resume: () => void) => void;
  /** Somebody has connected: this turn and the next have time for one piece of work alone. */
  readonly hurry: () => void;
  /** Milliseconds since any moment. */
  readonly now: () => number;
}

/** Milliseconds. Of a usual screen all requests are answered within a tenth of this. */
const LENGTH = 10;

export interface TurnSetting {
  /** Milliseconds of one turn. */
  readonly lengthMs?: number;
  readonly now?: () => number;
  readonly nextTurn?: (resume: () => void) => void;
}

export function openTurn({
  lengthMs = LENGTH,
  now = () => performance.now(),
  nextTurn = (resume) => void setImmediate(resume),
}: TurnSetting = {}): Turn {
  /** None before something is begun: the engine may be waiting for the network, and that is no work. */
  let began: number | null = null;
  let asked = false;
  let hurried = 0;
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
    // Counted turn by turn even where nobody asks for one: whoever comes after a pause is in no hurry.
    if (hurried > 0 && --hurried > 0) ask();
    const all = [...resumed];
    resumed.clear();
    // Whoever comes first may take the whole turn: each is the first in its turn.
    const first = all.length > 0 ? turns++ % all.length : 0;
    for (const resume of [...all.slice(first), ...all.slice(0, first)]) resume();
  }

  return {
    hasTime() {
      if (began !== null) return hurried === 0 && now() - began < lengthMs;
      began = now();
      ask();
      return true;
    },
    later(resume) {
      resumed.add(resume);
      ask();
    },
    hurry() {
      // The engine takes one new connection at each look at the network: where there is one there may be hundreds, and a probe behind them.
      hurried = 2;
      ask();
    },
    now,
  };
}
