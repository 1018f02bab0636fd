/** What PostgreSQL and the system say of a disk, a quota or a limit of files that has no room. */
const CODES = new Set(["53100", "ENOSPC", "EDQUOT", "EFBIG"]);

/** Whether nothing can be written because a disk is full: the store's own, or that of files. */
export function isFull(reason: unknown): boolean {
  return reason instanceof Error && "code" in reason && CODES.has(String(reason.code));
}
