import { createConnection } from "node:net";
import { createInterface } from "node:readline";
import type { ControlAnswer, ControlRequest } from "./controlSocket.ts";
import { controlPath } from "./controlSocket.ts";
import { FAILED } from "./command.ts";
import type { Terminal } from "./terminal.ts";

/**
 * Has the running product do a command, since it has the embedded store open, and shows its answer as it comes.
 *
 * @returns the exit code; null when nobody listens on the data folder's socket
 */
export function forwardCommand(
  dataDir: string,
  request: ControlRequest,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<number | null> {
  return new Promise((resolve) => {
    const socket = createConnection(controlPath(dataDir));
    let connected = false;
    let exit: number | null = null;
    socket.once("connect", () => {
      connected = true;
      socket.write(`${JSON.stringify(request)}\n`);
      createInterface({ input: socket }).on("line", (line) => {
        const answer: ControlAnswer = JSON.parse(line);
        if ("write" in answer) terminal.write(answer.write);
        else if ("warn" in answer) terminal.warn(answer.warn);
        else if ("progress" in answer) terminal.progress(answer.progress);
        else exit = answer.exit;
      });
    });
    signal.addEventListener("abort", () => socket.destroy(), { once: true });
    socket.on("error", () => undefined);
    socket.once("close", () => {
      if (connected && exit === null && !signal.aborted) {
        terminal.warn(
          "The product stopped before the command was done. Look at `revisions`, and give the command again.\n",
        );
      }
      resolve(connected ? (exit ?? FAILED) : null);
    });
  });
}
