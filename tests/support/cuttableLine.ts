import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A line to PostgreSQL that can be cut and mended. */
export async function cuttableLine(target: URL) {
  const open = new Set<Socket>();
  let cut = false;
  const server = createServer((near) => {
    if (cut) {
      near.destroy();
      return;
    }
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      open.add(socket);
      socket
        .on("error", () => undefined)
        .on("close", () => {
          open.delete(socket);
          near.destroy();
          far.destroy();
        });
    }
    near.pipe(far).pipe(near);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const url = new URL(target);
  url.port = String(typeof address === "object" && address ? address.port : 0);
  return {
    url: url.href,
    cut: () => {
      cut = true;
      for (const socket of open) socket.resetAndDestroy();
    },
    mend: () => {
      cut = false;
    },
    close: () => server.close(),
  };
}
