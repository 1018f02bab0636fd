import type { FastifyServerOptions } from "fastify";
import type { DestinationStream } from "pino";
import type { Config } from "./config.ts";

/** Wherever such a value turns up in a log line, it is left out. */
const SECRETS = [
  "authorization",
  "cookie",
  "set-cookie",
  "password",
  "email",
  "token",
  "access_token",
  "refresh_token",
  "id_token",
  "code",
];

/**
 * Structured logs, one JSON object a line. A request is described by method, path and status alone: its query and headers may hold
 * codes, tokens and addresses.
 */
export function loggerOptions(
  level: Config["logLevel"],
  stream?: DestinationStream,
): NonNullable<FastifyServerOptions["logger"]> {
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: {
      paths: SECRETS.flatMap((name) => [wildcard(name), wildcard(name, "*."), wildcard(name, "*.*.")]),
      censor: "[left out]",
    },
    serializers: {
      err: loggedFault,
      req: ({ method, url }: { method: string; url: string }) => ({
        method,
        path: withoutSecret(url.split("?")[0] ?? ""),
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
    },
    ...(stream ? { stream } : {}),
  };
}

/** Some addresses carry a secret: that of a view-as grant, and those that mail and calendar programs, chats and spreadsheets ask for. */
function withoutSecret(path: string): string {
  return path.replace(/(\/(?:view-as|unsubscribe|calendar|chart-pictures|sheets)\/).+/, "$1[left out]");
}

function wildcard(name: string, depth = ""): string {
  return name.includes("-") ? `${depth.slice(0, -1)}["${name}"]` : `${depth}${name}`;
}

/** What says where a fault comes from and nothing of whose data it met: neither parameters nor rows nor answers of others. */
const TOLD = ["constraint", "table", "column", "syscall", "statusCode"];

interface LoggedFault {
  type: string;
  message: string;
  stack: string;
  [field: string]: unknown;
}

/**
 * A fault as the log keeps it. Stores hang the statement's values and the row that failed on their errors, mail servers the recipients:
 * those stay out.
 */
function loggedFault(fault: unknown): LoggedFault {
  if (!(fault instanceof Error)) return { type: typeof fault, message: String(fault), stack: "" };
  const told = TOLD.flatMap((field): [string, unknown][] => {
    const value: unknown = Reflect.get(fault, field);
    return value === undefined ? [] : [[field, value]];
  });
  const code: unknown = Reflect.get(fault, "code");
  return {
    type: fault.constructor.name,
    // Under a name of its own: what is called a code elsewhere is a secret.
    ...(code === undefined ? {} : { kind: code }),
    message: fault.message,
    stack: fault.stack ?? "",
    ...Object.fromEntries(told),
    ...(fault.cause === undefined ? {} : { cause: loggedFault(fault.cause) }),
    ...(fault instanceof AggregateError ? { errors: fault.errors.map(loggedFault) } : {}),
  };
}
