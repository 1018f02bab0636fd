import type { Progress } from "#revisions/ingest/progress.ts";
import { count } from "./textTable.ts";

/** `spend.csv  42 %  1,234,567 rows  612,000 rows/s  3 s left` */
export function progressText(file: string, { rows, rowsPerSecond, bytes, totalBytes, secondsLeft }: Progress): string {
  return [
    file,
    totalBytes ? `${Math.floor((bytes / totalBytes) * 100)} %` : "",
    `${count(rows)} rows`,
    `${count(Math.round(rowsPerSecond))} rows/s`,
    secondsLeft === null ? "" : `${duration(secondsLeft)} left`,
  ]
    .filter((part) => part !== "")
    .join("  ");
}

/** `3 s`, `2 min 5 s` */
export function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
