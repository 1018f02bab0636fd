import { Failure } from "#domain/failure.ts";
import type { ReadingAnswer, ReadingTask } from "./readingTask.ts";

/** The process that reads what people bring, one after the other. It ends with the one that started it. */
process.on("message", (task: ReadingTask) => {
  void read(task).then((answer) => process.send?.(answer));
});
process.on("disconnect", () => process.exit(0));

async function read({ module, name, given }: ReadingTask): Promise<ReadingAnswer> {
  try {
    const { [name]: reading }: Readonly<Record<string, unknown>> = await import(module);
    if (typeof reading !== "function") throw new Error(`${module} has no function ${name}.`);
    return { result: await reading(...given) };
  } catch (reason) {
    if (reason instanceof Failure)
      return { failure: { code: reason.code, detail: reason.message, errors: reason.errors } };
    return { fault: reason instanceof Error ? (reason.stack ?? reason.message) : String(reason) };
  }
}
