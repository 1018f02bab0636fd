import { once } from "node:events";
import { createServer } from "node:net";

/** The address to listen on cannot be had; the message says what to do. */
export class PortTaken extends Error {
  override readonly name = "PortTaken";
}

/** Makes sure, before anything slow is begun, that we will be able to listen. @throws PortTaken */
export async function checkPort(port: number, host: string, setting = "PORT"): Promise<void> {
  const probe = createServer();
  try {
    const listening = once(probe, "listening");
    probe.listen(port, host);
    await listening;
  } catch (reason) {
    throw portProblem(reason, { port, host, setting });
  } finally {
    probe.close();
  }
}

interface Place {
  readonly port: number;
  readonly host: string;
  /** The setting that chooses the port. */
  readonly setting: string;
}

function portProblem(reason: unknown, { port, host, setting }: Place): unknown {
  switch (reason instanceof Error && "code" in reason ? reason.code : undefined) {
    case "EADDRINUSE":
      return new PortTaken(
        `Port ${port} on ${host} is in use by another program. Stop that program, or choose another port with ${setting}.`,
      );
    case "EACCES":
      return new PortTaken(`Port ${port} may not be used by this account. Choose one above 1023 with ${setting}.`);
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return new PortTaken(
        `This machine has no address ${host}. Correct HOST; 127.0.0.1 serves this machine alone, 0.0.0.0 every network.`,
      );
    default:
      return reason;
  }
}
