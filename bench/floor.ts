// The fastest that Node can do: a bare server that sends the bytes it was started with, or 304 without looking at anything.
import { createServer } from "node:http";

process.once("message", ({ body, headers }: { body: string; headers: Record<string, string> }) => {
  const bytes = Buffer.from(body, "base64");
  const server = createServer((request, response) => {
    if (request.headers["if-none-match"] === undefined) response.writeHead(200, headers).end(bytes);
    else response.writeHead(304, { etag: headers["etag"] }).end();
  });
  server.listen(0, "127.0.0.1", () => process.send?.(server.address()));
});
