import type { DiskFacts, HealthFacts } from "./healthFacts.ts";
import type { HealthFinding, HealthPart } from "./healthFinding.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const GIBIBYTE = 2 ** 30;

/** From where on something is worth a look, or needs somebody now. The alerts in deploy/prometheus say the same. */
export const HEALTH_LIMITS = {
  storeSlow: 0.25,
  storeStuck: 2,
  connectionsUsed: 0.8,
  memoryHigh: 0.8,
  memoryFull: 0.92,
  lag: 1,
  queueSlow: 10 * MINUTE,
  queueStuck: HOUR,
  recurringStuck: HOUR,
  diskLow: { part: 0.1, bytes: 2 * GIBIBYTE },
  diskFull: { part: 0.03, bytes: GIBIBYTE / 2 },
  mailStuck: HOUR,
  backupOld: 36 * HOUR,
  clockOff: 5,
  clockWrong: MINUTE,
} as const;

/** What is found of each part: the most serious thing, where there are several. */
export function judgeHealth(facts: HealthFacts): Record<HealthPart, HealthFinding> {
  return {
    store: judgeStore(facts.store),
    edition: facts.edition === null ? "editionNone" : facts.edition.sample ? "editionSample" : "editionGood",
    memory: judgeMemory(facts.memory),
    queue: judgeQueue(facts.queue),
    recurring: judgeRecurring(facts.recurring),
    disk: judgeDisk(facts.disk),
    mail: judgeMail(facts.mail),
    backup: judgeBackup(facts.backup),
    signIn: judgeSignIn(facts),
    processes: facts.versions.length > 1 ? "processesMixed" : "processesGood",
    clock: judgeClock(facts.clockAhead),
  };
}

function judgeSignIn({ signIn, openDemo }: HealthFacts): HealthFinding {
  if (signIn.some(({ seconds }) => seconds === null)) return "signInAway";
  return openDemo ? "signInDemo" : "signInGood";
}

function judgeStore({ seconds, connections }: HealthFacts["store"]): HealthFinding {
  if (seconds >= HEALTH_LIMITS.storeStuck) return "storeStuck";
  if (connections && connections.open >= connections.most * HEALTH_LIMITS.connectionsUsed) return "storeConnections";
  return seconds >= HEALTH_LIMITS.storeSlow ? "storeSlow" : "storeGood";
}

function judgeMemory({ used, most, lag }: HealthFacts["memory"]): HealthFinding {
  if (used >= most * HEALTH_LIMITS.memoryFull) return "memoryFull";
  if (used >= most * HEALTH_LIMITS.memoryHigh) return "memoryHigh";
  return lag >= HEALTH_LIMITS.lag ? "memoryLag" : "memoryGood";
}

function judgeQueue({ failed, oldest }: HealthFacts["queue"]): HealthFinding {
  if (oldest !== null && oldest >= HEALTH_LIMITS.queueStuck) return "queueStuck";
  if (oldest !== null && oldest >= HEALTH_LIMITS.queueSlow) return "queueSlow";
  return failed > 0 ? "queueFailed" : "queueGood";
}

function judgeRecurring(work: HealthFacts["recurring"]): HealthFinding {
  if (work.some(({ runningFor }) => runningFor !== null && runningFor >= HEALTH_LIMITS.recurringStuck))
    return "recurringStuck";
  return work.some(({ outcome }) => outcome === "failed") ? "recurringFailed" : "recurringGood";
}

function judgeDisk(disks: readonly DiskFacts[]): HealthFinding {
  const below = ({ part, bytes }: { readonly part: number; readonly bytes: number }) =>
    // A small disk is full by its bytes, a large one by neither alone: a hundredth of many terabytes is plenty.
    disks.some(({ free, size }) => free < bytes || (free < size * part && free < bytes * 10));
  if (below(HEALTH_LIMITS.diskFull)) return "diskFull";
  return below(HEALTH_LIMITS.diskLow) ? "diskLow" : "diskGood";
}

function judgeMail({ kind, failing, givenUp, oldest }: HealthFacts["mail"]): HealthFinding {
  if (oldest !== null && oldest >= HEALTH_LIMITS.mailStuck) return "mailStuck";
  if (failing + givenUp > 0) return "mailFailing";
  return kind === "files" ? "mailFiles" : "mailGood";
}

function judgeBackup(backup: HealthFacts["backup"]): HealthFinding {
  if (backup === null) return "backupNone";
  if (!backup.whole) return "backupFailed";
  return backup.age >= HEALTH_LIMITS.backupOld ? "backupOld" : "backupGood";
}

function judgeClock(ahead: number): HealthFinding {
  const off = Math.abs(ahead);
  if (off >= HEALTH_LIMITS.clockWrong) return "clockWrong";
  return off >= HEALTH_LIMITS.clockOff ? "clockOff" : "clockGood";
}
