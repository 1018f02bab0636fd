/** Where a command's words go in a shell. */
export interface Terminal {
  /** The command's answer, to standard output. */
  readonly write: (text: string) => void;
  /** What went wrong, to standard error. */
  readonly warn: (text: string) => void;
  /** How far it is: one line that is written over, on standard error; an empty one wipes it. */
  readonly progress: (line: string) => void;
}

/** Where nobody watches, a line of progress now and then keeps a log readable. */
const LOG_INTERVAL_MS = 5_000;

/** The terminal of this process. Progress is kept out of the answer, so that the answer can be piped on. */
export function processTerminal(): Terminal {
  const { stdout, stderr } = process;
  // Whoever reads the answer may stop early, as `head` does; the command still goes on to its end.
  stdout.on("error", (reason: NodeJS.ErrnoException) => {
    if (reason.code !== "EPIPE") throw reason;
  });
  let shown = false;
  let lastLogged = performance.now();

  function wipe(): void {
    if (shown) stderr.write("\r\u001b[K");
    shown = false;
  }
  return {
    write: (text) => {
      wipe();
      stdout.write(text);
    },
    warn: (text) => {
      wipe();
      stderr.write(text);
    },
    progress: (line) => {
      if (stderr.isTTY) {
        wipe();
        if (line !== "") stderr.write(line.slice(0, (stderr.columns || 80) - 1));
        shown = line !== "";
      } else if (line !== "" && performance.now() - lastLogged > LOG_INTERVAL_MS) {
        lastLogged = performance.now();
        stderr.write(`${line}\n`);
      }
    },
  };
}
