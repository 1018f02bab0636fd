// Hot reload: Vite serves the browser app on the usual address and passes API, sign-in and settings on to the server behind it.
import { install, start } from "./bootstrap.mjs";

install({ tests: true });
const port = Number(process.env.PORT ?? 4600);
const apiPort = port + 1;
const server = start(["--watch", "--watch-preserve-output", "src/app/server/main.ts"], {
  PORT: String(apiPort),
  PUBLIC_URL: `http://localhost:${port}`,
});
const web = start(["node_modules/vite/bin/vite.js", "--port", String(port), "--strictPort"], {
  API_ORIGIN: `http://localhost:${apiPort}`,
});
for (const [one, other] of [
  [server, web],
  [web, server],
]) {
  one.on("exit", (code) => {
    other.kill("SIGTERM");
    process.exitCode = code ?? 1;
  });
}
