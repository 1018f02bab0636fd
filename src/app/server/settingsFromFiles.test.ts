import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "./config.ts";
import { settingsFromFiles } from "./settingsFromFiles.ts";

function file(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), "spotmarket-secret-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "secret"), text);
  return join(folder, "secret");
}

test("a secret may stand in a file instead of the environment", () => {
  const address = "postgres://market:pass@db:5432/market";
  const environment = settingsFromFiles({ PORT: "4700", DATABASE_URL_FILE: file(`${address}\n`) });
  expect(readConfig(environment)).toMatchObject({ port: 4700, databaseUrl: address });
});

test("a file that is missing or empty stops the start, and names the setting and the file", () => {
  expect(() => settingsFromFiles({ METRICS_TOKEN_FILE: "/nowhere/token" })).toThrow(
    "METRICS_TOKEN_FILE names /nowhere/token, which cannot be read (ENOENT). Make the file readable for this account.",
  );
  expect(() => settingsFromFiles({ METRICS_TOKEN_FILE: file(" \n") })).toThrow(/which is empty/);
});

test("a setting given both ways is refused, since nobody could tell which one holds", () => {
  expect(() => settingsFromFiles({ SMTP_URL: "smtp://mail", SMTP_URL_FILE: file("smtp://other") })).toThrow(
    "SMTP_URL and SMTP_URL_FILE are both set. Set one of them.",
  );
});
