/** Small letters without accents, so that a search finds "José" by "jose" and "STRASSE" by "straße". */
export function plainLetters(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss");
}
