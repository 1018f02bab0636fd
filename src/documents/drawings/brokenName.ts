import { nameWidth } from "#figures/charts/nameLines.ts";

/** A name in lines no wider than `width` pixels at 12 px, `most` of them at most; what does not fit ends in an ellipsis. */
export function brokenName(name: string, width: number, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of name.split(/(?<=[ /-])/)) {
    const line = lines.at(-1);
    if (line !== undefined && nameWidth(`${line}${word}`.trimEnd()) <= width) lines[lines.length - 1] = line + word;
    else lines.push(word);
  }
  const [kept, rest] = [lines.slice(0, most), lines.slice(most)];
  const last = kept.length - 1;
  return kept.map((line, at) => cut(at === last && rest.length > 0 ? line + rest.join("") : line.trimEnd(), width));
}

function cut(text: string, width: number): string {
  if (nameWidth(text) <= width) return text;
  let kept = text;
  while (kept.length > 1 && nameWidth(`${kept}…`) > width) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}…`;
}
