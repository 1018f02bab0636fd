/** What turns the direction of a name's letters, so that `gpj.exe` reads as a picture, or cannot be written down. */
const MISLEADING = /[\p{Cc}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu;

/** A file's name twice, as RFC 6266 has it: in plain letters, and as it is, but for what misleads about its end. */
export function dispositionOf(shown: "inline" | "attachment", name: string): string {
  const honest = name.toWellFormed().replace(MISLEADING, "_");
  const plain = honest.replace(/[^\w .-]/g, "_");
  const whole = encodeURIComponent(honest).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  return `${shown}; filename="${plain}"; filename*=UTF-8''${whole}`;
}
