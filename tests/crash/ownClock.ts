import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A clock that processes live by who are started with its environment, and that jumps under them while they run. */
export interface OwnClock {
  readonly env: NodeJS.ProcessEnv;
  /** Milliseconds since 1970 by this clock. */
  readonly now: () => number;
  /** Seconds by which it is ahead of the machine's; negative where it is behind. */
  readonly ahead: () => number;
  /** Sets it forward by so many seconds, or back. */
  readonly jump: (seconds: number) => void;
  readonly close: () => void;
}

/** Whoever lives by a clock looks at it anew after so many seconds. */
export const CLOCK_SECONDS = 1;

/** What is missing where no clock can be set under a running process; null where it can. */
export function clockMissing(): string | null {
  if (process.platform !== "linux") return "A clock is set under a running process on Linux alone.";
  if (!library()) return "libfaketime is not installed: apt-get install faketime, or the package of that name.";
  const clock = ownClock();
  try {
    clock.jump(86_400);
    const { stdout } = spawnSync(process.execPath, ["-p", "Date.now()"], {
      encoding: "utf8",
      env: { ...process.env, ...clock.env },
    });
    return Math.abs(Number(stdout) - clock.now()) < 60_000 ? null : "libfaketime sets no clock of Node here.";
  } finally {
    clock.close();
  }
}

export function ownClock(): OwnClock {
  const folder = mkdtempSync(join(tmpdir(), "spotmarket-clock-"));
  // PostgreSQL reads it under an account of its own.
  spawnSync("chmod", ["755", folder]);
  const file = join(folder, "ahead");
  let ahead = 0;
  const write = () => {
    writeFileSync(`${file}.new`, `${ahead < 0 ? "" : "+"}${ahead}\n`);
    renameSync(`${file}.new`, file);
  };
  write();
  return {
    env: {
      LD_PRELOAD: library() ?? "",
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: String(CLOCK_SECONDS),
      // A clock that is set leaves the one alone that counts from the machine's start; without this, timers of Node would jump as well.
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
      // Processes of several accounts live by it, and what one of them leaves there the next may not read.
      FAKETIME_DISABLE_SHM: "1",
    },
    now: () => Date.now() + ahead * 1_000,
    ahead: () => ahead,
    jump: (seconds) => {
      ahead += seconds;
      write();
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function library(): string | undefined {
  const places = ["/usr/lib/*/faketime", "/usr/lib/faketime", "/usr/lib64/faketime", "/usr/local/lib/faketime"];
  return places.flatMap((place) => globSync(`${place}/libfaketimeMT.so.1`)).find((path) => existsSync(path));
}
