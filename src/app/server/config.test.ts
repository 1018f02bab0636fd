import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ConfigError, readConfig, SETTINGS } from "./config.ts";

const refusal = (environment: Record<string, string>): string => {
  try {
    readConfig(environment);
  } catch (reason) {
    if (reason instanceof ConfigError) return reason.message;
    throw reason;
  }
  return "";
};

test("with nothing set the product runs alone on this machine", () => {
  expect(readConfig({})).toMatchObject({
    environment: "development",
    port: 4600,
    host: "127.0.0.1",
    publicUrl: "http://localhost:4600",
    databaseUrl: undefined,
    cloud: undefined,
    local: true,
    sample: "auto",
    basePath: "/",
  });
});

test("an empty setting counts as unset, and the address follows the port", () => {
  expect(readConfig({ DATABASE_URL: "", PORT: "4700" })).toMatchObject({
    databaseUrl: undefined,
    publicUrl: "http://localhost:4700",
  });
});

test("the address decides between development and production", () => {
  expect(readConfig({ PUBLIC_URL: "https://market.example.com" }).environment).toBe("production");
  expect(readConfig({ PUBLIC_URL: "https://staging.example.com" }).environment).toBe("development");
  expect(readConfig({ PUBLIC_URL: "http://127.0.0.1:4600" }).environment).toBe("development");
});

test("a cloud provider replaces the local accounts unless they are kept", () => {
  const cloud = { AUTH_AUTHORITY: "https://login.microsoftonline.com/common", AUTH_CLIENT_ID: "0b1c" };
  expect(readConfig(cloud)).toMatchObject({ local: false, cloud: { clientId: "0b1c", scope: "access_as_user" } });
  expect(readConfig({ ...cloud, AUTH_LOCAL: "1" })).toMatchObject({ local: true });
});

test.each([
  [{ PORT: "http" }, "PORT must be a port number"],
  [{ PORT: "70000" }, "PORT must be a port number from 1 to 65535"],
  [{ PUBLIC_URL: "market.example.com" }, "PUBLIC_URL must be an address such as https://market.example.com"],
  [{ PUBLIC_URL: "https://example.com/market" }, "PUBLIC_URL must be an origin without a path"],
  [{ PUBLIC_URL: "http://market.example.com" }, "PUBLIC_URL must begin with https://"],
  [{ TRUSTED_PROXIES: "proxy.example.com" }, "TRUSTED_PROXIES must be a number of proxies up to 10"],
  [{ DATABASE_URL: "mysql://localhost" }, "DATABASE_URL must be an address such as postgres://"],
  [{ AUTH_AUTHORITY: "https://login.microsoftonline.com/common" }, "AUTH_CLIENT_ID is missing"],
  [{ AUTH_CLIENT_ID: "0b1c" }, "AUTH_AUTHORITY is missing"],
  [{ AUTH_AUTHORITY: "http://login.example.com", AUTH_CLIENT_ID: "0b1c" }, "AUTH_AUTHORITY must begin with https://"],
  [{ SMTP_URL: "mail.example.com" }, "SMTP_URL must be an address such as smtps://"],
  [{ FILES_URL: "ftp://files" }, "FILES_URL must be an address such as file://"],
  [{ SAMPLE: "yes" }, "SAMPLE must be auto"],
  [{ DEMO_PASSWORD: "short" }, "DEMO_PASSWORD needs at least 8 characters"],
  [{ LOG_LEVEL: "loud" }, "LOG_LEVEL must be"],
  [{ LONGEST_PAUSE_MS: "-1" }, "LONGEST_PAUSE_MS must be a number of milliseconds"],
  [{ NOTIFICATION_DAYS: "0" }, "NOTIFICATION_DAYS must be 7 days or more"],
  [{ ERASE_GRACE_DAYS: "0" }, "ERASE_GRACE_DAYS must be 1 day or more"],
  [{ SIGN_IN_DAYS: "a year" }, "SIGN_IN_DAYS must be a number of days"],
  [{ LONGEST_PAUSE_MS: "long" }, "LONGEST_PAUSE_MS must be a number of milliseconds"],
  [{ METRICS_TOKEN: "short" }, "METRICS_TOKEN needs at least 16 characters"],
  [{ BASEMAP_URL: "https://tiles.example.com/map.png", BASEMAP_CREDIT: "Example" }, "BASEMAP_URL must hold {z}"],
  [{ BASEMAP_URL: "http://tiles.example.com/{z}/{x}/{y}.png", BASEMAP_CREDIT: "Example" }, "must begin with https://"],
  [{ BASEMAP_URL: "https://tiles.example.com/{z}/{x}/{y}.png" }, "BASEMAP_CREDIT is missing"],
  [{ VITE_HOSTED_PRODUCTION: "{}" }, "VITE_HOSTED_PRODUCTION lacks apiKey, lacks projectId, lacks appId."],
  [{ VITE_BASE_PATH: "app" }, "VITE_BASE_PATH must begin and end with a slash"],
])("%o is refused by name", (environment, message) => {
  expect(refusal(environment)).toContain(message);
});

test("all wrong settings are named at once", () => {
  expect(refusal({ PORT: "x", SAMPLE: "x" }).split("\n")).toHaveLength(2);
});

test("a refusal never repeats the value, which may be a secret", () => {
  expect(refusal({ DEMO_PASSWORD: "hunter2", DATABASE_URL: "mysql://user:hunter2@host" })).not.toContain("hunter2");
});

test("every setting stands in the documentation, and nothing else does", () => {
  const text = readFileSync(new URL("../../../docs/configuration.md", import.meta.url), "utf8");
  const documented = [...text.matchAll(/^\| `([A-Z0-9_]+)` \|/gm)].map(([, name]) => name);
  expect(new Set(documented)).toEqual(new Set(SETTINGS));
});
