import { readFile } from "node:fs/promises";

/** Megabytes that the largest process started by this one has held at its most; NaN where the system does not tell (it does on Linux). */
export async function mostMemoryOfChildren(): Promise<number> {
  const children = await readFile(`/proc/self/task/${process.pid}/children`, "utf8").catch(() => "");
  const peaks = await Promise.all(
    children
      .split(" ")
      .filter(Boolean)
      .map(async (pid) => {
        const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
        return (Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) * 1024) / 1e6;
      }),
  );
  return peaks.length === 0 ? Number.NaN : Math.max(...peaks);
}
