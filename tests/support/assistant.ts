import type { TestApp } from "./testApp.ts";

/** What a tool answered: as text, as data, and whether it is a refusal. */
export interface ToolAnswer {
  readonly text: string;
  readonly data: Record<string, unknown>;
  readonly isError: boolean;
}

interface Message {
  readonly result?: {
    readonly content?: readonly { readonly text: string }[];
    readonly structuredContent?: Record<string, unknown>;
    readonly isError?: boolean;
    readonly tools?: readonly { readonly name: string; readonly annotations?: { readonly readOnlyHint?: boolean } }[];
  };
  readonly error?: { readonly code: number; readonly message: string };
}

/** Says something to the assistants' address as a client of the protocol does, without its library. */
export async function say(
  { get }: Pick<TestApp, "get">,
  headers: Readonly<Record<string, string>>,
  method: string,
  params: object = {},
) {
  const answer = await get("/mcp", {
    method: "POST",
    headers: { accept: "application/json, text/event-stream", "content-type": "application/json", ...headers },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
  });
  const data = /^data: (.*)$/m.exec(answer.body)?.[1] ?? answer.body;
  const message = data.startsWith("{") ? (JSON.parse(data) as Message) : {};
  return { status: answer.statusCode, headers: answer.headers, message, body: answer.body };
}

/** Calls a tool. */
export async function callTool(
  product: Pick<TestApp, "get">,
  headers: Readonly<Record<string, string>>,
  name: string,
  given: object = {},
): Promise<ToolAnswer> {
  const { message, body } = await say(product, headers, "tools/call", { name, arguments: given });
  if (!message.result) throw new Error(`No result: ${body}`);
  const { content = [], structuredContent = {}, isError = false } = message.result;
  return { text: content.map(({ text }) => text).join("\n"), data: structuredContent, isError };
}

/** The tools that are offered. */
export async function toolsFor(product: Pick<TestApp, "get">, headers: Readonly<Record<string, string>>) {
  const { message } = await say(product, headers, "tools/list");
  return message.result?.tools ?? [];
}
