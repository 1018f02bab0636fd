import { once } from "node:events";
import { SMTPServer } from "smtp-server";
import { readMail, type ReadMail } from "./readMail.ts";

/** A real SMTP server on loopback that keeps what it is sent. */
export interface RunningMailServer {
  readonly url: string;
  readonly received: readonly (ReadMail & { readonly envelope: readonly string[] })[];
  readonly close: () => Promise<void>;
}

export interface MailServerOptions {
  readonly port?: number;
  /** Recipients that the server refuses for good. */
  readonly refused?: readonly string[];
  /** Milliseconds between keeping a mail and saying so. */
  readonly slow?: number;
}

export async function startMailServer({
  port = 0,
  refused = [],
  slow = 0,
}: MailServerOptions = {}): Promise<RunningMailServer> {
  const received: (ReadMail & { envelope: string[] })[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onRcptTo({ address }, _session, done) {
      if (!refused.includes(address)) return done();
      done(Object.assign(new Error("No such mailbox"), { responseCode: 550 }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const envelope = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ ...readMail(Buffer.concat(chunks).toString("utf8")), envelope });
        setTimeout(done, slow);
      });
    },
  });
  // Whoever is killed in the middle of a mail tears the line.
  server.on("error", () => undefined);
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
    received,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}
