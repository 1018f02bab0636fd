import { API_BASE, type Endpoint } from "#platform/api/endpoint.ts";
import { addressOf, type CallInput } from "./addressOf.ts";

/** Sends bytes and tells how far they have come, which `fetch` cannot. @throws DOMException `AbortError`; Error where nothing answers */
export function sendWatched(
  endpoint: Endpoint,
  input: CallInput<Endpoint>,
  headers: Readonly<Record<string, string>>,
  onSent: (part: number) => void,
): Promise<Response> {
  const { bytes, signal } = input;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const aborted = () => reject(new DOMException("Aborted", "AbortError"));
    if (signal?.aborted) return aborted();
    request.open(endpoint.method, API_BASE + addressOf(endpoint, input));
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener("progress", ({ loaded, total }) => onSent(total === 0 ? 1 : loaded / total));
    request.addEventListener("load", () =>
      resolve(new Response(request.responseText, { status: request.status, statusText: request.statusText })),
    );
    request.addEventListener("error", () => reject(new Error("Nothing answered.")));
    request.addEventListener("abort", aborted);
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    request.send(bytes ?? null);
  });
}
