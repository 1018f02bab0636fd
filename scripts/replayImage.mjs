// Does by hand what `docker build` and `docker run --read-only` do, for machines without Docker: every step of the Dockerfile in a folder of its own,
// then the image's command as its user, with the code read-only and nothing writable but the data folder and /tmp. Needs Linux and root.
// It runs on the Node that the image has:
//   node scripts/replayImage.mjs [port]
import { spawn, spawnSync } from "node:child_process";
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, delimiter, dirname, join, matchesGlob } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { root } from "./bootstrap.mjs";
import { readDockerfile } from "../tests/support/readDockerfile.ts";

/** The image's Node comes first, as whoever runs this one's. */
const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);
const port = process.argv[2] ?? "4690";
const work = mkdtempSync(join(tmpdir(), "spotmarket-image-"));
chmodSync(work, 0o755);
const stages = new Map();

for (const stage of readDockerfile(readFileSync(join(root, "Dockerfile"), "utf8"))) build(stage);
const image = [...stages.values()].at(-1);
let failed = false;
try {
  await serve(image);
} catch (reason) {
  failed = true;
  process.stderr.write(`${reason.stack}\n`);
} finally {
  rmSync(work, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);

/** Follows the steps of one stage. `/` of the image is a folder of its own; programs are the machine's. */
function build({ name, steps }) {
  const stage = { folder: join(work, name), env: {}, workdir: "/", user: null, command: null, health: null };
  stages.set(name, stage);
  mkdirSync(stage.folder);
  for (const { instruction, words, text, options } of steps) {
    const started = performance.now();
    follow(stage, instruction, { words, text, options });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    if (instruction === "RUN") process.stdout.write(`${name}: ${text.slice(0, 70)} … ${seconds} s\n`);
  }
}

function follow(stage, instruction, { words, text, options }) {
  const inside = (path) => (path.startsWith("/") ? join(stage.folder, path) : join(stage.folder, stage.workdir, path));
  switch (instruction) {
    case "ARG":
    case "ENV":
      for (const word of words) {
        const [name, value = ""] = word.split(/=(.*)/s);
        stage.env[name] = value.replace(/\$(\w+)/g, (_, other) => stage.env[other] ?? "");
      }
      break;
    case "WORKDIR":
      stage.workdir = words[0];
      mkdirSync(inside("."), { recursive: true });
      break;
    case "COPY":
      copy(stage, words, options, inside);
      break;
    case "RUN": {
      // Absolute paths of the image's own folders lie in its folder here.
      const command = text.replaceAll(/(?<= )\/(data|app)\b/g, join(stage.folder, "$1"));
      const { status } = spawnSync("sh", ["-ec", command], {
        cwd: inside("."),
        // What npm and git are told of this machine's network holds here as well; nothing of it stays in the image.
        env: { ...process.env, PATH, ...stage.env },
        stdio: "inherit",
      });
      if (status !== 0) throw new Error(`The step "${text}" ended with ${status}.`);
      break;
    }
    case "USER":
      stage.user = words[0].split(":").map(Number);
      break;
    case "CMD":
      stage.command = JSON.parse(text);
      break;
    case "HEALTHCHECK":
      stage.health = JSON.parse(text.slice(text.indexOf("[")));
      break;
  }
}

function copy(stage, words, options, inside) {
  const target = words.at(-1);
  const from = options.from ? join(stages.get(options.from).folder, "app") : root;
  for (const source of words.slice(0, -1)) {
    const path = options.from ? source.replace(/^\/app\//, "") : source;
    const intoFolder = target.endsWith("/") || words.length > 2;
    const to = intoFolder && path !== "." ? join(inside(target), basename(path)) : inside(target);
    mkdirSync(dirname(to), { recursive: true });
    cpSync(join(from, path), to, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => options.from !== undefined || !isIgnored(file.slice(root.length + 1)),
    });
    if (options.chmod) chmodSync(to, Number.parseInt(options.chmod, 8));
  }
}

function isIgnored(path) {
  const patterns = readFileSync(join(root, ".dockerignore"), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  const parents = path.split("/").map((_, at, parts) => parts.slice(0, at + 1).join("/"));
  return path !== "" && patterns.some((pattern) => parents.some((parent) => matchesGlob(parent, pattern)));
}

/** Runs the image's command and its health check, twice: on an empty data folder, and on the one left behind. */
async function serve({ folder, env, user: [uid, gid], command, health }) {
  const app = join(folder, "app");
  const data = join(folder, "data");
  chownSync(data, uid, gid);
  // In a mount namespace of its own: everything read-only but the data folder and a /tmp of its own. No network but loopback.
  const cage = [
    "mount --make-rprivate /",
    `mount --bind ${data} ${data}`,
    "mount -o remount,ro,bind /",
    "mount -t tmpfs -o size=512m,mode=1777 cage /run",
    "ip link set lo up 2>/dev/null || true",
  ].join(" && ");
  const variables = { ...env, PORT: port, HOST: "127.0.0.1", DATA_DIR: data, TMPDIR: "/run", HOME: "/nonexistent" };
  const settings = Object.entries(variables).map(([name, value]) => `${name}=${value}`);
  const drop = [
    "setpriv",
    `--reuid=${uid}`,
    `--regid=${gid}`,
    "--clear-groups",
    "--no-new-privs",
    "--bounding-set=-all",
  ];
  const run = (args) => [...drop, "env", "-i", `PATH=${PATH}`, ...settings, ...args];
  for (const time of ["first", "second"]) {
    const started = performance.now();
    const script = `${cage} && cd ${app} && exec "$@"`;
    const product = spawn("unshare", ["--mount", "sh", "-ec", script, "sh", ...run(command)], { stdio: "inherit" });
    const ended = new Promise((resolve) => product.once("exit", (code) => resolve(code)));
    try {
      for (let tries = 0; ; tries++) {
        const { status } = spawnSync("setpriv", run(health).slice(1), { stdio: "ignore" });
        if (status === 0) break;
        if (tries > 120 || product.exitCode !== null) throw new Error("The health check never passed.");
        await wait(1_000);
      }
      const page = await (await fetch(`http://127.0.0.1:${port}/`)).text();
      if (!page.includes("<html")) throw new Error("The page of the app is missing.");
      const ready = await fetch(`http://127.0.0.1:${port}/readyz`);
      if (!ready.ok) throw new Error(`/readyz answers ${ready.status}.`);
      process.stdout.write(`${time} start: healthy after ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
    } finally {
      product.kill("SIGTERM");
    }
    const code = await ended;
    if (code !== 0) throw new Error(`The product ended with ${code} when it was asked to stop.`);
  }
  if (existsSync(join(app, ".data"))) throw new Error("Something was written beside the code.");
}
