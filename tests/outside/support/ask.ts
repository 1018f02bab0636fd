import { request as plain } from "node:http";
import { request as encrypted } from "node:https";
import { buffer } from "node:stream/consumers";

export interface Answer {
  readonly status: number;
  /** By name in small letters; several of one name are joined by commas, except cookies. */
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly string[];
  readonly bytes: Buffer;
  readonly text: string;
  json(): unknown;
}

export interface Asking {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** An object goes as JSON, parameters as a form. */
  readonly body?: string | Buffer | object;
  /** Of the product: goes as `Authorization: Bearer`. */
  readonly token?: string;
  /** The authority that signed the server's certificate. */
  readonly ca?: string;
  /** Milliseconds after which the connection is given up. */
  readonly patience?: number;
}

/** One request on a connection of its own, as curl, scripts and proxies without keep-alive make them. Follows no redirects. */
export async function ask(url: string, asking: Asking = {}): Promise<Answer> {
  const { body, type } = payload(asking.body);
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const sent = (url.startsWith("https:") ? encrypted : plain)(
    url,
    {
      method: asking.method ?? (body === undefined ? "GET" : "POST"),
      agent: false,
      ca: asking.ca,
      timeout: asking.patience ?? 60_000,
      headers: {
        accept: "*/*",
        connection: "close",
        ...(type ? { "content-type": type } : {}),
        ...(body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) }),
        ...(asking.token ? { authorization: `Bearer ${asking.token}` } : {}),
        ...asking.headers,
      },
    },
    (response) => {
      buffer(response).then((bytes) => {
        const text = bytes.toString("utf8");
        const headers = Object.entries(response.headers).map(([name, value]) => [name, String(value ?? "")]);
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(headers),
          cookies: response.headers["set-cookie"] ?? [],
          bytes,
          text,
          json: () => JSON.parse(text) as unknown,
        });
      }, reject);
    },
  );
  sent.on("error", reject);
  sent.on("timeout", () => sent.destroy(new Error(`No answer from ${url} in time.`)));
  sent.end(body);
  return promise;
}

function payload(given: Asking["body"]): { readonly body?: string | Buffer; readonly type?: string } {
  if (given === undefined) return {};
  if (given instanceof URLSearchParams) return { body: given.toString(), type: "application/x-www-form-urlencoded" };
  if (typeof given === "string" || Buffer.isBuffer(given)) return { body: given };
  return { body: JSON.stringify(given), type: "application/json" };
}
