/** Small letters without accents, as people type them in a hurry: `Käse-Straße` is `kase strasse`. */
export function plainLetters(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replace(/[^a-z0-9&]+/g, " ")
    .trim();
}

/** The same without anything between the letters: `O & O`, `o&o` and `L.A.` become `o&o` and `la`. */
export function squeezed(text: string): string {
  return plainLetters(text).replaceAll(" ", "");
}
