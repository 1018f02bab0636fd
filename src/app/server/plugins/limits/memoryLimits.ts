import { totalmem } from "node:os";
import { getHeapStatistics } from "node:v8";

/** Bytes beyond which requests are refused; 0: no limit. */
export interface MemoryLimits {
  readonly maxHeapUsedBytes: number;
  readonly maxRssBytes: number;
}

/** Parts of what there is. Beyond them a process spends its time clearing away, or is ended from outside. */
const OF_HEAP = 0.92;
const OF_MACHINE = 0.9;
const MB = 1024 ** 2;

/**
 * @param mostMemoryMb what the process may have; 0: nine tenths of the machine's memory, or of its container's
 * @param machine bytes, as the system tells them
 */
export function memoryLimits(
  mostMemoryMb: number,
  machine = { heap: getHeapStatistics().heap_size_limit, total: totalmem(), container: process.constrainedMemory() },
): MemoryLimits {
  // Without a container there is nothing, or a number beyond every machine.
  const there = machine.container > 0 ? Math.min(machine.container, machine.total) : machine.total;
  return {
    maxHeapUsedBytes: Math.floor(machine.heap * OF_HEAP),
    maxRssBytes: mostMemoryMb > 0 ? mostMemoryMb * MB : Math.floor(there * OF_MACHINE),
  };
}
