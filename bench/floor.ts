// The fastest that Node can do: a bare server that sends the bytes it was started with, or a 304, without looking at anything.
import { createServer } from "node:http";

process.once("message", ({ body, headers }: { body: string; headers: Record<string, string> }) => {
  const bytes = Buffer.from(body, "base64");
  const { etag, vary, "cache-control": caching } = headers;
  const unchanged = { etag, "cache-control": caching, vary };
  const server = createServer((request, response) => {
    if (request.headers["if-none-match"] === undefined) response.writeHead(200, headers).end(bytes);
    else response.writeHead(304, unchanged).end();
  });
  server.listen(0, "127.0.0.1", () => process.send?.(server.address()));
});
