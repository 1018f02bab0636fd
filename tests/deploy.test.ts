import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { SETTINGS } from "#app/server/config.ts";
import { machineWarnings } from "#app/server/starting/machineWarnings.ts";
import { readDockerfile } from "./support/readDockerfile.ts";
import { type Yaml, readYaml } from "./support/readYaml.ts";

/** What can be held true of the files in which others run the product, without the programs that read them. */

const ROOT = resolve(import.meta.dirname, "..");
const text = (path: string) => readFileSync(join(ROOT, path), "utf8");
const yaml = (path: string) => readYaml(text(path));
const manifests = readdirSync(join(ROOT, "deploy/kubernetes")).map((name) => `deploy/kubernetes/${name}`);
const stages = readDockerfile(text("Dockerfile"));
const image = stages.at(-1);
const stepsOf = (instruction: string) => (image?.steps ?? []).filter((step) => step.instruction === instruction);
/** Settings of the programs beside the product, and of Node. */
const OTHERS = /^(POSTGRES_\w+|SPOTMARKET_(HOST|UPSTREAM|HOME)|NODE_ENV)$/;
const isSetting = (name: string) => SETTINGS.includes(name.replace(/_FILE$/, "")) || OTHERS.test(name);

/** The value at `path`, such as `spec.containers.0.image`. */
function at(value: Yaml, path: string): Yaml | undefined {
  return path.split(".").reduce<Yaml | undefined>((inner, key) => {
    if (Array.isArray(inner)) return inner[Number(key)];
    return typeof inner === "object" && inner !== null ? (inner as Record<string, Yaml>)[key] : undefined;
  }, value);
}

/** The text at `path`; empty where there is none. */
function wordAt(value: Yaml, path: string): string {
  const found = at(value, path);
  return typeof found === "string" ? found : "";
}

const keysOf = (value: Yaml | undefined) => Object.keys(Object(value));

describe("the image", () => {
  test("is made from images of one exact version, the one of Node that the product brings along", () => {
    const wanted = JSON.parse(text("scripts/node/package.json")).dependencies.node;
    expect(stages.map(({ image: name }) => name)).toEqual(stages.map(() => `node:${wanted}-bookworm-slim`));
  });

  test("runs as nobody in particular, says how it is, and holds only what exists", () => {
    expect(stepsOf("USER").map((step) => step.text)).toEqual(["10001:10001"]);
    expect(stepsOf("HEALTHCHECK")[0]?.text).toContain("/healthz");
    const [, program = ""] = JSON.parse(stepsOf("CMD")[0]?.text ?? "[]");
    expect(existsSync(join(ROOT, program))).toBe(true);
    const copied = stepsOf("COPY").filter(({ options }) => options["from"] === undefined);
    for (const source of copied.flatMap(({ words }) => words.slice(0, -1))) {
      expect([source, existsSync(join(ROOT, source))]).toEqual([source, true]);
    }
  });

  test("sets nothing that the product does not read", () => {
    const names = stepsOf("ENV").flatMap(({ words }) => words.map((word) => word.split("=")[0] ?? ""));
    expect(names).toContain("DATA_DIR");
    expect(names.filter((name) => !isSetting(name))).toEqual([]);
  });

  test("has every library that the server loads", () => {
    const { dependencies, browserDependencies } = JSON.parse(text("package.json"));
    const sources = readdirSync(join(ROOT, "src"), { recursive: true, encoding: "utf8" }).filter(
      (path) =>
        path.endsWith(".ts") && !path.endsWith(".test.ts") && !/^(ui|app\/web|features\/[^/]+\/web)\b/.test(path),
    );
    const packages = sources.flatMap((path) => {
      const code = text(`src/${path}`);
      const loaded = code.matchAll(
        /^(?:import|export) (?!type )[^;]*?from "([^#.][^"]*)"|\bimport\("([^#.][^"]*)"\)/gm,
      );
      return [...loaded]
        .map(([, early, late = ""]) => early ?? late)
        .filter((name) => !/^(node|virtual):|^\$/.test(name));
    });
    const named = new Set(
      packages.map((name) =>
        name
          .split("/")
          .slice(0, name.startsWith("@") ? 2 : 1)
          .join("/"),
      ),
    );
    expect(named.size).toBeGreaterThan(20);
    // These two belong to rooms that only the browser loads: words and pictures in React.
    const ofTheBrowser = ["react", "react-i18next"];
    const ofTheServer = [...named].filter((name) => !ofTheBrowser.includes(name));
    expect(ofTheServer.filter((name) => !(name in dependencies))).toEqual([]);
    // What only the browser app is built of is taken out of the image again.
    expect(ofTheServer.filter((name) => browserDependencies.includes(name))).toEqual([]);
    expect(browserDependencies.filter((name: string) => !(name in dependencies))).toEqual([]);
    const code = sources.map((path) => text(`src/${path}`)).join("\n");
    const ofNobody = Object.keys(dependencies).filter(
      (name) => !browserDependencies.includes(name) && !code.includes(name),
    );
    expect(ofNobody).toEqual([]);
  });
});

describe("the compose file", () => {
  const compose = yaml("compose.yaml");
  const app = at(compose, "services.app") ?? null;

  test("keeps the product in a read-only container without privileges, with its secrets in files", () => {
    expect(at(app, "read_only")).toBe(true);
    expect(at(app, "cap_drop")).toEqual(["ALL"]);
    expect(at(app, "security_opt")).toEqual(["no-new-privileges:true"]);
    const secrets = at(app, "secrets");
    expect(secrets).toEqual(["database_url", "metrics_token"]);
    for (const name of keysOf(at(compose, "secrets"))) {
      expect(at(compose, `secrets.${name}.file`)).toBe(`./deploy/secrets/${name}`);
      expect(text("deploy/makeSecrets.sh")).toContain(`keep ${name} `);
    }
    expect(text(".gitignore")).toContain("deploy/secrets/");
  });

  test("names settings that exist, images of one version, and waits for a store that answers", () => {
    for (const service of keysOf(at(compose, "services"))) {
      const names = keysOf(at(compose, `services.${service}.environment`));
      expect([service, names.filter((name) => !isSetting(name))]).toEqual([service, []]);
      const pinned = at(compose, `services.${service}.build`) ?? at(compose, `services.${service}.image`);
      expect(pinned).toMatch(/^\.$|:\d+\.\d+[\w.-]*$/);
    }
    expect(at(app, "depends_on.store.condition")).toBe("service_healthy");
    expect(keysOf(at(compose, "services.store.healthcheck"))).toContain("test");
  });
});

describe("the Kubernetes manifests", () => {
  const deployment = yaml("deploy/kubernetes/deployment.yaml");
  const pod = at(deployment, "spec.template.spec") ?? null;
  const container = at(pod, "containers.0") ?? null;

  test("are whole, and belong together by their labels and names", () => {
    for (const path of manifests) {
      const manifest = yaml(path);
      expect([path, at(manifest, "metadata.name")]).toEqual([path, expect.stringMatching(/^spotmarket/)]);
      expect(at(manifest, "apiVersion")).toEqual(expect.any(String));
    }
    const labels = { "app.kubernetes.io/name": "spotmarket" };
    expect(at(deployment, "spec.template.metadata.labels")).toEqual(labels);
    expect(at(yaml("deploy/kubernetes/service.yaml"), "spec.selector")).toEqual(labels);
    expect(at(yaml("deploy/kubernetes/disruption.yaml"), "spec.selector.matchLabels")).toEqual(labels);
    expect(at(pod, "volumes.1.persistentVolumeClaim.claimName")).toBe(
      at(yaml("deploy/kubernetes/files.yaml"), "metadata.name") as string,
    );
  });

  test("run the product without any right that it does not need", () => {
    expect(at(pod, "securityContext.runAsNonRoot")).toBe(true);
    expect(at(pod, "securityContext.runAsUser")).toBe(10001);
    expect(at(pod, "automountServiceAccountToken")).toBe(false);
    expect(at(container, "securityContext")).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ["ALL"] },
    });
    expect(keysOf(at(container, "resources.limits"))).toContain("memory");
  });

  test("ask the product where it answers", () => {
    const probes = text("src/app/server/plugins/probes.ts");
    for (const probe of ["startupProbe", "livenessProbe", "readinessProbe"]) {
      expect(probes).toContain(`"${wordAt(container, `${probe}.httpGet.path`)}"`);
      expect(at(container, `${probe}.httpGet.port`)).toBe(at(container, "ports.0.name") as string);
    }
    expect(at(container, "ports.0.containerPort")).toBe(Number(stepsOf("EXPOSE")[0]?.text));
    const metricsPort = wordAt(yaml("deploy/kubernetes/configuration.yaml"), "data.METRICS_PORT");
    expect(at(deployment, "spec.template.metadata.annotations")).toMatchObject({ "prometheus.io/port": metricsPort });
    expect(at(container, "ports.1.containerPort")).toBe(Number(metricsPort));
  });

  test("name settings that exist, and every secret that the example has", () => {
    const names = keysOf(at(yaml("deploy/kubernetes/configuration.yaml"), "data"));
    const own = (at(container, "env") as readonly Yaml[]).map((entry) => wordAt(entry, "name"));
    expect([...names, ...own].filter((name) => !isSetting(name))).toEqual([]);
    const files = (at(container, "env") as readonly Yaml[]).map((entry) => wordAt(entry, "value").split("/").at(-1));
    const secrets = at(yaml("deploy/kubernetes/secret.example.yaml"), "stringData");
    expect(keysOf(secrets)).toEqual(files);
    expect(Object.values(Object(secrets))).toEqual(files.map(() => ""));
  });
});

describe("what stands before and around it", () => {
  test("proxies take the largest body, wait for the longest answer, and keep the operator's figures inside", () => {
    for (const path of ["deploy/proxy/Caddyfile", "deploy/proxy/nginx.conf"]) {
      expect(text(path)).toMatch(/64m/i);
      expect(text(path)).toContain("/metrics");
      expect(text(path)).toContain("120s");
    }
    expect(text("deploy/proxy/nginx.conf")).toContain("proxy_set_header X-Forwarded-For $remote_addr;");
  });

  test("the systemd unit starts what exists, with settings that exist, and gives it as little as it can", () => {
    const unit = text("deploy/systemd/spotmarket.service");
    const names = [...unit.matchAll(/^Environment=(\w+)=/gm)].map(([, name = ""]) => name);
    expect(names.filter((name) => !isSetting(name))).toEqual([]);
    expect(unit).toMatch(
      /^ExecStart=\/opt\/spotmarket\/scripts\/node\/node_modules\/node\/bin\/node src\/app\/server\/main\.ts$/m,
    );
    for (const line of ["ProtectSystem=strict", "NoNewPrivileges=yes", "CapabilityBoundingSet=", "PrivateTmp=yes"]) {
      expect(unit.split("\n")).toContain(line);
    }
  });
});

test("whatever runs the product sets aside the memory that the documentation names, and allows the most that it names", () => {
  const [, least, most] = /^Memory: ([\d.]+) GiB .*?, ([\d.]+) GiB /m.exec(text("docs/running.md")) ?? [];
  const named = { least: Number(least) * 1024, most: Number(most) * 1024 };
  const resources = at(yaml("deploy/kubernetes/deployment.yaml"), "spec.template.spec.containers.0.resources") ?? null;
  expect({
    least: mebibytes(wordAt(resources, "requests.memory")),
    most: mebibytes(wordAt(resources, "limits.memory")),
  }).toEqual(named);
  const app = at(yaml("compose.yaml"), "services.app") ?? null;
  expect({ least: mebibytes(wordAt(app, "mem_reservation")), most: mebibytes(wordAt(app, "mem_limit")) }).toEqual(
    named,
  );
  const [, unit = ""] = /^MemoryMax=(\w+)$/m.exec(text("deploy/systemd/spotmarket.service")) ?? [];
  expect(mebibytes(unit)).toBe(named.most);
  // No start on a machine of that size warns of it.
  const machine = { memory: named.least * 2 ** 20, now: new Date(), storeNow: new Date(), lastMigration: null };
  expect(machineWarnings(machine)).toEqual([]);
});

/** Of a size as container engines, Kubernetes and systemd write it. */
function mebibytes(size: string): number {
  const [, number, unit = ""] = /^(\d+)([mg])i?$/i.exec(size) ?? [];
  return Number(number) * (unit.toLowerCase() === "g" ? 1024 : 1);
}

test("the reader of these files reads what it claims to, and refuses what it cannot", () => {
  expect(
    readYaml('a: 1\nb:\n  - x: "y" # why\n    z: [p, "q"]\n  - plain: {k: v}\nc: |\n  one\n  two\nd:\n- true\n'),
  ).toEqual({
    a: 1,
    b: [{ x: "y", z: ["p", "q"] }, { plain: { k: "v" } }],
    c: "one\ntwo",
    d: [true],
  });
  expect(() => readYaml("a: 1\n   b: 2\n")).toThrow("Line 2 cannot be read: b: 2");
  expect(() => readYaml("a: [1, 2\n")).toThrow("Line 1");
});
