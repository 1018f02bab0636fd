import { pid } from "node:process";
import { Failure } from "#domain/failure.ts";

/** Readers for the test of the process that reads. */
export function wordsIn(bytes: Uint8Array): number {
  return new TextDecoder().decode(bytes).split(" ").length;
}

export function processNumber(): number {
  return pid;
}

export function refusing(why: string): never {
  throw new Failure("invalid-input", why, [{ pointer: "/body", message: why, code: "feed" }]);
}

export function endless(): never {
  for (;;);
}

export function greedy(): never {
  for (const held: string[][] = []; ; ) held.push("x,".repeat(500_000).split(","));
}
