import { expect, test } from "vitest";
import type { About } from "./about.ts";
import { aboutText } from "./aboutText.ts";

const about: About = {
  product: "Spotmarket",
  version: "0.1.0",
  environment: "production",
  host: "market.example.com",
  node: "v24.0.0",
  startedAt: "2026-11-21T08:00:00.000Z",
  memory: 1,
  store: { engine: "postgres", version: "17.5", migrations: [{ name: "0001_imports.sql", appliedAt: "" }] },
  revision: { id: "2", label: "Autumn", publishedAt: "2026-11-20T08:00:00.000Z", sample: true },
  providers: [{ kind: "local", authority: "https://market.example.com/idp" }],
  mail: { kind: "files", place: "/srv/market/mail" },
  files: "file:///srv/market/files",
  hostedTokens: false,
  parts: [],
};

test("whoever helps can read at a glance what runs, on what, with which data", () => {
  expect(aboutText(about)).toBe(
    `Spotmarket 0.1.0 (production, market.example.com)
Node.js v24.0.0
Store: postgres 17.5, schema 0001_imports.sql
Data revision: 2 "Autumn", published 2026-11-20T08:00:00.000Z, sample data
Sign-in: local (https://market.example.com/idp)
Mail: files
`,
  );
});
