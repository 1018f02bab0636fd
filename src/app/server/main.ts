import { start } from "./start.ts";
import { isPlainFailure } from "./starting/startFailure.ts";

// Standard output is the log alone, a JSON object a line; what is said to people goes beside it.
const say = (line: string) => void process.stderr.write(`${line}\n`);

try {
  const product = await start(process.env, say);
  let stopping = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      // A second signal means it: leave at once. The store survives that.
      if (stopping) process.exit(130);
      stopping = true;
      say("Stopping: open requests are finished first.");
      product.stop().then(
        () => process.exit(0),
        (reason: unknown) => {
          process.stderr.write(`${String(reason)}\n`);
          process.exit(1);
        },
      );
    });
  }
} catch (reason) {
  if (!isPlainFailure(reason)) throw reason;
  process.stderr.write(`\nSpotmarket cannot start.\n${reason.message}\n`);
  process.exit(1);
}
