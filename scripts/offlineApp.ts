import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { appIcon } from "./appIcon.ts";
import { filesOf } from "./filesOf.ts";
import { FIRST_SCREENS } from "./firstScreens.ts";

const WEB = join(import.meta.dirname, "../src/app/web");

/** What a reader without a connection opens: the way in, the frame, the screens of figures and the palette. The rest is kept once it has been used. */
const NEEDED = [
  "/src/app/web/main.ts",
  "/src/app/web/app.tsx",
  "/src/app/web/enter.ts",
  "/src/app/web/shell/Shell.tsx",
  ...Object.values(FIRST_SCREENS),
  "/src/ui/offline/enterKept.ts",
  "/src/ui/offline/offlineAnswers.ts",
  "/src/ui/offline/sendAll.ts",
  "/src/ui/offline/startKeeping.ts",
  "/src/ui/palette/Palette.tsx",
  "/src/ui/session/leaveNothing.ts",
  "/src/ui/session/tellLeaving.ts",
  "/src/ui/toast/ToastStack.tsx",
  "/src/ui/toast/toastLibrary.tsx",
];

/** How many pixels wide, and how much of that the sign takes: a maskable one may lose a fifth at each side. */
const ICONS = [
  { size: 192, part: 0.8, purpose: "any" },
  { size: 512, part: 0.8, purpose: "any" },
  { size: 512, part: 0.54, purpose: "maskable" },
] as const;
/** What a phone of Apple's takes, which reads no manifest for it. */
const TOUCH_ICON = { size: 180, part: 0.68 } as const;

/** Lets the app be installed, and opened without a connection: icons, the manifest that names them, and the worker that keeps the files. */
export function offlineApp(): Plugin {
  const links: { readonly rel: string; readonly file: string }[] = [];
  return {
    name: "offline-app",
    apply: "build",
    buildStart() {
      links.length = 0;
      const asset = (name: string, source: Buffer | string) =>
        this.getFileName(this.emitFile({ type: "asset", fileName: fileName(name, source), source }));
      const icons = ICONS.map(({ size, part, purpose }) => ({
        src: asset(`icon-${purpose}-${size}.png`, appIcon(size, part)).replace("assets/", ""),
        sizes: `${size}x${size}`,
        type: "image/png",
        purpose,
      }));
      links.push({ rel: "manifest", file: asset("app.webmanifest", manifest(icons)) });
      const touch = appIcon(TOUCH_ICON.size, TOUCH_ICON.part);
      links.push({ rel: "apple-touch-icon", file: asset("icon-touch.png", touch) });
    },
    transformIndexHtml: {
      order: "post",
      handler: (_, { server }) =>
        server ? [] : links.map(({ rel, file }) => ({ tag: "link", attrs: { rel, href: baseOf() + file } })),
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const source = readFileSync(join(WEB, "serviceWorker.js"), "utf8");
        const all = Object.keys(bundle).filter((file) => file.startsWith("assets/"));
        const worker = source
          .replace('"NEEDED_FILES"', JSON.stringify(listed(neededFiles(bundle))))
          .replace('"ALL_FILES"', JSON.stringify(listed(all)));
        this.emitFile({ type: "asset", fileName: "sw.js", source: worker });
      },
    },
    configResolved({ base }) {
      basePath = base;
    },
  };
}

let basePath = "/";
const baseOf = () => basePath;

/** Its addresses are relative to its own, below `assets/`: it holds under every base path. */
function manifest(icons: readonly object[]): string {
  const name = process.env["VITE_PRODUCT_NAME"] ?? "Spotmarket";
  const look = { display: "standalone", background_color: "#ffffff", theme_color: "#ffffff" };
  const place = { id: "../", start_url: "../", scope: "../" };
  return JSON.stringify({
    name,
    short_name: name,
    description: "Market intelligence for people who sell local media",
    ...place,
    ...look,
    icons,
  });
}

function fileName(name: string, source: Buffer | string): string {
  const hash = createHash("sha256").update(source).digest("base64url").slice(0, 7);
  return `assets/${name.replace(/\.\w+$/, `-${hash}$&`)}`;
}

/** As a text within the worker's script. */
const listed = (files: readonly string[]) => JSON.stringify(files.map((file) => file.replace("assets/", "")).sort());

/** The files of the needed modules, and the typeface. */
function neededFiles(bundle: Rolldown.OutputBundle): string[] {
  const others = Object.keys(bundle).filter((file) =>
    /inter-latin-wght|\/firstPaint|\/start-.*css|\/index-.*css/.test(file),
  );
  return [...new Set([...filesOf(bundle, NEEDED), ...others])];
}
