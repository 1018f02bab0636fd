import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { signInProviders } from "./signInProviders.ts";

const TENANT = "11111111-2222-4333-8444-555555555555";
const offered = (settings: Record<string, string>) => signInProviders(readConfig(settings), TENANT);
const waysOf = (settings: Record<string, string>) =>
  offered(settings).flatMap(({ ways }) => ways.map(({ name }) => name));
const cloud = (tenant: string) => ({
  AUTH_AUTHORITY: `https://login.microsoftonline.com/${tenant}`,
  AUTH_CLIENT_ID: "client",
});

test("without a cloud provider people sign in with local accounts", () => {
  expect(waysOf({})).toEqual(["local"]);
});

test.each([
  ["common", ["work", "personal"]],
  ["organizations", ["work"]],
  ["consumers", ["personal"]],
  [TENANT, ["work"]],
])("the authority of %s offers %j", (tenant, ways) => {
  expect(waysOf(cloud(tenant))).toEqual(ways);
});

test("local accounts stand beside the cloud where they are kept", () => {
  expect(waysOf({ ...cloud("common"), AUTH_LOCAL: "1" })).toEqual(["work", "personal", "local"]);
});

test("Microsoft's own hosts are known to the library, any other is named to it", () => {
  expect(offered(cloud("common"))[0]?.auth).toMatchObject({ knownAuthorities: [], authorityMetadata: "" });
  const other = { AUTH_AUTHORITY: "https://login.microsoftonline.com.evil.example/common", AUTH_CLIENT_ID: "client" };
  expect(offered(other)[0]?.auth.knownAuthorities).toEqual(["login.microsoftonline.com.evil.example"]);
});

test("a provider on this machine is reached over plain http by naming its endpoints", () => {
  const [provider] = offered({ AUTH_AUTHORITY: "http://localhost:4700/common/", AUTH_CLIENT_ID: "client" });
  expect(provider?.auth.authority).toBe("https://localhost:4700/common");
  expect(JSON.parse(provider?.auth.authorityMetadata ?? "")).toMatchObject({
    authorization_endpoint: "http://localhost:4700/common/oauth2/v2.0/authorize",
    token_endpoint: "http://localhost:4700/common/oauth2/v2.0/token",
  });
});

test("answers arrive at the origin, or at the path below it that is set", () => {
  expect(offered({})[0]?.auth.redirectPath).toBe("");
  expect(offered({ AUTH_REDIRECT_PATH: "/signed-in" })[0]?.auth.redirectPath).toBe("/signed-in");
});
