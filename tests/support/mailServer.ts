import { onTestFinished } from "vitest";
import { type MailServerOptions, type RunningMailServer, startMailServer } from "./startMailServer.ts";

/** A mail server of this test's own. */
export type MailServer = Omit<RunningMailServer, "close">;

/** Starts a real SMTP server on loopback that keeps what it is sent; it stops when the test ends. */
export async function mailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const server = await startMailServer(options);
  onTestFinished(server.close);
  return server;
}
