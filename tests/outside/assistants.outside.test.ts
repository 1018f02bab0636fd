import {
  Client,
  type OAuthClientProvider,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from "@modelcontextprotocol/client";
import { afterEach, describe, expect, test } from "vitest";
import { command, DEMO_PASSWORD } from "./support/product.ts";
import { sharedProduct } from "./support/shared.ts";
import { Jar } from "./support/signIn.ts";

/** Assistants, by the protocol's own client library over real sockets, under the limits as they come. */

const SELLER = "seller@spotmarket.example";
const BASIC = "basic@spotmarket.example";
const BACK = "http://localhost:8123/callback";

const { url, dataDir } = sharedProduct();
const address = new URL("/mcp", url);
const open: Client[] = [];
afterEach(async () => {
  for (const client of open.splice(0)) await client.close();
});

async function keyOf(email: string, ...scopes: string[]): Promise<string> {
  const words = ["key", "add", email, "--name", "Assistant", "--scopes", scopes.join(",")];
  const { stdout, stderr, code } = await command(dataDir, words, { settings: { PUBLIC_URL: url } });
  expect(code, stderr).toBe(0);
  return stdout.trim().split("\n").at(-1) ?? "";
}

async function connected(headers: Record<string, string>): Promise<Client> {
  const client = new Client({ name: "outside", version: "1" });
  await client.connect(new StreamableHTTPClientTransport(address, { requestInit: { headers } }));
  open.push(client);
  return client;
}

const withKey = async (key: string) => connected({ authorization: `Bearer ${key}` });

async function call(client: Client, name: string, given: Record<string, unknown>) {
  const { content, structuredContent, isError } = await client.callTool({ name, arguments: given });
  const texts = content.map((one) => (one.type === "text" ? one.text : ""));
  return { text: texts.join("\n"), data: structuredContent as Record<string, unknown> | undefined, isError };
}

async function marketsOf(client: Client): Promise<string[]> {
  const { data = {} } = await call(client, "find_markets", { query: "", kind: "tv", limit: 50 });
  return (data["markets"] as { id: string }[]).map(({ id }) => id);
}

async function firstMarket(client: Client): Promise<string> {
  const [market] = await marketsOf(client);
  if (!market) throw new Error("There is no market.");
  return market;
}

describe("an assistant with a key", () => {
  test("finds a market and tells its figures as the API does, with a link to the screen", async () => {
    const key = await keyOf(SELLER, "read");
    const client = await withKey(key);
    expect(client.getInstructions()).toContain("Never state a figure that no tool gave you");
    const { tools } = await client.listTools();
    expect(tools.length).toBe(15);
    for (const { annotations, outputSchema } of tools)
      expect([annotations?.readOnlyHint, outputSchema?.type]).toEqual([true, "object"]);
    const market = await firstMarket(client);
    const { data, text } = await call(client, "market_summary", { market });
    const answer = await fetch(`${url}/api/v1/markets/${market}/media-ad-spending`, {
      headers: { authorization: `Bearer ${key}` },
    });
    const api = (await answer.json()) as { total: number; year: number };
    expect(data).toMatchObject({
      total: api.total,
      year: api.year,
      link: expect.stringContaining(`${url}/market-summary`),
    });
    expect(text).toContain("Source: ");
  });

  test("with a person of another organization's key has that person's markets, and is refused the others", async () => {
    const seller = await withKey(await keyOf(SELLER, "read"));
    const basic = await withKey(await keyOf(BASIC, "read"));
    const mine = new Set(await marketsOf(basic));
    const foreign = (await marketsOf(seller)).find((id) => !mine.has(id));
    if (foreign === undefined) throw new Error("Both have the same markets.");
    const refused = await call(basic, "market_summary", { market: foreign });
    expect([refused.isError, refused.text]).toEqual([true, expect.stringContaining("market-not-entitled")]);
  });

  test("without a key, or with one that was revoked, is not let in", async () => {
    await expect(connected({})).rejects.toThrow();
    await expect(withKey(`sm_${"x".repeat(43)}`)).rejects.toThrow();
  });
});

/** What a program on the person's own machine keeps of its sign-in. */
function program(): OAuthClientProvider & { readonly asked: string[] } {
  const kept: Record<string, unknown> = {};
  const asked: string[] = [];
  return {
    asked,
    redirectUrl: BACK,
    clientMetadata: { client_name: "Outside", redirect_uris: [BACK] },
    clientInformation: () => kept["client"] as never,
    saveClientInformation: (client) => void (kept["client"] = client),
    tokens: () => kept["tokens"] as never,
    saveTokens: (tokens) => void (kept["tokens"] = tokens),
    redirectToAuthorization: (to) => void asked.push(to.href),
    saveCodeVerifier: (verifier) => void (kept["verifier"] = verifier),
    codeVerifier: () => String(kept["verifier"]),
  };
}

test("an assistant finds the provider by itself, is allowed to read by its person, and reads", async () => {
  const authProvider = program();
  const transport = new StreamableHTTPClientTransport(address, { authProvider });
  await expect(new Client({ name: "outside", version: "1" }).connect(transport)).rejects.toThrow(UnauthorizedError);
  const jar = new Jar();
  const form = await jar.follow(authProvider.asked[0] ?? "");
  const consent = await jar.follow(form.url, { email: SELLER, password: DEMO_PASSWORD });
  expect(consent.answer.text).toContain("localhost:8123");
  const back = await jar.follow(consent.url, { decision: "allow" });
  await transport.finishAuth(new URL(back.url).searchParams);
  const client = new Client({ name: "outside", version: "1" });
  await client.connect(new StreamableHTTPClientTransport(address, { authProvider }));
  open.push(client);
  expect(await firstMarket(client)).toMatch(/^tv-/);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).not.toContain("add_call");
});
