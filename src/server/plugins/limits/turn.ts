/** The time between two looks at the network, which work of all lanes shares: whoever asks for a probe is heard soon. */
export interface Turn {
  readonly hasTime: () => boolean;
  /** Does work, and counts what it takes until it waits for something. */
  readonly spend: <T>(work: () => T) => T;
  /** Calls back in the next turn, once however often it is asked; after the network has been looked at. */
  readonly later: (resume: () => void) => void;
  /** Milliseconds since any moment. */
  readonly now: () => number;
}

export interface TurnSetting {
  /** Milliseconds of work in one turn. */
  readonly lengthMs: number;
  readonly now?: () => number;
  readonly nextTurn?: (resume: () => void) => void;
}

export function openTurn({
  lengthMs,
  now = () => performance.now(),
  nextTurn = (resume) => void setImmediate(resume),
}: TurnSetting): Turn {
  let spent = 0;
  let asked = false;
  let turns = 0;
  const resumed = new Set<() => void>();

  function ask(): void {
    if (asked) return;
    asked = true;
    nextTurn(() => {
      asked = false;
      spent = 0;
      const all = [...resumed];
      resumed.clear();
      // Whoever comes first may take the whole turn: each is the first in its turn.
      const first = turns++ % all.length;
      for (const resume of [...all.slice(first), ...all.slice(0, first)]) resume();
    });
  }

  return {
    hasTime: () => spent < lengthMs,
    spend(work) {
      const began = now();
      try {
        return work();
      } finally {
        spent += now() - began;
        ask();
      }
    },
    later(resume) {
      resumed.add(resume);
      ask();
    },
    now,
  };
}
