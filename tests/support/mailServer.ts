import { once } from "node:events";
import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";
import { readMail, type ReadMail } from "./readMail.ts";

/** A mail server of this test's own. */
export interface MailServer {
  readonly url: string;
  readonly received: readonly (ReadMail & { readonly envelope: readonly string[] })[];
}

export interface MailServerOptions {
  readonly port?: number;
  /** Recipients that the server refuses for good. */
  readonly refused?: readonly string[];
}

/** Starts a real SMTP server on loopback that keeps what it is sent; it stops when the test ends. */
export async function mailServer({ port = 0, refused = [] }: MailServerOptions = {}): Promise<MailServer> {
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
        done();
      });
    },
  });
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  onTestFinished(() => new Promise<void>((closed) => server.close(() => closed())));
  const address = server.server.address();
  return { url: `smtp://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`, received };
}
