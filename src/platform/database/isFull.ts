/** What PostgreSQL and the system say of a disk, a quota or a limit of files that has no room. */
const CODES = new Set(["53100", "ENOSPC", "EDQUOT", "EFBIG"]);

/** What the system says of a disk that was mounted so, or that the kernel has shut for writing after a fault. */
const READ_ONLY = /\bEROFS\b|Read-only file system/i;

/** Whether nothing can be written because a disk can only be read: the store's own, or that of files. */
export function isReadOnly(reason: unknown): boolean {
  if (!(reason instanceof Error)) return false;
  // PostgreSQL has one code for this and for rights that are missing, and tells them apart by the system's words alone.
  return ("code" in reason && reason.code === "EROFS") || READ_ONLY.test(reason.message);
}

/** Whether nothing can be written because a disk is full: the store's own, or that of files. */
export function isFull(reason: unknown): boolean {
  return reason instanceof Error && "code" in reason && CODES.has(String(reason.code));
}
