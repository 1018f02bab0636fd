import type { Environment } from "./environmentOf.ts";

/** The address of a hosted backend, as its console gives it. None of it is secret: browsers get it as it is. */
export interface HostedConfiguration {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly storageBucket: string;
  readonly messagingSenderId: string;
  readonly appId: string;
  readonly measurementId: string;
  /** Of development alone. */
  readonly databaseURL?: string;
}

export const HOSTED_FIELDS = [
  "apiKey",
  "authDomain",
  "projectId",
  "storageBucket",
  "messagingSenderId",
  "appId",
  "measurementId",
] as const satisfies readonly (keyof HostedConfiguration)[];

/** Only these are needed to reach a backend at all; the rest may be left empty. */
const NEEDED = ["apiKey", "projectId", "appId"];

export interface HostedReading {
  /** Null where nothing is configured, or where it cannot be used. */
  readonly configuration: HostedConfiguration | null;
  /** What is wrong, a sentence each. */
  readonly faults: readonly string[];
}

/** Reads one configuration from the JSON text of its build-time setting; an empty text configures nothing. */
export function readHostedConfiguration(text: string, environment: Environment): HostedReading {
  if (text.trim() === "") return { configuration: null, faults: [] };
  const parsed = parse(text);
  if (!isRecord(parsed)) return { configuration: null, faults: ["must be a JSON object"] };

  const known: readonly string[] = environment === "development" ? [...HOSTED_FIELDS, "databaseURL"] : HOSTED_FIELDS;
  const faults = [
    ...Object.keys(parsed)
      .filter((name) => !known.includes(name))
      .map((name) => `has the field ${name}, which ${environment} does not know`),
    ...known
      .filter((name) => parsed[name] !== undefined && typeof parsed[name] !== "string")
      .map((name) => `has in ${name} something that is not text`),
    ...NEEDED.filter((name) => parsed[name] === undefined || parsed[name] === "").map((name) => `lacks ${name}`),
  ];
  if (faults.length > 0) return { configuration: null, faults };

  const field = (name: string) => {
    const value = parsed[name];
    return typeof value === "string" ? value : "";
  };
  return {
    configuration: {
      apiKey: field("apiKey"),
      authDomain: field("authDomain"),
      projectId: field("projectId"),
      storageBucket: field("storageBucket"),
      messagingSenderId: field("messagingSenderId"),
      appId: field("appId"),
      measurementId: field("measurementId"),
      ...(field("databaseURL") !== "" && { databaseURL: field("databaseURL") }),
    },
    faults,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
