import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { type ModuleGraph, type Part, partOfEachModule } from "./scripts/moduleParts.ts";
import { FIRST_SCREENS } from "./scripts/firstScreens.ts";
import { loadAhead } from "./scripts/loadAhead.ts";
import { withoutSchemas } from "./scripts/withoutSchemas.ts";
import { offlineApp } from "./scripts/offlineApp.ts";
import { LOCALES } from "./src/domain/taxonomy/name.ts";
import { messageGroups, messagesOf } from "./src/language/messages/messageGroups.ts";
import { readHostedConfiguration } from "./src/domain/hosted/hostedConfiguration.ts";

process.env["VITE_PRODUCT_NAME"] ||= "Spotmarket";

const api = process.env["API_ORIGIN"] ?? "http://localhost:4601";

export default defineConfig({
  root: "src/app/web",
  base: process.env["VITE_BASE_PATH"] ?? "/",
  publicDir: false,
  plugins: [
    react(),
    messageGroups(),
    withoutJsonSchemas(),
    withoutSchemas(),
    firstPaint(),
    loadAhead(),
    offlineApp(),
    checkHosted(),
    precompress(),
  ],
  build: {
    outDir: join(import.meta.dirname, "dist/web"),
    emptyOutDir: true,
    manifest: true,
    // Every browser of the target loads modules ahead by itself.
    modulePreload: { polyfill: false },
    target: "es2023",
    // Nothing inlined: the content security policy allows files of our own origin only.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: {
        // The sign-in page holds the name of every part, whose hash no packing makes smaller.
        entryFileNames: "assets/[name]-[hash:7].js",
        chunkFileNames: "assets/[name]-[hash:7].js",
        assetFileNames: "assets/[name]-[hash:7][extname]",
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: partOf, debugName: "parts", priority: 1 },
            // Of what other screens share each has its own choice; what is smaller than a request is worth goes with its neighbor.
            { name: "screens", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 3_000 },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ["/api", "/idp", "/mcp", "/.well-known", "/config.json"].map((path) => [
        path,
        { target: api, changeOrigin: false },
      ]),
    ),
  },
});

const inSource = (file: string) => join(import.meta.dirname, "src", file);

const HOME = inSource("app/web/landing/HomeScreen.tsx");

/** The modules of all screens of features. */
const screensIn = (folder: string) =>
  readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("Screen.tsx"))
    .map((file) => join(import.meta.dirname, folder, file));

/** The modules of schemas that contracts have in common. */
function sharedSchemas(): string[] {
  const files = readdirSync(inSource("platform/api")).map((file) => join(inSource("platform/api"), file));
  return files.filter(
    (file) => /(?<!\.test)\.ts$/.test(file) && readFileSync(file, "utf8").includes('import { z } from "zod"'),
  );
}

/**
 * What is loaded before anybody has signed in; to sign in; by a report behind a link, as far as home needs it too; on the way into a
 * screen; by the shell; by home, which most people see first; by the rest of a report behind a link; with the next screen of figures, of which a reader sees one after the
 * other; and ahead of being asked for. A module belongs to the first that claims it, so that none brings what only later ones need.
 */
const PARTS: readonly Part[] = [
  // Forms that check their fields load it; of the first screens nothing is left that needs it (`withoutSchemas`).
  { name: "schemas", of: [join(import.meta.dirname, "node_modules/zod/index.js")], sharedBy: 1 },
  { name: "schemas", of: sharedSchemas(), sharedBy: 1, alone: true },
  {
    name: "door",
    of: ["app/web/main.ts", "app/web/app.tsx", "features/account/web/LoginScreen.tsx"].map(inSource),
    sharedBy: 1,
  },
  { name: "signIn", of: [inSource("ui/session/identityClient.ts")], sharedBy: 1 },
  { name: "signInLibrary", of: [inSource("ui/session/signInLibrary.ts")], sharedBy: 1 },
  {
    name: "report",
    // Home has the frame of wide tables from the bar of messages, which HOME itself does not load.
    of: [...["features/market-report/web/links/SharedReportScreen.tsx", "ui/look/ScrollFrame.tsx"].map(inSource), HOME],
    sharedBy: 2,
  },
  { name: "enter", of: [inSource("app/web/enter.ts")], sharedBy: 1 },
  { name: "shell", of: [inSource("app/web/shell/Shell.tsx")], sharedBy: 1 },
  {
    name: "home",
    of: [
      HOME,
      ...[
        "ui/content/Banners.tsx",
        "app/web/shell/GuideButton.tsx",
        "features/home/web/overview/AlertsList.tsx",
        "ui/offline/startKeeping.ts",
      ].map(inSource),
    ],
    sharedBy: 1,
  },
  { name: "document", of: [inSource("features/market-report/web/links/SharedReportScreen.tsx")], sharedBy: 1 },
  {
    name: "figures",
    of: Object.values(FIRST_SCREENS).map((module) => import.meta.dirname + module),
    sharedBy: 2,
  },
  ...LOCALES.map((locale) => ({
    name: `texts.${locale}`,
    of: ["landing", "analysis", "onScreens"].map((group) => messagesOf(group, locale)),
    sharedBy: 1,
  })),
  { name: "ahead", of: [inSource("ui/palette/Palette.tsx")], sharedBy: 1 },
  { name: "lists", of: screensIn("src/features"), sharedBy: 4 },
];

let parts: ReadonlyMap<string, string> | null = null;

/** The part that a module belongs to; null where the bundler may choose. */
function partOf(id: string, graph: ModuleGraph): string | null {
  parts ??= partOfEachModule(PARTS, graph);
  return parts.get(id) ?? null;
}

/**
 * Zod brings along how it describes schemas to other programs, a twentieth of the shell. The server does that for the API's
 * document; the browser never asks, so there every function of it answers nothing.
 */
function withoutJsonSchemas(): Plugin {
  return {
    name: "without-json-schemas",
    apply: "build",
    load(id) {
      if (!/\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/.test(id)) return null;
      const source = readFileSync(id, "utf8");
      const names = [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map((found) => found[1] ?? "");
      const renamed = [...source.matchAll(/^export \{ \w+ as (\w+) \}/gm)].map((found) => found[1] ?? "");
      const nothing = [...names, ...renamed].map((name) => `never as ${name}`).join(", ");
      return `const never = () => never;\nexport { ${nothing} };\n`;
    },
  };
}

/** Stops a build whose hosted backends are configured wrongly: found now, not by the first visitor. */
function checkHosted(): Plugin {
  return {
    name: "check-hosted",
    buildStart() {
      for (const environment of ["development", "production"] as const) {
        const setting = `VITE_HOSTED_${environment.toUpperCase()}`;
        const { faults } = readHostedConfiguration(process.env[setting] ?? "", environment);
        if (faults.length > 0) this.error(`${setting} ${faults.join(", ")}.`);
      }
    },
  };
}

/** Puts the script that colours the first paint at the head of the page, as a file of its own: the page may run no other. */
function firstPaint(): Plugin {
  const source = readFileSync(join(import.meta.dirname, "src/app/web/firstPaint.js"), "utf8");
  let base = "/";
  return {
    name: "first-paint",
    configResolved(config) {
      base = config.base;
    },
    buildStart() {
      if (this.environment.mode === "build") this.emitFile({ type: "asset", name: "firstPaint.js", source });
    },
    transformIndexHtml: {
      order: "post",
      handler(_, { bundle = {} }) {
        const file = Object.keys(bundle).find((name) => name.startsWith("assets/firstPaint"));
        const script = file ? { attrs: { src: base + file } } : { children: source };
        return [{ tag: "script", injectTo: "head-prepend", ...script }];
      },
    },
  };
}

/** Lays a brotli and a gzip version beside every file of assets, so that the server never compresses them itself. */
function precompress(): Plugin {
  return {
    name: "precompress",
    apply: "build",
    writeBundle({ dir = "" }) {
      for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
        if (!/\.(js|css|svg|webmanifest)$/.test(name)) continue;
        const path = join(dir, name);
        const bytes = readFileSync(path);
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
        writeFileSync(
          `${path}.br`,
          brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
        );
      }
    },
  };
}
