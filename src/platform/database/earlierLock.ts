import { readFileSync } from "node:fs";

/**
 * Whether a lock of the form that versions before the kernel's lock wrote names a process that lives: one of them may still run while
 * this version is brought in. They knew a process by its number and its start.
 */
export function isHeldByEarlierVersion(lock: string): boolean {
  try {
    const { pid, birth }: Record<string, unknown> = JSON.parse(lock);
    if (typeof birth !== "string") return false;
    process.kill(Number(pid), 0);
    return birth === "" || birth === birthOf(Number(pid));
  } catch (reason) {
    return reason instanceof Error && "code" in reason && reason.code === "EPERM";
  }
}

/** A process's start in clock ticks since boot, from Linux; empty elsewhere. */
function birthOf(pid: number): string {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1) ?? "";
    return afterName.split(" ")[19] ?? "";
  } catch {
    return "";
  }
}
