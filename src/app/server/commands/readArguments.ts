import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { Misuse } from "./command.ts";

/** Reads a command's options and the words between them. @throws Misuse with the command's usage */
export function readArguments<Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
  usage: string,
): { values: Values<Options>; words: string[] } {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    return { values, words: positionals };
  } catch (reason) {
    throw new Misuse(`${reason instanceof Error ? reason.message : String(reason)}\nUsage: ${usage}`);
  }
}

type Values<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true; strict: true }>
>["values"];

/** A revision's number as people type it. @throws Misuse */
export function readRevision(word: string | undefined, usage: string): number {
  if (word && /^[1-9]\d{0,8}$/.test(word)) return Number(word);
  throw new Misuse(`${word ? `"${word}" is not the number of a revision.` : "Name a revision."}\nUsage: ${usage}`);
}
