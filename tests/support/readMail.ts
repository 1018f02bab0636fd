/** A mail as its reader's program shows it. */
export interface ReadMail {
  /** By name in small letters, folded lines joined and encoded words decoded. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly html: string;
}

/** Takes a mail of two parts apart, as it came over the wire or stands in a file. */
export function readMail(raw: string): ReadMail {
  const { headers, body } = halves(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers["content-type"] ?? "")?.[1] ?? "";
  const parts = body.split(`--${boundary}`).map((part) => halves(part.replace(/^\r?\n/, "")));
  const part = (type: string) => {
    const found = parts.find((one) => one.headers["content-type"]?.startsWith(type));
    return found ? decoded(found.body, found.headers["content-transfer-encoding"] ?? "") : "";
  };
  return { headers, text: part("text/plain"), html: part("text/html") };
}

function halves(raw: string): { headers: Record<string, string>; body: string } {
  const [, head = "", body = ""] = /^([\s\S]*?)\r?\n\r?\n([\s\S]*)$/.exec(raw) ?? [];
  const lines = head.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/);
  const headers = lines.map((line) => {
    const at = line.indexOf(":");
    return [line.slice(0, at).toLowerCase(), words(line.slice(at + 1).trim())];
  });
  return { headers: Object.fromEntries(headers), body };
}

/** Encoded words of a header: `=?UTF-8?Q?…?=` and `=?UTF-8?B?…?=`. */
function words(line: string): string {
  return line
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_all, form: string, text: string) =>
      form.toLowerCase() === "b"
        ? Buffer.from(text, "base64").toString("utf8")
        : quotedPrintable(text.replaceAll("_", " ")),
    );
}

function decoded(body: string, encoding: string): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
  return (encoding === "quoted-printable" ? quotedPrintable(body) : body).replaceAll("\r\n", "\n").trimEnd();
}

function quotedPrintable(text: string): string {
  const joined = text.replace(/=\r?\n/g, "");
  const bytes = joined.replace(/((?:=[0-9A-F]{2})+)/gi, (run) =>
    Buffer.from(run.replaceAll("=", ""), "hex").toString("utf8"),
  );
  return bytes;
}
