/** What XML 1.0 has no place for, even as a reference; halves of a pair of surrogates are found by `isWellFormed`. */
// oxlint-disable-next-line no-control-regex
const IMPOSSIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text without the characters that no XML can hold: control characters go, halves of characters become U+FFFD. */
export function xmlSafe(text: string): string {
  return (text.isWellFormed() ? text : text.toWellFormed()).replace(IMPOSSIBLE, "");
}

/** Text as it stands in XML, between tags and in attributes. */
export function xmlText(text: string): string {
  return xmlSafe(text).replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}
