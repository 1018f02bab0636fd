import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { ask } from "./ask.ts";

/** What operators put before the product: from Debian, configured as it comes, which is one connection to the product for each request. */
export interface Proxy {
  readonly name: "nginx" | "HAProxy";
  /** What has to be installed first; null where nothing is missing. */
  readonly missing: string | null;
  readonly start: (own: {
    readonly folder: string;
    readonly port: number;
    readonly to: number;
  }) => readonly [string, ...string[]];
}

export interface RunningProxy {
  readonly stop: () => Promise<void>;
}

const nginx = ["/usr/sbin/nginx"].find(existsSync);
const haproxy = ["/usr/sbin/haproxy"].find(existsSync);
const openssl = ["/usr/bin/openssl"].find(existsSync);

export const PROXIES: readonly Proxy[] = [
  {
    name: "nginx",
    missing: missing(nginx, "nginx"),
    start: ({ folder, port, to }) => {
      const settings = join(folder, "nginx.conf");
      // Every folder of its own, so that it runs beside one of the machine; the rest as Debian's example of a proxy has it.
      writeFileSync(
        settings,
        `daemon off; pid ${folder}/nginx.pid; error_log stderr; events {}
        http {
          access_log off;
          client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
          uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
          client_max_body_size 64m;
          server {
            listen 127.0.0.1:${port} ssl;
            ssl_certificate ${folder}/certificate.pem; ssl_certificate_key ${folder}/key.pem;
            location / {
              proxy_pass http://127.0.0.1:${to};
              proxy_set_header Host $http_host;
              proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
              proxy_set_header X-Forwarded-Proto $scheme;
            }
          }
        }`,
      );
      return [nginx ?? "", "-c", settings, "-p", folder, "-e", "stderr"];
    },
  },
  {
    name: "HAProxy",
    missing: missing(haproxy, "haproxy"),
    start: ({ folder, port, to }) => {
      const settings = join(folder, "haproxy.cfg");
      writeFileSync(
        settings,
        `defaults
  mode http
  option forwardfor
  option httpclose
  timeout connect 5s
  timeout client 120s
  timeout server 120s
frontend outside
  bind 127.0.0.1:${port} ssl crt ${folder}/both.pem
  http-request set-header X-Forwarded-Proto https
  default_backend product
backend product
  server one 127.0.0.1:${to}
`,
      );
      return [haproxy ?? "", "-db", "-f", settings];
    },
  },
];

/** Starts a proxy with TLS on a loopback port, with a certificate that it signs itself. */
export async function startProxy(
  proxy: Proxy,
  port: number,
  to: number,
): Promise<RunningProxy & { readonly ca: string }> {
  const folder = mkdtempSync(join(tmpdir(), "spotmarket-proxy-"));
  const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"];
  const form = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"];
  execFileSync(openssl ?? "", [...form, "-keyout", key, "-out", certificate, ...subject], { stdio: "ignore" });
  const ca = readFileSync(certificate, "utf8");
  writeFileSync(join(folder, "both.pem"), ca + readFileSync(key, "utf8"));
  const [program, ...args] = proxy.start({ folder, port, to });
  const running = spawn(program, args, { stdio: ["ignore", "ignore", "pipe"] });
  const ended = once(running, "exit");
  let said = "";
  running.stderr.setEncoding("utf8").on("data", (text) => (said += text));
  const kill = () => void running.kill("SIGKILL");
  process.once("exit", kill);
  const deadline = Date.now() + 20_000;
  while (
    !(await ask(`https://localhost:${port}/healthz`, { ca }).then(
      ({ status }) => status < 500,
      () => false,
    ))
  ) {
    if (running.exitCode !== null || Date.now() > deadline) {
      kill();
      throw new Error(`${proxy.name} does not pass anything on: ${said}`);
    }
    await after(100);
  }
  return {
    ca,
    stop: async () => {
      running.kill("SIGTERM");
      const late = setTimeout(kill, 5_000);
      await ended;
      clearTimeout(late);
      process.off("exit", kill);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function missing(program: string | undefined, name: string): string | null {
  if (!program) return `${name} is not installed (Debian: apt install ${name})`;
  return openssl ? null : "openssl is not installed, which makes its certificate";
}
