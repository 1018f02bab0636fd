// Writes what the product runs on, as CycloneDX (or SPDX with `--spdx`): `npm run -s sbom > sbom.json`.
import { run } from "./bootstrap.mjs";

const format = process.argv.includes("--spdx") ? "spdx" : "cyclonedx";
run(
  process.platform === "win32" ? "npm.cmd" : "npm",
  ["sbom", "--omit=dev", "--package-lock-only", `--sbom-format=${format}`],
  {
    shell: process.platform === "win32",
  },
);
