/** Where a version of an aid that a team brought stands: it waits, was decided, was taken back, or a newer one took its place. */
export const TEAM_AID_STATUSES = ["waiting", "approved", "declined", "withdrawn", "replaced"] as const;
export type TeamAidStatus = (typeof TEAM_AID_STATUSES)[number];

/** What one organisation may have at most. */
export const MOST_TEAM_AIDS = 200;
export const MOST_TEAM_MEGABYTES = 1_000;

/** No key of the newsroom has an underscore. */
const KEY = /^team_([1-9]\d{0,8})$/;

/** `team_12`: the name of a team's aid in addresses, beside the keys of the newsroom's aids. */
export function teamAidKey(id: number): string {
  return `team_${id}`;
}

/** The id of a team's aid; null for the key of one of the newsroom's. */
export function teamAidOf(key: string): number | null {
  const id = KEY.exec(key)?.[1];
  return id === undefined ? null : Number(id);
}

/** What may be done with a version. */
export interface TeamAidSteps {
  readonly approve: boolean;
  readonly decline: boolean;
  readonly withdraw: boolean;
}

/** Which steps are open to a version. What was declined may be approved after all while nothing newer was sent. */
export function teamAidSteps(status: TeamAidStatus, isNewest: boolean): TeamAidSteps {
  const isOpen = status === "waiting" || status === "approved";
  return { approve: status === "waiting" || (status === "declined" && isNewest), decline: isOpen, withdraw: isOpen };
}
