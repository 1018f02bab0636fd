import { expect, test } from "vitest";
import { ask } from "./support/ask.ts";
import { DEMO_PASSWORD } from "./support/product.ts";
import { sharedProduct } from "./support/shared.ts";
import { signIn } from "./support/signIn.ts";

/** A calendar program, which knows nothing but an address that somebody pasted into it. */

const SELLER = "seller@spotmarket.example";
const NOTE = "Größe; 2, Zeile\nzweite \\ Zeile 🚗 ".repeat(12).trim();

interface Line {
  readonly name: string;
  readonly parameters: string;
  readonly value: string;
}

/** Reads a calendar to the letter of RFC 5545: lines end with CRLF, have at most 75 octets, are unfolded and split, and blocks close as they open. */
function readCalendar(bytes: Buffer): readonly ReadonlyMap<string, Line>[] {
  const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  if (!text.endsWith("\r\n") || /[^\r]\n|\r[^\n]/.test(text)) throw new Error("Lines end with CRLF.");
  const written = text.slice(0, -2).split("\r\n");
  if (written.some((line) => Buffer.byteLength(line) > 75)) throw new Error("A line is too long.");
  const lines = written
    .join("\r\n")
    .replaceAll("\r\n ", "")
    .split("\r\n")
    .map((line): Line => {
      const [, name, parameters, value] = /^([A-Z-]+)((?:;[A-Z-]+=[^:;",]+)*):(.*)$/.exec(line) ?? [];
      if (name === undefined || parameters === undefined || value === undefined) throw new Error(`No line: ${line}`);
      return { name, parameters, value };
    });
  const open: string[] = [];
  const events: Map<string, Line>[] = [];
  for (const line of lines) {
    if (line.name === "BEGIN") {
      open.push(line.value);
      if (line.value === "VEVENT") events.push(new Map());
    } else if (line.name === "END") {
      if (open.pop() !== line.value) throw new Error(`${line.value} was not open.`);
    } else if (open.at(-1) === "VEVENT") {
      if (events.at(-1)?.has(line.name)) throw new Error(`${line.name} stands twice.`);
      events.at(-1)?.set(line.name, line);
    } else if (open.at(-1) !== "VCALENDAR") throw new Error(`${line.name} stands in no calendar.`);
  }
  if (open.length > 0) throw new Error("Something stays open.");
  return events;
}

/** A text as it was before it was escaped. */
function unescaped(value: string): string {
  if (/(?<!\\)(?:\\\\)*[;,]/.test(value)) throw new Error(`Not escaped: ${value}`);
  return value.replace(/\\([\\;,nN])/g, (_all, letter: string) => (/n/i.test(letter) ? "\n" : letter));
}

test("a calendar program fetches somebody's dated calls by their address alone, and no more once it is replaced or turned off", async () => {
  const { url } = sharedProduct();
  const { access_token: token } = await signIn(url, SELLER, DEMO_PASSWORD);
  const api = (method: string, path: string, body?: object) =>
    ask(`${url}/api/v1/call-list${path}`, { method, token, ...(body && { body }) });
  const call = {
    market: "nation",
    subVertical: "hotels",
    prospect: `calendar-${Date.now()}`,
    name: "Grand, Hotel; & more",
  };
  const { id } = (await api("POST", "", call)).json() as { id: string };
  try {
    await api("PATCH", `/${id}`, { dueOn: "2027-02-28", nextStep: "Ask for Maria", note: NOTE });
    const make = async () => ((await api("POST", "/calendar")).json() as { address: string }).address;
    const address = await make();
    expect(address.startsWith(`${url}/api/v1/calendar/`)).toBe(true);
    // As Google, Outlook and Apple ask for it.
    for (const accept of ["*/*", "text/calendar, text/plain;q=0.5", "text/calendar"]) {
      const answer = await ask(address, { headers: { accept } });
      expect([answer.status, answer.headers["content-type"], answer.headers["cache-control"], answer.cookies]).toEqual([
        200,
        "text/calendar; charset=utf-8",
        "no-store",
        [],
      ]);
      const events = readCalendar(answer.bytes);
      const ours = events.find((event) => event.get("URL")?.value === `${url}/call-list?open=${id}`);
      expect(unescaped(ours?.get("SUMMARY")?.value ?? "")).toBe("Grand, Hotel; & more: Ask for Maria");
      expect(ours?.get("DTSTART")).toEqual({ name: "DTSTART", parameters: ";VALUE=DATE", value: "20270228" });
      expect(ours?.get("DTSTAMP")?.value).toMatch(/^\d{8}T\d{6}Z$/);
      expect(unescaped(ours?.get("DESCRIPTION")?.value ?? "")).toContain(NOTE);
      expect(new Set(events.map((event) => event.get("UID")?.value)).size).toBe(events.length);
    }
    // Nothing has changed since: what is known needs not be sent again.
    const { headers } = await ask(address);
    const again = await ask(address, { headers: { "if-none-match": headers["etag"] ?? "" } });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);

    await api("PATCH", `/${id}`, { status: "won" });
    expect((await ask(address)).text).not.toContain(`open=${id}`);
    const next = await make();
    expect([(await ask(address)).status, (await ask(next)).status]).toEqual([404, 200]);
    await api("DELETE", "/calendar");
    const gone = await ask(next);
    expect([gone.status, gone.headers["cache-control"]]).toEqual([404, "no-store"]);
    expect((await ask(next.slice(0, -4))).status).toBe(404);
  } finally {
    await api("DELETE", "/calendar");
    await api("DELETE", `/${id}`);
  }
});
