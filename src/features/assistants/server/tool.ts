import type { CallToolResult, McpServer } from "@modelcontextprotocol/server";
import type { z } from "zod";
import type { Site } from "#platform/identity/site.ts";
import { type AskApi, Refusal } from "./askApi.ts";

/** What a tool works with: the API in the caller's name, and where the screens are that its answers link to. */
export interface Hands {
  readonly ask: AskApi;
  readonly site: Site;
}

/** What a tool answers: a short text, and the same as data that the output schema describes. */
interface Told<Output> {
  readonly lines: readonly string[];
  readonly data: Output;
}

interface ToolAbout<Input extends z.ZodObject, Output extends z.ZodObject> {
  /** In snake_case, as assistants expect. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  readonly output: Output;
  /** Changes something; needs the scope `write`. */
  readonly writes?: true;
}

/** One thing that an assistant can ask for. */
export interface AssistantTool {
  readonly name: string;
  readonly writes: boolean;
  readonly register: (server: McpServer, hands: Hands) => void;
}

export function tool<Input extends z.ZodObject, Output extends z.ZodObject>(
  { name, title, description, input, output, writes }: ToolAbout<Input, Output>,
  run: (asked: z.output<Input>, hands: Hands) => Promise<Told<z.output<Output>>>,
): AssistantTool {
  const annotations = {
    title,
    readOnlyHint: writes !== true,
    destructiveHint: false,
    idempotentHint: writes !== true,
    openWorldHint: false,
  };
  return {
    name,
    writes: writes === true,
    register: (server, hands) => {
      const [inputSchema, outputSchema]: readonly [z.ZodObject, z.ZodObject] = [input, output];
      const answer = async (asked: unknown): Promise<CallToolResult> => {
        try {
          const { lines, data } = await run(input.parse(asked), hands);
          return { content: [{ type: "text", text: lines.join("\n") }], structuredContent: { ...data } };
        } catch (reason) {
          if (reason instanceof Refusal) return refused(reason);
          throw reason;
        }
      };
      server.registerTool(name, { title, description, inputSchema, outputSchema, annotations }, answer);
    },
  };
}

/** What to do next, where the API's own words do not say it. */
const NEXT: Readonly<Record<string, string>> = {
  "market-not-entitled": "Use find_markets for the markets that are included, or ask the account owner for this one.",
  "vertical-not-entitled": "Use find_categories for the categories that are included.",
  "key-scope-required": "Ask the person to connect with a key or a consent that has this scope.",
  "invalid-input": "Correct the arguments and call the tool again.",
  "too-many-requests": "Wait, then call the tool again.",
};

/** A refusal that an assistant can pass on: what, why, and what next. It never guesses a figure in its place. */
function refused({ code, message }: Refusal): CallToolResult {
  const next = NEXT[code];
  const text = [`No figure: ${message}`, ...(next === undefined ? [] : [next]), `(${code})`].join(" ");
  return { content: [{ type: "text", text }], isError: true };
}
