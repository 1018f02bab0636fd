/** What health is told of, in the order of a page. */
export const HEALTH_PARTS = [
  "store",
  "edition",
  "memory",
  "queue",
  "recurring",
  "disk",
  "mail",
  "backup",
  "signIn",
  "processes",
  "clock",
] as const;

export type HealthPart = (typeof HEALTH_PARTS)[number];

/** `look`: somebody should look at it, today. `act`: somebody has to do something, now. */
export const HEALTH_STATES = ["good", "look", "act"] as const;

export type HealthState = (typeof HEALTH_STATES)[number];

/** Everything that can be found, with how serious it is. What is not good has an entry of its name in docs/runbook.md. */
export const HEALTH_FINDINGS = {
  storeGood: "good",
  storeSlow: "look",
  storeStuck: "act",
  storeConnections: "look",
  editionGood: "good",
  editionSample: "good",
  editionNone: "look",
  memoryGood: "good",
  memoryHigh: "look",
  memoryFull: "act",
  memoryLag: "look",
  queueGood: "good",
  queueFailed: "look",
  queueSlow: "look",
  queueStuck: "act",
  recurringGood: "good",
  recurringFailed: "look",
  recurringStuck: "look",
  diskGood: "good",
  diskLow: "look",
  diskFull: "act",
  mailGood: "good",
  mailFiles: "look",
  mailFailing: "look",
  mailStuck: "act",
  backupGood: "good",
  backupNone: "look",
  backupOld: "look",
  backupFailed: "act",
  signInGood: "good",
  signInAway: "act",
  signInDemo: "act",
  processesGood: "good",
  processesMixed: "look",
  clockGood: "good",
  clockOff: "look",
  clockWrong: "act",
} as const satisfies Record<string, HealthState>;

export type HealthFinding = keyof typeof HEALTH_FINDINGS;

export const HEALTH_FINDING_NAMES = Object.keys(HEALTH_FINDINGS).filter((name): name is HealthFinding =>
  Object.hasOwn(HEALTH_FINDINGS, name),
);
