/** A name as it is compared: no case, accents, spaces or punctuation, so `Amount (USD)` and `amount_usd` are the same. */
export function plainName(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("&", "and")
    .replace(/[^\p{L}\p{N}]/gu, "");
}
