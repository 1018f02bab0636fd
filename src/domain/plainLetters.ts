/** What can carry an accent. */
const BEYOND_ASCII = /[^ -~\s]/;

/** Small letters without accents, so that a search finds "José" by "jose" and "STRASSE" by "straße". */
export function plainLetters(text: string): string {
  // Most of what a list of twenty thousand rows says has none.
  if (!BEYOND_ASCII.test(text)) return text.toLowerCase();
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss");
}
